import { beforeEach, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { offerAllBut } from "../../../../test/offers";
import { pressTwice } from "../../../../test/pressTwice";
import { renderPortal } from "../../../../test/renderPortal";
import type { Root } from "../../../../test/schemaLink";
import { userRow } from "../../../../test/userRow";
import { ClientsContext, type ClientsValue } from "../../../shared/clients/useClients";
import { localSession } from "../../../shared/session/session";
import { toast } from "../../../shared/ui/toastStore";
import { UsersPage } from "../UsersPage";

const ITEM = "Odvzemi drugi korak prijave …";
const people = [
  userRow("1", { admin: true, secondFactors: 1 }),
  userRow("2", { firstName: "Ana", lastName: "Novak", username: "Ana Novak", secondFactors: 2 }),
  userRow("3", { secondFactors: 0 }),
  userRow("4", { secondFactors: null }),
];
const known: ClientsValue = {
  clients: [],
  groups: [],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};
type Given = { input: Record<string, unknown> };

async function show(root: Root = {}) {
  const users = jest.fn(() => ({
    nodes: people,
    totalCount: people.length,
    pageInfo: { hasNextPage: false, endCursor: null },
  }));
  const ui = (
    <ClientsContext value={known}>
      <UsersPage />
    </ClientsContext>
  );
  await act(async () => renderPortal(ui, { at: "/admin/users", root: { users, ...root } }));
  return users;
}
async function openMenu(id: string) {
  await userEvent.click(await screen.findByRole("button", { name: `Dejanja: oseba${id}@obcina.si` }));
  return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
}
async function choose(id: string) {
  await openMenu(id);
  await userEvent.click(screen.getByRole("menuitem", { name: ITEM }));
  return within(await screen.findByRole("alertdialog"));
}

beforeEach(() => {
  toast.clear();
  localSession.set({ userId: "1", username: "admin", isAdmin: 1, groupName: null, groupId: null });
});

it.each([
  ["who has some", "2", true],
  ["oneself", "1", false],
  ["who has none", "3", false],
  ["of whom it is not told", "4", false],
])("is offered for %s: %s %p", async (_who, id, isOffered) => {
  await show();
  expect((await openMenu(id)).includes(ITEM)).toBe(isOffered);
});

it("is not offered where the platform has no second factors", async () => {
  offerAllBut("SECOND_FACTOR");
  await show();
  expect(await openMenu("2")).not.toContain(ITEM);
});

it("says what will happen, takes them once, and reads the list anew", async () => {
  const takeSecondFactors = jest.fn((_given: Given) => ({ taken: true }));
  const users = await show({ takeSecondFactors });
  const dialog = await choose("2");
  expect(dialog.getByText(/^Odvzem drugega koraka prijave: /)).toBeVisible();
  expect(dialog.getByText(/Prepričajte se, da za to prosi res ta oseba/)).toBeVisible();
  const before = users.mock.calls.length;
  await pressTwice(dialog.getByRole("button", { name: "Odvzemi" }));
  expect(await screen.findByText("Drugi korak prijave je odvzet")).toBeVisible();
  expect(takeSecondFactors.mock.calls.map(([{ input }]) => input)).toEqual([
    expect.objectContaining({ id: "2", idempotencyKey: expect.any(String) }),
  ]);
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await waitFor(() => expect(users.mock.calls.length).toBeGreaterThan(before));
});

it("takes nothing where it is cancelled", async () => {
  const takeSecondFactors = jest.fn((_given: Given) => ({ taken: true }));
  await show({ takeSecondFactors });
  const dialog = await choose("2");
  await userEvent.click(dialog.getByRole("button", { name: "Prekliči" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(takeSecondFactors).not.toHaveBeenCalled();
});

it("says that it failed, and stays open", async () => {
  const takeSecondFactors = () => {
    throw new GraphQLError("gone", { extensions: { code: "NOT_FOUND" } });
  };
  await show({ takeSecondFactors });
  const dialog = await choose("2");
  await userEvent.click(dialog.getByRole("button", { name: "Odvzemi" }));
  expect(await screen.findByText("Drugega koraka prijave ni bilo mogoče odvzeti")).toBeVisible();
  expect(screen.getByRole("alertdialog")).toBeVisible();
});
