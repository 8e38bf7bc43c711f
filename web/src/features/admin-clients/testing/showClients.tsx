import { clientRow } from "../../../../test/clientRow";
import { renderPortal } from "../../../../test/renderPortal";
import { feed, type Root } from "../../../../test/schemaLink";
import { ClientsProvider } from "../../../shared/clients/ClientsProvider";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { AdminClientsPage } from "../AdminClientsPage";

/** Unix seconds at the start of the tests. */
export const now = Math.floor(Date.now() / 1000);

export const group = (id: string, name: string) => ({
  id,
  name,
  type: "SPEED",
  timeZone: "Europe/Ljubljana",
  inOutGraphs: false,
  summaryGroups: [],
});

/** Fields that the gateway adds to a row for a whole client. */
export const whole = (client: ClientRow) => ({
  ...client,
  valveOpen: null,
  groups: client.groups?.map((known) => ({ ...group(known.id, known.name) })),
  settings: { ...client.settings, locationName: client.name },
  hasConfig: true,
});

/** A client with a name of its own, heard lately. */
export const client = (part: Partial<ClientRow> & { id: string }) =>
  whole(clientRow({ lastActiveDate: now - 20, ...part }));

/** Renders /admin/clients as administrators see it. */
export function showClients(root: Root, at = "/admin/clients") {
  const page = (
    <ClientsProvider>
      <AdminClientsPage />
    </ClientsProvider>
  );
  const paths = ["/admin/clients/:id", "/admin/clients/:id/config", "/client/:id", "/admin/firmware"];
  const routes = paths.map((path) => ({ path, element: null }));
  return renderPortal(page, {
    root: { groups: [], clientStatus: feed().stream, bulkProgress: () => feed().stream(), ...root },
    at,
    routes,
  });
}
