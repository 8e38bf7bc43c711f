import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from "react";
import type { ClientRow } from "../../../shared/clients/clientRow";
import { ClientMenuContext, type Point } from "./clientMenu";

const ClientMenuPopup = lazy(async () => ({ default: (await import("./ClientMenuPopup")).ClientMenuPopup }));

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
          <ClientMenuPopup key={keyOf(opened)} {...opened} {...actions} onClose={close} />
        </Suspense>
      )}
    </ClientMenuContext>
  );
}
