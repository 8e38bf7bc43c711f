import { clientRow } from "../../../../test/clientRow";
import { renderPortal } from "../../../../test/renderPortal";
import { feed, type Root } from "../../../../test/schemaLink";
import { ClientsProvider } from "../../../shared/clients/ClientsProvider";
import { AdminClientPage } from "../AdminClientPage";

/** Unix seconds at the start of the tests. */
export const now = Math.floor(Date.now() / 1000);

const row = clientRow({
  id: "7",
  name: "Most",
  groups: [{ id: "1", name: "Celje" }],
  lastActiveDate: now - 60,
  hasReported: true,
});

const group = { id: "1", name: "Celje", type: "SPEED", timeZone: "Europe/Ljubljana", summaryGroups: [] };

/** A device as the gateway answers it in full; pass the fields that matter. */
export const device = (part: object = {}) => ({
  ...row,
  createDate: now - 86_400,
  hasConfig: true,
  hardwareType: "K200DISP_AMG",
  superType: "K200",
  groups: [group],
  info: { ...row.info, firmwareVersion: "4.1.0", configVersion: 3, configVersionDate: now - 900 },
  settings: { ...row.settings, locationName: row.name, notes: "Ob mostu", serialNumber: "SN-1" },
  config: { version: 3, changeDate: now - 1000, changedBy: { id: "1", email: "ana@obcina.si" } },
  firmwareAssignment: null,
  actions: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 },
  apiKeys: [],
  diagnostics: [],
  ...part,
});

export const action = (part: object = {}) => ({
  id: "31",
  type: "restart",
  param1: null,
  param2: null,
  status: "CREATED",
  enabled: true,
  message: null,
  createDate: now - 30,
  acceptDate: null,
  doneDate: null,
  createdBy: { id: "1", email: "ana@obcina.si" },
  ...part,
});

export const actionsOf = (...nodes: object[]) => ({
  nodes,
  pageInfo: { hasNextPage: false, endCursor: null },
  totalCount: nodes.length,
});

/** Renders the page of device 7 as an administrator sees it. */
export function showClient(root: Root = {}) {
  const page = (
    <ClientsProvider>
      <AdminClientPage />
    </ClientsProvider>
  );
  const nothing = feed();
  return renderPortal(null, {
    root: {
      clients: () => [device()],
      groups: [group],
      client: () => device(),
      auditLog: { nodes: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 },
      clientStatus: nothing.stream,
      actionChanged: nothing.stream,
      ...root,
    },
    at: "/admin/clients/7",
    routes: [{ path: "/admin/clients/:id", element: page }],
  });
}
