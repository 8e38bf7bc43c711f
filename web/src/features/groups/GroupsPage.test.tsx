import { beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { clientRow } from "../../../test/clientRow";
import { renderPortal } from "../../../test/renderPortal";
import { feed, type Root } from "../../../test/schemaLink";
import type { ClientRow } from "../../shared/clients/clientRow";
import { ClientsContext, type ClientsValue } from "../../shared/clients/useClients";
import { localSession } from "../../shared/session/session";
import { viewAs } from "../../shared/session/viewAs";
import { toast } from "../../shared/ui/toastStore";
import type { UserRow } from "../../shared/users/userRow";
import { GroupsPage } from "./GroupsPage";

const [bled, idrija] = [
  { id: "1", name: "Bled" },
  { id: "2", name: "Idrija" },
];
const user = (id: string, part: Partial<UserRow> = {}): UserRow => ({
  id,
  email: `oseba${id}@obcina.si`,
  username: `oseba${id}@obcina.si`,
  admin: false,
  labeller: false,
  confirmed: true,
  createDate: null,
  group: null,
  ...part,
});
const people = [user("1", { admin: true }), user("2", { group: bled }), user("3"), user("4")];
const device = (id: string, name: string, group: { id: string; name: string } | null): ClientRow => ({
  ...clientRow({ id, name }),
  groups: group === null ? [] : [group],
});
const clients = [
  { ...device("7", "Most", bled), lastActiveDate: 1000 },
  device("8", "Cesta", bled),
  device("9", "Šola", bled),
  device("10", "Sama", null),
  device("11", "Druga", null),
];
const settings = (group: { id: string; name: string }, part: object = {}) => ({
  ...group,
  type: "SPEED",
  timeZone: "Europe/Ljubljana",
  inOutGraphs: false,
  createDate: 1_793_000_000,
  summaryGroups: [
    { name: "Sever", clients: [{ id: "7" }, { id: "8" }] },
    { name: "Jug", clients: [{ id: "9" }, { id: "77" }] },
  ],
  ...part,
});
const row = { type: "SPEED" as const, timeZone: "Europe/Ljubljana", summaryGroups: [] };

type Input = Record<string, unknown> & { ids?: string[]; clientIds?: string[]; userIds?: string[] };
type Outcome = (id: string) => object;
const done: Outcome = (id) => ({ id, status: "DONE", error: null });
const down = () => {
  throw new GraphQLError("down", { extensions: { code: "UPSTREAM_UNAVAILABLE" } });
};

type Given = { at?: string; root?: Root; known?: Partial<ClientsValue> };

async function show({ at = "/admin/groups?group=1", root = {}, known = {} }: Given = {}) {
  const sent = jest.fn();
  const refresh = jest.fn();
  const bulk =
    (name: string, outcome: Outcome = done) =>
    ({ input }: { input: Input }) => {
      sent(name, input);
      const results = (input.ids ?? input.clientIds ?? input.userIds ?? []).map(outcome);
      return { dryRun: false, done: results.length, failed: 0, skipped: 0, results };
    };
  const value: ClientsValue = {
    clients,
    groups: [
      { ...idrija, ...row, type: "VALVE" },
      { ...bled, ...row },
    ],
    at: 0,
    failure: null,
    refresh,
    refreshOne: async () => {},
    ...known,
  };
  const answers: Root = {
    group: ({ id }: { id: string }) => (id === "1" ? settings(bled) : null),
    users: () => ({
      nodes: people,
      totalCount: people.length,
      pageInfo: { hasNextPage: false, endCursor: null },
    }),
    bulkProgress: () => feed().stream(),
    updateGroup: ({ input }: { input: Input }) => {
      sent("update", input);
      const { type = "SPEED", timeZone = "Europe/Ljubljana", name = "Bled" } = input;
      return { group: settings({ ...bled, name: String(name) }, { type, timeZone }) };
    },
    createGroup: ({ input }: { input: Input }) => {
      sent("create", input);
      return { group: settings({ id: "1", name: String(input.name) }) };
    },
    deleteGroups: bulk("delete"),
    assignClientsToGroup: bulk("assignClients"),
    removeClientsFromGroup: bulk("removeClients"),
    assignUsersToGroup: bulk("assignUsers"),
    removeUsersFromGroup: bulk("removeUsers"),
    ...root,
  };
  const ui = (
    <ClientsContext value={value}>
      <GroupsPage />
    </ClientsContext>
  );
  const view = await act(async () => renderPortal(ui, { at, root: answers }));
  return { ...view, sent, refresh, bulk };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const inDialog = async (role: "dialog" | "alertdialog" = "dialog") => within(await screen.findByRole(role));
const openTab = async (name: RegExp) => userEvent.click(await screen.findByRole("tab", { name }));

beforeEach(() => {
  toast.clear();
  localSession.set({ username: "admin", isAdmin: 1, groupName: null, groupId: null });
});

describe("the list of groups", () => {
  it("counts clients, silent ones and users; search and sorting stand in the address", async () => {
    const { router } = await show({ at: "/admin/groups" });
    const line = await screen.findByRole("row", { name: /Bled/ });
    await waitFor(() => expect(line).toHaveTextContent("Bled#1Promet311"));
    expect(screen.getByRole("row", { name: /Idrija/ })).toHaveTextContent("Idrija#2Zalivanje000");
    await press("Naprave");
    expect(router.state.location.search).toBe("?sort=clients");
    expect(screen.getAllByRole("row").map((one) => one.textContent?.slice(0, 4))).toEqual([
      "ImeV",
      "Idri",
      "Bled",
    ]);
    await userEvent.type(screen.getByRole("searchbox"), "ble");
    await waitFor(() => expect(screen.queryByRole("row", { name: /Idrija/ })).toBeNull());
    await userEvent.click(screen.getByRole("link", { name: "Bled" }));
    expect(router.state.location.search).toBe("?sort=clients&q=ble&group=1");
    expect(await screen.findByRole("heading", { name: "Bled" })).toBeVisible();
  });

  it("can fail to come, and so can a group, and users", async () => {
    const { unmount } = await show({ known: { groups: undefined, failure: "NETWORK" } });
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Pri pridobivanju seznama skupin je prišlo do napake",
    );
    unmount();
    await show({ root: { group: down, users: down }, known: { failure: "NETWORK" } });
    expect(await screen.findByText(/Pri pridobivanju podatkov o skupini/)).toBeVisible();
    expect(screen.getByText(/osvežite stran/)).toBeVisible();
    expect(screen.getByText("Pri pridobivanju uporabnikov je prišlo do napake")).toBeVisible();
  });

  it("leads to a new group", async () => {
    const { sent, router } = await show({ at: "/admin/groups" });
    await press("Dodaj skupino");
    const asked = await inDialog();
    await userEvent.click(asked.getByRole("button", { name: "Dodaj" }));
    expect(asked.getByText("Obvezno polje.")).toBeVisible();
    await userEvent.type(asked.getByRole("textbox", { name: /Ime/ }), " Novo {Enter}");
    expect(await screen.findByText("Skupina je dodana")).toBeVisible();
    expect(sent).toHaveBeenCalledWith("create", expect.objectContaining({ name: "Novo", type: "SPEED" }));
    expect(router.state.location.search).toBe("?group=1");
  });
});

describe("a group", () => {
  it("is seen as its users see it", async () => {
    const { router } = await show();
    await press("Poglej kot uporabnik");
    expect(viewAs.read()).toEqual({ groupId: "1", groupName: "Bled", wayBack: "/admin/groups?group=1" });
    expect(router.state.location.pathname).toBe("/overview");
    act(() => viewAs.end());
  });

  it("shows nothing of one that is gone", async () => {
    await show({ at: "/admin/groups?group=99" });
    expect(await screen.findByText("Te skupine ni")).toBeVisible();
  });

  it("is renamed, and converted once that was agreed to", async () => {
    const { sent, refresh } = await show();
    await press("Preimenuj skupino");
    const name = (await inDialog()).getByRole("textbox", { name: /Ime/ });
    await userEvent.clear(name);
    await userEvent.type(name, "Bled 2{Enter}");
    expect(await screen.findByText("Skupina je preimenovana")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Bled 2" })).toBeVisible();
    await press("Pretvori v zalivanje");
    const asked = await inDialog("alertdialog");
    expect(asked.getByText(/^3 naprave skupine bodo prikazane kot ventili/)).toBeVisible();
    await userEvent.click(asked.getByRole("button", { name: "Pretvori v zalivanje" }));
    expect(await screen.findByRole("button", { name: "Pretvori v promet" })).toBeVisible();
    expect(sent.mock.calls.map(([, input]) => input)).toEqual([
      expect.objectContaining({ id: "1", name: "Bled 2" }),
      expect.objectContaining({ id: "1", type: "VALVE" }),
    ]);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it("says what stays when it goes; pressed again after a lost answer it goes once", async () => {
    const answers = [down, null];
    const { sent, router, bulk } = await show({
      root: {
        deleteGroups: (args: { input: Input }) => {
          const answer = bulk("delete")(args);
          answers.shift()?.();
          return answer;
        },
      },
    });
    await press("Izbriši skupino");
    const asked = await inDialog("alertdialog");
    expect(asked.getByText("Ostanejo, a brez te skupine: 3 naprave, 1 uporabnik.")).toBeVisible();
    await userEvent.click(asked.getByRole("button", { name: "Izbriši" }));
    expect(await asked.findByRole("alert")).toHaveTextContent("nič se ne zgodi dvakrat");
    expect(toast.read()).toEqual([
      expect.objectContaining({ kind: "success", text: "brisanje skupine ni uspelo" }),
    ]);
    await userEvent.click(asked.getByRole("button", { name: "Izbriši" }));
    expect(await screen.findByText("Skupina je izbrisana")).toBeVisible();
    expect(router.state.location.search).toBe("");
    const keys = sent.mock.calls.map(([, input]) => (input as Input).idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it("counts by another zone once that was agreed to", async () => {
    const { sent } = await show({ at: "/admin/groups?group=1&tab=settings" });
    await userEvent.click(await screen.findByRole("switch", { name: "Grafi po smereh" }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith("update", expect.objectContaining({ inOutGraphs: true })),
    );
    await userEvent.selectOptions(screen.getByLabelText("Časovni pas"), "Europe/London");
    await press("Zamenjaj");
    const asked = await inDialog("alertdialog");
    expect(asked.getByText(/znova preštete po urah in dnevih pasu Europe\/London/)).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
    await userEvent.click(asked.getByRole("button", { name: "Zamenjaj" }));
    expect(await screen.findByText("Časovni pas je zamenjan")).toBeVisible();
    expect(sent).toHaveBeenLastCalledWith("update", expect.objectContaining({ timeZone: "Europe/London" }));
  });
});

describe("who belongs to a group", () => {
  it("gets clients that have none; what failed stays chosen, and the clients are loaded anew", async () => {
    const failure = { code: "NOT_FOUND", message: "gone", retryable: false, fields: null };
    const { sent, refresh, bulk } = await show({
      root: {
        assignClientsToGroup: (args: { input: Input }) =>
          bulk("assignClients", (id) => (id === "11" ? { id, status: "FAILED", error: failure } : done(id)))(
            args,
          ),
      },
    });
    await press("Uredi naprave");
    const dialog = await inDialog();
    expect(dialog.queryByRole("checkbox", { name: /Most/ })).toBeNull();
    await userEvent.type(dialog.getByRole("searchbox"), "guid-10");
    expect(dialog.queryByRole("checkbox", { name: /Druga/ })).toBeNull();
    await userEvent.clear(dialog.getByRole("searchbox"));
    await userEvent.click(dialog.getByRole("button", { name: "Izberi vse" }));
    await userEvent.dblClick(dialog.getByRole("button", { name: "Dodaj izbrane (2)" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Druga: Naprave ni več");
    expect(screen.getByText("Pri dodajanju naprav v skupino je prišlo do napake")).toBeVisible();
    expect(dialog.getByRole("checkbox", { name: /Druga/ })).toBeChecked();
    expect(dialog.getByRole("checkbox", { name: /Sama/ })).not.toBeChecked();
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls).toEqual([
      ["assignClients", expect.objectContaining({ groupId: "1", clientIds: ["11", "10"] })],
    ]);
  });

  it("lets clients go", async () => {
    const { sent } = await show();
    await press("Uredi naprave");
    const dialog = await inDialog();
    await userEvent.click(dialog.getByRole("tab", { name: "Odstrani naprave" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /Most/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Odstrani izbrane (1)" }));
    expect(await screen.findByText("Naprave so odstranjene iz skupine")).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      "removeClients",
      expect.objectContaining({ groupId: "1", clientIds: ["7"] }),
    );
  });

  it("gets users without a group who are no administrators, and lets them go", async () => {
    const { sent } = await show();
    await screen.findByRole("tab", { name: "Uporabniki (1)" });
    await press("Uredi uporabnike");
    const dialog = await inDialog();
    expect(dialog.queryByRole("checkbox", { name: /oseba[12]@/ })).toBeNull();
    await userEvent.type(dialog.getByRole("searchbox"), "OSEBA3");
    expect(dialog.queryByRole("checkbox", { name: /oseba4@/ })).toBeNull();
    await userEvent.click(dialog.getByRole("checkbox", { name: /oseba3@/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Dodaj izbrane (1)" }));
    expect(await screen.findByText("Uporabniki so dodani")).toBeVisible();
    await userEvent.click(dialog.getByRole("tab", { name: "Odstrani uporabnike" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /oseba2@/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Odstrani izbrane (1)" }));
    expect(await screen.findByText("Uporabniki so odstranjeni")).toBeVisible();
    expect(sent.mock.calls).toEqual([
      ["assignUsers", expect.objectContaining({ groupId: "1", userIds: ["3"] })],
      ["removeUsers", expect.objectContaining({ userIds: ["2"] })],
    ]);
  });
});

describe("a group's summary", () => {
  it("is put in order by buttons and by keyboard, and saved whole", async () => {
    const { sent } = await show({ at: "/admin/groups?group=1&tab=summary" });
    await userEvent.click(await screen.findByRole("button", { name: "Premakni gor: Jug" }));
    const names = () =>
      screen.getAllByRole("textbox", { name: /Ime ceste/ }).map((field) => (field as HTMLInputElement).value);
    expect(names()).toEqual(["Jug", "Sever"]);
    expect(screen.getByRole("button", { name: "Premakni dol: Jug" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Premakni dol: Most" }));
    expect(screen.getByRole("button", { name: "Premakni gor: Most" })).toHaveFocus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await userEvent.selectOptions(screen.getAllByLabelText("Dodaj napravo")[0] ?? document.body, "Cesta");
    expect(screen.getByRole("button", { name: "Poglej kot uporabnik" })).toBeDisabled();
    await press("Dodaj cesto");
    await press("Shrani");
    expect(await screen.findByText("Vpišite ime.")).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
    await userEvent.type(screen.getAllByRole("textbox", { name: /Ime ceste/ })[2] ?? document.body, "Center");
    await press("Shrani");
    expect(await screen.findByText("Povzetek je shranjen")).toBeVisible();
    expect(sent).toHaveBeenCalledWith(
      "update",
      expect.objectContaining({
        summaryGroups: [
          { name: "Jug", clientIds: ["9", "8"] },
          { name: "Sever", clientIds: ["7", "8"] },
          { name: "Center", clientIds: [] },
        ],
      }),
    );
    await waitFor(() => expect(screen.getByRole("button", { name: "Shrani" })).toBeDisabled());
  });

  it("asks before changes of it are lost, also by another tab or group", async () => {
    const { router } = await show({ at: "/admin/groups?group=1&tab=summary" });
    await userEvent.click(await screen.findByRole("button", { name: "Odstrani: Jug" }));
    await openTab(/Nastavitve/);
    await userEvent.click((await inDialog("alertdialog")).getByRole("button", { name: "Ostani na strani" }));
    expect(router.state.location.search).toBe("?group=1&tab=summary");
    await act(() => router.navigate("/admin/groups?group=2"));
    await userEvent.click((await inDialog("alertdialog")).getByRole("button", { name: "Zavrzi spremembe" }));
    await waitFor(() => expect(router.state.location.search).toBe("?group=2"));
  });
});
