import { lazy, type ReactNode } from "react";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { RowMenus } from "../../../shared/clients/menu/RowMenus";
import { useLocalSession } from "../../../shared/session/useLocalSession";

const ClientMenuPopup = lazy(async () => ({ default: (await import("./ClientMenuPopup")).ClientMenuPopup }));
const AdminMenuPopup = lazy(async () => ({ default: (await import("./AdminMenuPopup")).AdminMenuPopup }));

type ClientMenuProps = {
  onRefresh: (client: ClientRow) => void;
  onShowOnMap: (client: ClientRow) => void;
  children: ReactNode;
};

/** Provides the menu for the overview's rows. */
export function ClientMenu({ children, ...actions }: ClientMenuProps) {
  const Popup = useLocalSession()?.isAdmin === 1 ? AdminMenuPopup : ClientMenuPopup;
  return <RowMenus menu={(opened) => <Popup {...opened} {...actions} />}>{children}</RowMenus>;
}
