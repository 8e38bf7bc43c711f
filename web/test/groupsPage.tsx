import { jest } from "@jest/globals";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GroupsPage } from "../src/features/groups/GroupsPage";
import type { ClientRow } from "../src/shared/clients/clientRow";
import type { PlaceRow } from "../src/shared/clients/places";
import { ClientsContext, type ClientsValue } from "../src/shared/clients/useClients";
import { PlacesContext } from "../src/shared/clients/usePlaces";
import { type BulkInput, bulkAnswers } from "./bulkAnswers";
import { clientRow } from "./clientRow";
import { renderPortal } from "./renderPortal";
import { feed, type Root } from "./schemaLink";
import { userRow } from "./userRow";

const [bled, idrija] = [
  { id: "1", name: "Bled" },
  { id: "2", name: "Idrija" },
];
const people = [userRow("1", { admin: true }), userRow("2", { group: bled }), userRow("3"), userRow("4")];
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
const inSummary = (id: string) => ({ id, isPlace: false });
const settings = (group: { id: string; name: string }, part: object = {}) => ({
  ...group,
  type: "SPEED",
  timeZone: "Europe/Ljubljana",
  inOutGraphs: false,
  importsAllowed: false,
  createDate: 1_793_000_000,
  ownClasses: null,
  summaryGroups: [
    { name: "Sever", clients: ["7", "8"].map(inSummary) },
    { name: "Jug", clients: ["9", "77"].map(inSummary) },
  ],
  ...part,
});
export const shownGroup = settings(bled);
const row = { type: "SPEED" as const, timeZone: "Europe/Ljubljana", summaryGroups: [] };

type Given = { at?: string; root?: Root; known?: Partial<ClientsValue>; places?: readonly PlaceRow[] };

export async function showGroups({
  at = "/admin/groups?group=1",
  root = {},
  known = {},
  places = [],
}: Given = {}) {
  const sent = jest.fn();
  const refresh = jest.fn();
  const bulk = bulkAnswers(sent);
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
    updateGroup: ({ input }: { input: BulkInput }) => {
      sent("update", input);
      const { type = "SPEED", timeZone = "Europe/Ljubljana", name = "Bled" } = input;
      return { group: settings({ ...bled, name: String(name) }, { type, timeZone }) };
    },
    createGroup: ({ input }: { input: BulkInput }) => {
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
      <PlacesContext value={{ places, failed: false, refresh: () => {} }}>
        <GroupsPage />
      </PlacesContext>
    </ClientsContext>
  );
  const view = await act(async () => renderPortal(ui, { at, root: answers }));
  return { ...view, sent, refresh, bulk };
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
export const inDialog = async (role: "dialog" | "alertdialog" = "dialog") =>
  within(await screen.findByRole(role));
export const openTab = async (name: RegExp) => userEvent.click(await screen.findByRole("tab", { name }));
