import { beforeEach, expect, it, jest } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { offerAllBut } from "../../../test/offers";
import { chooseLanguage } from "../../i18n/language";
import { showFirmware } from "./testing/showFirmware";

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => {
  chooseLanguage("sl");
  offerAllBut("ROLLOUTS", "FIRMWARE_PROGRESS");
});

it("is a list without rollouts, from which firmware goes out at once", async () => {
  const { sent } = await showFirmware();
  expect(screen.queryByRole("radio", { name: "Uvajanja" })).toBeNull();
  await press("Dodeli napravam: 1.0");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryByRole("radio", { name: "Postopoma" })).toBeNull();
  await userEvent.click(await dialog.findByRole("checkbox", { name: /Most/ }));
  await userEvent.click(dialog.getByRole("button", { name: "Najprej preveri" }));
  await userEvent.click(await dialog.findByRole("button", { name: "Dodeli" }));
  await dialog.findByText("1 naprava posodobljena");
  expect(sent.map(([name]) => name)).toEqual(["assignFirmware", "assignFirmware"]);
});

it("is deleted without the question who waits for it", async () => {
  const firmware = jest.fn(() => null);
  await showFirmware({ root: { firmware } });
  await press("Izbriši: 1.0");
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.queryByRole("status")).toBeNull();
  expect(firmware).not.toHaveBeenCalled();
});

it.each(["?rollout=5", "?view=rollouts"])(
  "says at %s what is lacking, and asks for nothing",
  async (search) => {
    const rollouts = jest.fn(() => null);
    await showFirmware({ at: `/admin/firmware${search}`, root: { rollout: rollouts, rollouts } });
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(
      "Platforma portala tega ne ponuja: uvajanje programske opreme po stopnjah.",
    );
    expect(screen.getByRole("link")).toHaveAttribute("href", "/admin/firmware");
    expect(rollouts).not.toHaveBeenCalled();
  },
);
