import { beforeEach, expect, it, jest } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { offerAllBut } from "../../../../test/offers";
import { renderPortal } from "../../../../test/renderPortal";
import { adoptLanguage } from "../../../i18n/language";
import { ExclusionsCard } from "./ExclusionsCard";

/** 5 January 2026, 10:00 in Ljubljana. */
const from = 1_767_603_600;
const removed = { vehicles: 12, pedestrians: 0, bicycles: 3, coveredSeconds: 3600 };
const exclusion = {
  ...{ id: "4", from, to: from + 3600, reason: "Pokvarjen senzor" },
  ...{ createDate: from, createdBy: "ana@obcina.si" },
};

beforeEach(() => adoptLanguage("sl"));

type Sent = { dryRun?: boolean; from: number; to: number; reason: string };

async function show(exclusions: object[] = []) {
  const sent = jest.fn<(input: object) => void>();
  renderPortal(<ExclusionsCard client={{ id: "7", timeZone: "Europe/Ljubljana" }} />, {
    root: {
      client: () => ({ id: "7", exclusions }),
      addExclusion: ({ input }: { input: Sent }) => {
        sent(input);
        return { exclusion, removed };
      },
      deleteExclusion: ({ input }: { input: object }) => {
        sent(input);
        return { restored: removed };
      },
    },
  });
  await screen.findByText(exclusions.length === 0 ? "Nobeno obdobje ni izločeno." : "Pokvarjen senzor");
  return sent;
}

async function fillIn(to: string) {
  await userEvent.click(screen.getByRole("button", { name: "Izloči obdobje" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.change(dialog.getByLabelText("Od"), { target: { value: "2026-01-05T10:00" } });
  fireEvent.change(dialog.getByLabelText("Do"), { target: { value: to } });
  await userEvent.type(dialog.getByLabelText("Razlog"), "Testna vožnja");
  return dialog;
}

it("shows what a period would leave out before it is left out", async () => {
  const sent = await show();
  const dialog = await fillIn("2026-01-05T11:00");
  await userEvent.click(dialog.getByRole("button", { name: "Poglej, kaj bi izpadlo" }));
  expect(await dialog.findByText(/Izpadlo bi: 12 vozil, 0 pešcev, 3 kolesarjev, 1,0 h/)).toBeVisible();
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ dryRun: true, from, to: from + 3600 }));
  await userEvent.click(dialog.getByRole("button", { name: "Izloči" }));
  expect(sent).toHaveBeenLastCalledWith(
    expect.objectContaining({ dryRun: false, reason: "Testna vožnja", clientId: "7" }),
  );
  expect(await screen.findByText("Obdobje je izločeno")).toBeVisible();
});

it("says beside the field what is wrong with it", async () => {
  const sent = await show();
  const dialog = await fillIn("2026-01-05T09:00");
  await userEvent.click(dialog.getByRole("button", { name: "Poglej, kaj bi izpadlo" }));
  expect(dialog.getByText("Konec mora biti po začetku.")).toBeVisible();
  fireEvent.change(dialog.getByLabelText("Do"), { target: { value: "2026-08-05T09:00" } });
  await userEvent.click(dialog.getByRole("button", { name: "Poglej, kaj bi izpadlo" }));
  expect(dialog.getByText(/največ 92 dni/)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

it("leaves it out at once where nothing can be tried", async () => {
  offerAllBut("DRY_RUN");
  const sent = await show();
  const dialog = await fillIn("2026-01-05T11:00");
  await userEvent.click(dialog.getByRole("button", { name: "Izloči" }));
  expect(sent).toHaveBeenCalledTimes(1);
});

it("lets a period count again once that was agreed to", async () => {
  const sent = await show([exclusion]);
  await userEvent.click(screen.getByRole("button", { name: /^Naj spet šteje: 05.01.2026 10:00/ }));
  const asked = within(await screen.findByRole("alertdialog"));
  await userEvent.click(asked.getByRole("button", { name: "Naj spet šteje" }));
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: "4" }));
  expect(await screen.findByText("Obdobje spet šteje")).toBeVisible();
});
