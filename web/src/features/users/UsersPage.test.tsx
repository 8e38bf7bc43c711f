import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type BulkInput, bulkAnswers, done } from "../../../test/bulkAnswers";
import { chooseIn } from "../../../test/chooseIn";
import { down } from "../../../test/down";
import { offerAllBut } from "../../../test/offers";
import { pressTwice } from "../../../test/pressTwice";
import { renderPortal } from "../../../test/renderPortal";
import { feed, type Root } from "../../../test/schemaLink";
import { userRow } from "../../../test/userRow";
import { ClientsContext, type ClientsValue } from "../../shared/clients/useClients";
import { localSession } from "../../shared/session/session";
import { toast } from "../../shared/ui/toastStore";
import type { UserRow } from "../../shared/users/userRow";
import { UsersPage } from "./UsersPage";

const [bled, idrija] = [
  { id: "1", name: "Bled" },
  { id: "2", name: "Idrija" },
];
const people = [
  userRow("1", { admin: true, username: "Ana Novak" }),
  userRow("2", { group: bled }),
  userRow("3", { confirmed: false }),
  userRow("4", { confirmed: false }),
  userRow("5", { group: idrija, labeller: true }),
];
const row = { type: "SPEED" as const, timeZone: "Europe/Ljubljana", summaryGroups: [] };
const known: ClientsValue = {
  clients: [],
  groups: [
    { ...idrija, ...row },
    { ...bled, ...row },
  ],
  at: 0,
  failure: null,
  refresh: () => {},
  refreshOne: async () => {},
};

type Args = { input: BulkInput };
const refused =
  (fault: string, retryable = false) =>
  (id: string) => ({
    id,
    status: "FAILED",
    error: { code: "CONFLICT", message: "x", fault, retryable, fields: null },
  });

async function show({ at = "/admin/users", root = {} }: { at?: string; root?: Root } = {}) {
  const sent = jest.fn();
  const bulk = bulkAnswers(sent);
  const page = (nodes: readonly UserRow[], endCursor: string | null) => ({
    nodes,
    totalCount: people.length,
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  });
  const answers: Root = {
    users: ({ after }: { after: string | null }) =>
      after === "two" ? page(people.slice(3), null) : page(people.slice(0, 3), "two"),
    bulkProgress: () => feed().stream(),
    updateUsers: bulk("update"),
    deleteUsers: bulk("delete"),
    assignUsersToGroup: bulk("assign"),
    removeUsersFromGroup: bulk("remove"),
    ...root,
  };
  const ui = (
    <ClientsContext value={known}>
      <UsersPage />
    </ClientsContext>
  );
  const view = await act(async () => renderPortal(ui, { at, root: answers }));
  return { ...view, sent, bulk };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const choose = async (id: string, item: string) => {
  await press(`Dejanja: oseba${id}@obcina.si`);
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
  return within(await screen.findByRole("alertdialog"));
};
const rowOf = (id: string) => screen.findByRole("row", { name: new RegExp(`oseba${id}@`) });

beforeEach(() => {
  toast.clear();
  localSession.set({ username: "admin", isAdmin: 1, groupName: null, groupId: null });
});

describe("the list of users", () => {
  it("shows a dash where the platform tells neither e-mail nor name", async () => {
    const nodes = [
      userRow("6", { email: null, username: null }),
      userRow("7", { email: null, username: "Jan" }),
    ];
    const users = { nodes, totalCount: 2, pageInfo: { hasNextPage: false, endCursor: null } };
    await show({ root: { users } });
    const cells = (row: HTMLElement) =>
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    const [, nameless, named] = await screen.findAllByRole("row");
    expect(named && cells(named).slice(1, 3)).toEqual(["-", "Jan"]);
    expect(nameless && cells(nameless).slice(1, 3)).toEqual(["-", "-"]);
    expect(screen.getByRole("button", { name: "Dejanja: Jan" })).toBeVisible();
    expect(document.body).not.toHaveTextContent("null");
  });

  it("holds the users of all pages, and says who waits", async () => {
    const { router } = await show();
    expect(await rowOf("1")).toHaveTextContent("Ana Novak");
    expect(await rowOf("5")).toHaveTextContent("Idrija");
    expect(screen.getByText("5 uporabnikov")).toBeVisible();
    expect(screen.getByText("2 prijavi čakata na potrditev.")).toBeVisible();
    await userEvent.click(within(screen.getByRole("note")).getByRole("button"));
    expect(router.state.location.search).toBe("?show=waiting");
    expect(screen.queryByRole("row", { name: /oseba1@/ })).toBeNull();
    expect(screen.getByText("Prikazanih 2 od 5")).toBeVisible();
  });

  it("is searched by e-mail, name and group, and sorted", async () => {
    const { router } = await show({ at: "/admin/users?q=bled" });
    expect(await rowOf("2")).toBeVisible();
    expect(screen.getAllByRole("row")).toHaveLength(2);
    await press("E-pošta");
    expect(router.state.location.search).toBe("?q=bled&sort=-email");
    await userEvent.type(screen.getByRole("searchbox"), "xyz");
    expect(await screen.findByText("Takih uporabnikov ni")).toBeVisible();
  });

  it("can fail to come", async () => {
    await show({ root: { users: down } });
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Pri pridobivanju uporabnikov je prišlo do napake",
    );
  });
});

describe("a change of users", () => {
  it("confirms several at once, and gives them a group", async () => {
    const { sent } = await show();
    await userEvent.click(await screen.findByRole("checkbox", { name: /oseba3@/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /oseba4@/ }));
    await press("Potrdi");
    const asked = within(await screen.findByRole("alertdialog"));
    await chooseIn(asked.getByLabelText("Skupina"), "Bled");
    await userEvent.click(asked.getByRole("button", { name: "Potrdi" }));
    expect(await screen.findByText("2 prijavi sta potrjeni")).toBeVisible();
    expect(sent.mock.calls).toEqual([
      ["update", expect.objectContaining({ ids: ["3", "4"], confirmed: true })],
      ["assign", expect.objectContaining({ userIds: ["3", "4"], groupId: "1" })],
    ]);
    expect(screen.queryByRole("region", { name: "Izbrani uporabniki" })).toBeNull();
  });

  it("takes who has a group out of it first, where the platform can't move, and says where only that went well", async () => {
    offerAllBut("ACCOUNT_EDIT");
    let isLeft = false;
    const { sent, bulk } = await show({
      root: {
        users: () => ({
          nodes: isLeft ? [userRow("1", { admin: true }), userRow("2")] : people,
          totalCount: 5,
          pageInfo: { hasNextPage: false, endCursor: null },
        }),
        removeUsersFromGroup: (args: Args) => {
          isLeft = true;
          return bulk("remove")(args);
        },
        assignUsersToGroup: (args: Args) => bulk("assign", refused("USER_HAS_GROUP", true))(args),
      },
    });
    const asked = await choose("2", "Zamenjaj skupino");
    expect(asked.getByRole("button", { name: "Zamenjaj skupino" })).toBeDisabled();
    await chooseIn(asked.getByLabelText("Skupina"), "Idrija");
    await userEvent.click(asked.getByRole("button", { name: "Zamenjaj skupino" }));
    expect(await asked.findByText(/Iz dosedanje skupine je že odstranjen/)).toBeVisible();
    expect(sent.mock.calls).toEqual([
      ["remove", expect.objectContaining({ userIds: ["2"] })],
      ["assign", expect.objectContaining({ userIds: ["2"], groupId: "2" })],
    ]);
    expect(screen.getByText("Pri zamenjavi skupine uporabnika je prišlo do napake")).toBeVisible();
    expect(asked.getByRole("button", { name: "Poskusi znova, kar ni uspelo" })).toBeEnabled();
  });

  it("leaves the last administrator one", async () => {
    await show();
    const asked = await choose("1", "Odvzemi pravice skrbnika");
    expect(asked.getByText(/To je zadnji skrbnik/)).toBeVisible();
    expect(asked.getByRole("button", { name: "Odvzemi pravice skrbnika" })).toBeDisabled();
  });

  it("makes administrators, who leave their group", async () => {
    const { sent } = await show();
    const asked = await choose("2", "Naredi za skrbnika");
    expect(asked.getByText(/iz skupine »Bled«/)).toBeVisible();
    await userEvent.click(asked.getByRole("button", { name: "Naredi za skrbnika" }));
    expect(await screen.findByText("Uporabnik je zdaj skrbnik")).toBeVisible();
    expect(sent.mock.calls.map(([name]) => name)).toEqual(["update"]);
  });

  it("takes a new administrator out of the group by a call of its own, where the platform does not", async () => {
    offerAllBut("ACCOUNT_EDIT");
    const { sent } = await show();
    const asked = await choose("2", "Naredi za skrbnika");
    await userEvent.click(asked.getByRole("button", { name: "Naredi za skrbnika" }));
    expect(await screen.findByText("Uporabnik je zdaj skrbnik")).toBeVisible();
    expect(sent.mock.calls.map(([name]) => name)).toEqual(["update", "remove"]);
  });

  it("moves people to another group in one call", async () => {
    const { sent } = await show();
    const asked = await choose("2", "Zamenjaj skupino");
    await chooseIn(asked.getByLabelText("Skupina"), "Idrija");
    await userEvent.click(asked.getByRole("button", { name: "Zamenjaj skupino" }));
    expect(await screen.findByText("Skupina je zamenjana")).toBeVisible();
    expect(sent.mock.calls).toEqual([
      ["update", expect.objectContaining({ ids: ["2"], groupId: idrija?.id ?? "" })],
    ]);
  });

  it("that got no answer is sent again with its key, and done once", async () => {
    const answers = [down, null];
    const { sent, bulk } = await show({
      root: {
        deleteUsers: (args: Args) => {
          const answer = bulk("delete")(args);
          answers.shift()?.();
          return answer;
        },
      },
    });
    const asked = await choose("2", "Izbriši");
    expect(asked.getByText("oseba2@obcina.si")).toBeVisible();
    await pressTwice(asked.getByRole("button", { name: "Izbriši" }));
    expect(await asked.findByRole("alert")).toHaveTextContent("nič se ne zgodi dvakrat");
    expect(screen.getByText("Pri brisanju uporabnika je prišlo do napake")).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
    await userEvent.click(asked.getByRole("button", { name: "Izbriši" }));
    expect(await screen.findByText("Uporabnik je izbrisan")).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(2);
    const keys = new Set(sent.mock.calls.map(([, input]) => (input as Args["input"]).idempotencyKey));
    expect(keys.size).toBe(1);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  });

  it("tells of each how it went where some were refused", async () => {
    const { sent, bulk } = await show({
      root: {
        deleteUsers: (args: Args) =>
          bulk("delete", (id) => (id === "1" ? refused("LAST_ADMIN")(id) : done(id)))(args),
      },
    });
    await userEvent.click(await screen.findByRole("checkbox", { name: /oseba1@/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /oseba2@/ }));
    await press("Izbriši");
    const asked = within(await screen.findByRole("alertdialog"));
    await userEvent.click(asked.getByRole("button", { name: "Izbriši" }));
    const results = within(await asked.findByRole("region", { name: "Izid za vsakega uporabnika" }));
    expect(results.getByText("Zadnji skrbnik ostane.")).toBeVisible();
    expect(results.getByText("oseba2@obcina.si")).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(asked.queryByRole("button", { name: /Poskusi znova/ })).toBeNull();
  });
});

it("offers nothing of users' rights where the portal's platform has none", async () => {
  offerAllBut("USER_RIGHTS", "ACCOUNT_EDIT", "ACCOUNT_LINKS");
  await show();
  expect(screen.queryByRole("button", { name: "Povabi" })).toBeNull();
  await press("Dejanja: oseba3@obcina.si");
  expect(screen.queryByRole("button", { name: /^Potrdi/ })).toBeNull();
  expect(screen.queryByRole("option", { name: /^Čakajo na potrditev/ })).toBeNull();
  expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual([
    "Zamenjaj skupino",
    "Izbriši",
  ]);
});
