import { clientRow } from "../../../../test/clientRow";
import { renderPortal } from "../../../../test/renderPortal";
import { feed, type Root } from "../../../../test/schemaLink";
import { ClientsProvider } from "../../../shared/clients/ClientsProvider";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { OverviewPage } from "../OverviewPage";

/** Unix seconds at the start of the tests. */
export const now = Math.floor(Date.now() / 1000);

export const group = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  type: "SPEED",
  timeZone: "Europe/Ljubljana",
  inOutGraphs: false,
  summaryGroups: [],
  ...more,
});

const only = group("1", "Občina");

export const inGroup = { groups: [{ id: "1", name: "Občina" }] };

/** A device that needs no attention. */
export const healthy = (part: Partial<ClientRow> & { id: string }): ClientRow =>
  clientRow({ ...inGroup, lastActiveDate: now - 20, lastCountDate: now - 60, ...part });

/** Fields that the gateway adds to a row for a whole client. */
export const whole = (client: ClientRow) => ({
  ...client,
  valveOpen: null,
  groups: client.groups?.map((known) => ({ ...only, ...known })),
  settings: { ...client.settings, locationName: client.name },
});

/** Renders the overview for somebody whose group has these devices. */
export function showOverview(root: Root, at = "/overview?map=hidden") {
  const page = (
    <ClientsProvider>
      <OverviewPage />
    </ClientsProvider>
  );
  const routes = [
    { path: "/client/:id", element: null },
    { path: "/admin/clients/:id", element: null },
  ];
  return renderPortal(page, { root: { groups: [only], clientStatus: feed().stream, ...root }, at, routes });
}
