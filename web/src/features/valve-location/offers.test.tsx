import { expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { offerNothing } from "../../../test/offers";
import { portal as schedulePortal, showSchedule } from "./schedule/testing/showSchedule";
import { createPortal, park, rose, showLocation } from "./testing/showLocation";
import { bundle } from "./testing/valveData";

it("opens a valve without an end, and says nothing of closing by itself", async () => {
  offerNothing();
  const given = createPortal(park([rose]));
  showLocation(given);
  await userEvent.click(await screen.findByRole("button", { name: "Odpri ročno: Rozarij" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.queryAllByRole("radio")).toEqual([]);
  expect(dialog.getByText("Ventil se odpre, ko naprava prevzame ukaz.")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Odpri" }));
  await waitFor(() =>
    expect(given.portal.setValveMode.mock.calls).toEqual([
      [{ input: { clientIds: ["11"], mode: "MANUAL_ON", dryRun: false } }],
    ]),
  );
});

it("closes all valves, and has neither a rain delay nor a drawn week", async () => {
  offerNothing();
  showLocation(createPortal());
  expect(await screen.findByRole("button", { name: "Zapri vse" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Dežni zamik" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Pokaži teden" })).toBeNull();
});

it("edits a schedule without what it would make of the week, and asks nobody for that", async () => {
  offerNothing();
  const { root } = schedulePortal(bundle());
  await showSchedule(bundle(), root);
  expect(await screen.findByRole("table")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Naslednjih 7 dni" })).toBeNull();
  expect(screen.queryByText(/^Skupaj|ne odpre/)).toBeNull();
  expect(root.valveSchedulePreview).not.toHaveBeenCalled();
});
