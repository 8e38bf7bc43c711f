import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { editedOnce } from "../../../../test/history";
import { offerAllBut } from "../../../../test/offers";
import { renderPortal } from "../../../../test/renderPortal";
import type { Root } from "../../../../test/schemaLink";
import { userRow } from "../../../../test/userRow";
import { localSession } from "../../../shared/session/session";
import { toast } from "../../../shared/ui/toastStore";
import { PeoplePage } from "./PeoplePage";

const group = { id: "1", name: "Bled" };
const people = [
  userRow("1", { role: "MANAGER", group }),
  userRow("2", { username: "Ana Novak", firstName: "Ana", lastName: "Novak", group }),
  userRow("3", { role: "VIEWER", confirmed: false, group, invitation: { expireDate: 4e9, mail: "SENT" } }),
];

async function show(root: Root = {}) {
  const users = {
    nodes: people,
    totalCount: people.length,
    pageInfo: { hasNextPage: false, endCursor: null },
  };
  return act(async () => renderPortal(<PeoplePage />, { at: "/people", root: { users, ...root } }));
}

const rowOf = (text: string) => {
  const row = screen.getByText(text).closest("li");
  if (row === null) throw new Error(`No row with ${text}.`);
  return within(row);
};
async function choose(id: string, item: string) {
  await userEvent.click(await screen.findByRole("button", { name: `Dejanja: oseba${id}@obcina.si` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
}
type Given = { input: Record<string, unknown> };

beforeEach(() => {
  toast.clear();
  localSession.set({
    ...{ userId: "1", username: "vodja", isAdmin: 0, groupName: "Bled", groupId: "1", role: "manager" },
  });
});

describe("the people of a group", () => {
  it("are listed with their roles and invitations; the own role has nothing to change", async () => {
    await show();
    expect(rowOf("Ana Novak").getByText("urejevalec")).toBeVisible();
    expect(rowOf("oseba3@obcina.si").getByText("Povabljen")).toBeVisible();
    expect(rowOf("oseba1@obcina.si").getByText("Vi")).toBeVisible();
    expect(rowOf("oseba1@obcina.si").queryByRole("button")).toBeNull();
  });

  it("are given another role, held to what was read", async () => {
    const updateUser = jest.fn(({ input }: Given) => ({ user: { ...people[1], ...input } }));
    await show({ updateUser });
    await choose("2", "Vloga …");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByRole("radio", { name: "urejevalec" })).toBeChecked();
    expect(dialog.getByRole("button", { name: "Shrani" })).toBeDisabled();
    await userEvent.click(dialog.getByRole("radio", { name: "operater" }));
    await userEvent.click(dialog.getByRole("button", { name: "Shrani" }));
    expect(await screen.findByText("Vloga je spremenjena")).toBeVisible();
    expect(updateUser.mock.calls.map(([{ input }]) => input)).toEqual([
      { id: "2", role: "OPERATOR", ifMatch: "etag-2", dryRun: false, idempotencyKey: expect.any(String) },
    ]);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("show two roles that two people gave one of them side by side, in words", async () => {
    const fields = [{ path: "ifMatch", message: "is stale", fault: "NOT_CURRENT" }];
    const updateUser = jest.fn(({ input }: Given) => {
      if (input.ifMatch === "theirs") return { user: people[1] };
      throw new GraphQLError("overtaken", { extensions: { code: "CONFLICT", fields } });
    });
    let told = people;
    const users = () => ({
      nodes: told,
      totalCount: told.length,
      pageInfo: { hasNextPage: false, endCursor: null },
    });
    await show({ updateUser, users, ...editedOnce([]).root });
    await choose("2", "Vloga …");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("radio", { name: "operater" }));
    told = people.map((one) => (one.id === "2" ? { ...one, role: "VIEWER", etag: "theirs" } : one));
    await userEvent.click(dialog.getByRole("button", { name: "Shrani" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByRole("group", { name: "Vloga v skupini" })).toHaveTextContent(
      /Prej: urejevalec.*opazovalec.*operater/,
    );
    await userEvent.click(question.getByRole("radio", { name: /^Vaša/ }));
    await userEvent.click(question.getByRole("button", { name: /^Shrani/ }));
    expect(await screen.findByText("Vloga je spremenjena")).toBeVisible();
  });

  it("are taken out of the group after a question", async () => {
    const updateUsers = jest.fn((_given: Given) => ({ results: [{ id: "2", status: "DONE", error: null }] }));
    await show({ updateUsers });
    await choose("2", "Odstrani iz skupine");
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(updateUsers).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Odstrani iz skupine" }));
    expect(await screen.findByText("Oseba je odstranjena iz skupine")).toBeVisible();
    expect(updateUsers.mock.calls[0]?.[0].input).toMatchObject({ ids: ["2"], groupId: null });
  });

  it("are invited by mail in a role, without a word of groups and administrators", async () => {
    const inviteUser = jest.fn((_given: Given) => ({ user: people[2] }));
    await show({ inviteUser });
    await userEvent.click(await screen.findByRole("button", { name: "Povabi" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.queryByLabelText("Skupina")).toBeNull();
    expect(dialog.queryByRole("checkbox")).toBeNull();
    await userEvent.type(dialog.getByLabelText(/^E-pošta/), "bor@obcina.si");
    await userEvent.click(dialog.getByRole("radio", { name: "opazovalec" }));
    await userEvent.click(dialog.getByRole("button", { name: "Pošlji povabilo" }));
    expect(await screen.findByText("Povabilo je na poti: bor@obcina.si")).toBeVisible();
    expect(inviteUser.mock.calls[0]?.[0].input).toMatchObject({
      ...{ email: "bor@obcina.si", role: "VIEWER", mail: true, groupId: null, admin: false },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("get their invitation again, or lose it", async () => {
    const mailAccountLink = jest.fn((_given: Given) => ({ mailed: true }));
    const deleteUsers = jest.fn((_given: Given) => ({ results: [{ id: "3", status: "DONE", error: null }] }));
    await show({ mailAccountLink, deleteUsers });
    await choose("3", "Ponovno pošlji vabilo");
    expect(await screen.findByText("Vabilo je na poti: oseba3@obcina.si")).toBeVisible();
    await choose("3", "Prekliči vabilo");
    const dialog = within(await screen.findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Prekliči vabilo" }));
    expect(await screen.findByText("Vabilo je preklicano")).toBeVisible();
    expect(deleteUsers.mock.calls[0]?.[0].input).toMatchObject({ ids: ["3"] });
  });

  it("are invited by an administrator where the portal sends no mail", async () => {
    offerAllBut("ACCOUNT_MAIL");
    await show();
    expect(await screen.findByText(/ne pošilja pošte: ljudi v skupino povabi skrbnik/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Povabi" })).toBeNull();
  });
});
