import { beforeEach, expect, it, jest } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clientRow } from "../../../test/clientRow";
import { renderPortal } from "../../../test/renderPortal";
import type { ClientRow } from "../clients/clientRow";
import { ClientsContext } from "../clients/useClients";
import { BulkBar } from "./BulkBar";

const known = {
  clients: [],
  groups: [],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};
const onClear = jest.fn();
const bar = (selected: readonly ClientRow[], outOfSight = 0) => (
  <ClientsContext value={known}>
    <BulkBar selected={selected} outOfSight={outOfSight} onClear={onClear} />
  </ClientsContext>
);
const [one, other] = [clientRow({ id: "1" }), clientRow({ id: "2" })];
const buttons = () =>
  within(screen.getByRole("region", { name: "Selected clients" }))
    .getAllByRole("button")
    .map((button) => button.textContent || button.getAttribute("aria-label"));

beforeEach(() => {
  onClear.mockClear();
  localStorage.setItem("language", "en");
});

it("is not there while none is chosen", () => {
  renderPortal(bar([]));
  expect(screen.queryByRole("region", { name: "Selected clients" })).toBeNull();
});

it("tells how many are chosen, which of them are filtered away, and what can be done with them", async () => {
  renderPortal(bar([one, other], 1));
  expect(screen.getByRole("status")).toHaveTextContent("2 clients selected · 1 of them not in sight");
  expect(buttons()).toEqual([
    "Clear the selection",
    "Assign firmware",
    "Assign action",
    "Change Group",
    "Update notes",
    "Modify config",
    "Set one field",
    "Delete client",
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Clear the selection" }));
  expect(onClear).toHaveBeenCalledTimes(1);
});

it("offers a serial number to one device alone", () => {
  renderPortal(bar([one]));
  expect(buttons()).toContain("Assign serial number");
});

it("is reached by F6 from where one is in the list, and left by it again", async () => {
  renderPortal(
    <>
      <input type="checkbox" aria-label="Row 280" />
      {bar([one, other])}
    </>,
  );
  expect(screen.getByRole("status")).toHaveTextContent("F6 goes to what can be done with them");
  const row = screen.getByRole("checkbox");
  row.focus();
  await userEvent.keyboard("{F6}");
  expect(screen.getByRole("button", { name: "Assign firmware" })).toHaveFocus();
  await userEvent.keyboard("{F6}");
  expect(row).toHaveFocus();
});

it("opens a change, whose dialog keeps the devices that it began with", async () => {
  await act(async () => renderPortal(bar([one, other])));
  await userEvent.click(screen.getByRole("button", { name: "Delete client" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByRole("heading", { name: "Delete 2 clients?" })).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
