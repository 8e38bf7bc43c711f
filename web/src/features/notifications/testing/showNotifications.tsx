import { Link } from "react-router-dom";
import { clientRow } from "../../../../test/clientRow";
import { renderPortal } from "../../../../test/renderPortal";
import type { Root } from "../../../../test/schemaLink";
import { ClientsContext } from "../../../shared/clients/useClients";
import { localSession } from "../../../shared/session/session";
import { toast } from "../../../shared/ui/toastStore";
import { NotificationsPage } from "../NotificationsPage";
import { now, type Portal, rootOf } from "./portal";

const clients = [
  clientRow({ id: "11", name: "Most čez Soro" }),
  clientRow({ id: "2", name: "Šola" }),
  clientRow({ id: "3", name: "Vrtec" }),
];

/** Renders the page for Ana, with a link that leaves it. */
export function showNotifications(portal: Portal, root: Root = {}) {
  toast.clear();
  localSession.set({ username: "Ana", isAdmin: 0, groupName: "Občina", groupId: "1" });
  const value = {
    ...{ clients, groups: [], at: now, failure: null },
    refresh: () => {},
    refreshOne: async () => {},
  };
  const page = (
    <ClientsContext value={value}>
      <Link to="/elsewhere">away</Link>
      <NotificationsPage />
    </ClientsContext>
  );
  return renderPortal(<p>elsewhere</p>, {
    at: "/notifications",
    routes: [{ path: "/notifications", element: page }],
    root: { ...rootOf(portal), ...root },
  });
}
