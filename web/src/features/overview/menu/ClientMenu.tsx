import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { useLocalSession } from "../../../shared/session/useLocalSession";
import { ClientMenuContext, type Point } from "./clientMenu";

const ClientMenuPopup = lazy(async () => ({ default: (await import("./ClientMenuPopup")).ClientMenuPopup }));
const AdminMenuPopup = lazy(async () => ({ default: (await import("./AdminMenuPopup")).AdminMenuPopup }));

type Opened = { client: ClientRow; at: Point };
type ClientMenuProps = {
  onRefresh: (client: ClientRow) => void;
  onShowOnMap: (client: ClientRow) => void;
  children: ReactNode;
};

/** A second right-click elsewhere opens anew, there. */
const keyOf = ({ client: { id }, at: { x, y } }: Opened) => `${id} ${x} ${y}`;

/** One menu for all rows beneath it: a thousand rows don't carry a thousand menus. */
export function ClientMenu({ children, ...actions }: ClientMenuProps) {
  const Popup = useLocalSession()?.isAdmin === 1 ? AdminMenuPopup : ClientMenuPopup;
  const [opened, setOpened] = useState<Opened | null>(null);
  const returnTo = useRef<Element | null>(null);
  const open = useCallback((client: ClientRow, at: Point) => {
    returnTo.current = document.activeElement;
    setOpened({ client, at });
  }, []);
  const close = () => {
    setOpened(null);
    if (returnTo.current instanceof HTMLElement) returnTo.current.focus({ preventScroll: true });
  };
  return (
    <ClientMenuContext value={open}>
      {children}
      {opened === null ? null : (
        <Suspense fallback={null}>
          <Popup key={keyOf(opened)} {...opened} {...actions} onClose={close} />
        </Suspense>
      )}
    </ClientMenuContext>
  );
}
