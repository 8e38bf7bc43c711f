import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { chooseIn } from "../../../../test/chooseIn";
import { editedOnce } from "../../../../test/history";
import { offerAllBut } from "../../../../test/offers";
import { pressTwice } from "../../../../test/pressTwice";
import { renderPortal } from "../../../../test/renderPortal";
import type { Root } from "../../../../test/schemaLink";
import { userRow } from "../../../../test/userRow";
import { ClientsContext, type ClientsValue } from "../../../shared/clients/useClients";
import { localSession } from "../../../shared/session/session";
import { toast } from "../../../shared/ui/toastStore";
import { UsersPage } from "../UsersPage";

const group = { type: "SPEED" as const, timeZone: "Europe/Ljubljana", summaryGroups: [] };
const known: ClientsValue = {
  clients: [],
  groups: [
    { id: "1", name: "Bled", ...group },
    { id: "2", name: "Idrija", ...group },
  ],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};
const invited = userRow("3", {
  confirmed: false,
  invitation: { expireDate: 4_000_000_000, mail: "SENT" },
});
const people = [
  userRow("1", { admin: true }),
  userRow("2", { firstName: "Ana", lastName: "Novak", group: { id: "1", name: "Bled" } }),
  invited,
];

async function show(root: Root = {}, nodes = people) {
  const users = { nodes, totalCount: nodes.length, pageInfo: { hasNextPage: false, endCursor: null } };
  const ui = (
    <ClientsContext value={known}>
      <UsersPage />
    </ClientsContext>
  );
  return act(async () => renderPortal(ui, { at: "/admin/users", root: { users, ...root } }));
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
async function choose(id: string, item: string) {
  await press(`Dejanja: oseba${id}@obcina.si`);
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
  return within(await screen.findByRole("dialog"));
}
const itemsOf = async (id: string) => {
  await press(`Dejanja: oseba${id}@obcina.si`);
  return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
};
type Given = { input: Record<string, unknown> };

beforeEach(() => {
  toast.clear();
  localSession.set({ userId: "1", username: "admin", isAdmin: 1, groupName: null, groupId: null });
});

describe("an account", () => {
  it("is edited in one step: what changed is sent, with what it was made from", async () => {
    const updateUser = jest.fn(({ input }: Given) => ({ user: { ...people[1], ...input } }));
    await show({ updateUser });
    const dialog = await choose("2", "Uredi …");
    await userEvent.clear(dialog.getByLabelText("Priimek"));
    await userEvent.type(dialog.getByLabelText("Priimek"), "Šink");
    await chooseIn(dialog.getByLabelText("Skupina"), "Idrija");
    await pressTwice(dialog.getByRole("button", { name: "Shrani" }));
    expect(await screen.findByText("Račun je spremenjen")).toBeVisible();
    expect(updateUser.mock.calls.map(([{ input }]) => input)).toEqual([
      expect.objectContaining({ id: "2", ifMatch: "etag-2", lastName: "Šink", groupId: "2" }),
    ]);
    expect(updateUser.mock.calls[0]?.[0].input).not.toHaveProperty("email");
  });

  it("shows two groups and two roles that two people gave it side by side, by their names", async () => {
    const fields = [{ path: "ifMatch", message: "is stale", fault: "NOT_CURRENT" }];
    let nodes = people;
    const updateUser = jest.fn((_given: Given) => {
      nodes = people.map((one) =>
        one.id === "2" ? { ...one, group: null, role: "VIEWER" as const, etag: "theirs" } : one,
      );
      throw new GraphQLError("overtaken", { extensions: { code: "CONFLICT", fields } });
    });
    const pageInfo = { hasNextPage: false, endCursor: null };
    const users = () => ({ nodes, totalCount: nodes.length, pageInfo });
    await show({ updateUser, users, ...editedOnce([]).root });
    const dialog = await choose("2", "Uredi …");
    await chooseIn(dialog.getByLabelText("Skupina"), "Idrija");
    await userEvent.click(dialog.getByRole("radio", { name: "operater" }));
    await userEvent.click(dialog.getByRole("button", { name: "Shrani" }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByRole("group", { name: "Skupina" })).toHaveTextContent(/Prej: Bled.*\(nič\).*Idrija/);
    expect(question.getByRole("group", { name: "Vloga v skupini" })).toHaveTextContent(
      /Prej: urejevalec.*opazovalec.*operater/,
    );
    await userEvent.click(question.getByRole("button", { name: "Ne shrani" }));
  });

  it("has no group as an administrator's", async () => {
    const updateUser = jest.fn(({ input }: Given) => ({ user: { ...people[1], ...input } }));
    await show({ updateUser });
    const dialog = await choose("2", "Uredi …");
    await userEvent.click(dialog.getByRole("checkbox", { name: "Skrbnik" }));
    expect(dialog.queryByLabelText("Skupina")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Shrani" }));
    await waitFor(() => expect(updateUser).toHaveBeenCalled());
    expect(updateUser.mock.calls[0]?.[0].input).toMatchObject({ admin: true, groupId: null });
  });

  it("of one's own keeps its e-mail here, and the last administrator's its rights", async () => {
    await show();
    const dialog = await choose("1", "Uredi …");
    expect(dialog.getByLabelText(/^E-pošta/)).toHaveAttribute("readonly");
    expect(dialog.getByText(/e-pošto spremenite v profilu/)).toBeVisible();
    expect(dialog.getByRole("checkbox", { name: "Skrbnik" })).toBeDisabled();
  });
});

describe("an invitation", () => {
  it("is mailed, and the list says so", async () => {
    const inviteUser = jest.fn((_given: Given) => ({ user: invited }));
    await show({ inviteUser });
    expect(await screen.findByText("Povabljen")).toBeVisible();
    await press("Povabi");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText(/^E-pošta/), "bor@obcina.si");
    await chooseIn(dialog.getByLabelText("Skupina"), "Bled");
    await userEvent.click(dialog.getByRole("button", { name: "Pošlji povabilo" }));
    expect(await screen.findByText("Povabilo je na poti: bor@obcina.si")).toBeVisible();
    expect(inviteUser.mock.calls[0]?.[0].input).toMatchObject({
      ...{ email: "bor@obcina.si", groupId: "1", admin: false, language: "SL", mail: true },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("asks for no role in front of a platform that has none, and neither does an account", async () => {
    offerAllBut("GROUP_ROLES");
    const inviteUser = jest.fn((_given: Given) => ({ user: invited }));
    await show({ inviteUser });
    const edited = await choose("2", "Uredi …");
    expect(edited.queryByRole("radio")).toBeNull();
    await userEvent.click(edited.getByRole("button", { name: "Prekliči" }));
    await press("Povabi");
    const dialog = within(await screen.findByRole("dialog", { name: /Povabi/ }));
    await userEvent.type(dialog.getByLabelText(/^E-pošta/), "bor@obcina.si");
    await chooseIn(dialog.getByLabelText("Skupina"), "Bled");
    expect(dialog.queryByRole("radio")).toBeNull();
    await userEvent.click(dialog.getByRole("button", { name: "Pošlji povabilo" }));
    await waitFor(() => expect(inviteUser).toHaveBeenCalled());
    expect(inviteUser.mock.calls[0]?.[0].input.role ?? null).toBeNull();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("is shown once to be handed over, where no mail is sent", async () => {
    offerAllBut("ACCOUNT_MAIL");
    const makeAccountLink = jest.fn((_given: Given) => ({
      ...{ url: "https://portal.si/invitation#token=al_x", purpose: "INVITATION", expireDate: 4_000_000_000 },
    }));
    await show({ inviteUser: { user: invited }, makeAccountLink });
    await press("Povabi");
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/Portal ne pošilja e-pošte/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^E-pošta/), "bor@obcina.si");
    await userEvent.click(dialog.getByRole("button", { name: "Naredi povabilo" }));
    expect(await screen.findByText("https://portal.si/invitation#token=al_x")).toBeVisible();
    expect(makeAccountLink).toHaveBeenCalledTimes(1);
  });

  it("shows at the field that an e-mail has an account", async () => {
    const error = {
      code: "VALIDATION_FAILED",
      fields: [{ path: "email", fault: "EMAIL_TAKEN", message: "x" }],
    };
    const { GraphQLError } = await import("graphql");
    await show({
      inviteUser: () => {
        throw new GraphQLError("Some values are not allowed.", { extensions: error });
      },
    });
    await press("Povabi");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText(/^E-pošta/), "oseba1@obcina.si");
    await userEvent.click(dialog.getByRole("button", { name: "Pošlji povabilo" }));
    expect(await dialog.findByText("Ta e-poštni naslov ima drug račun.")).toBeVisible();
  });

  it.each([
    ["Vabilo ni dostavljeno", { expireDate: 4_000_000_000, mail: "FAILED" as const }],
    ["Brez povezave", { expireDate: null, mail: "SENT" as const }],
    ["Povabljen", { expireDate: null, mail: "WAITING" as const }],
  ])("says how it is: %s", async (badge, invitation) => {
    await show({}, [userRow("1"), userRow("3", { confirmed: false, invitation })]);
    expect(await screen.findByText(badge)).toBeVisible();
    expect(screen.queryByText("Čaka na potrditev")).toBeNull();
  });
});

describe("a link for a new password", () => {
  it("is mailed by one press", async () => {
    const mailAccountLink = jest.fn((_given: Given) => ({ mailed: true }));
    await show({ mailAccountLink });
    const dialog = await choose("2", "Povezava za novo geslo …");
    await pressTwice(dialog.getByRole("button", { name: "Pošlji po e-pošti" }));
    expect(await screen.findByText("Povezava je na poti: oseba2@obcina.si")).toBeVisible();
    expect(mailAccountLink).toHaveBeenCalledTimes(1);
  });

  it("is made once and shown once", async () => {
    const makeAccountLink = jest.fn((_given: Given) => ({
      ...{ url: "https://portal.si/reset#token=al_x", purpose: "RESET", expireDate: null },
    }));
    await show({ makeAccountLink });
    const dialog = await choose("2", "Povezava za novo geslo …");
    await pressTwice(dialog.getByRole("button", { name: "Naredi povezavo" }));
    expect(await screen.findByText("https://portal.si/reset#token=al_x")).toBeVisible();
    expect(screen.getByText(/prikazana samo zdaj/)).toBeVisible();
    expect(makeAccountLink).toHaveBeenCalledTimes(1);
  });

  it("is not offered for one's own account", async () => {
    await show();
    expect(await itemsOf("1")).not.toContain("Povezava za novo geslo …");
  });

  it("is the invitation for an invited person", async () => {
    await show();
    expect(await itemsOf("3")).toContain("Povabilo …");
  });
});
