import { type ReactNode, Suspense, useCallback, useLayoutEffect, useRef, useState } from "react";
import type { ClientRow } from "../clientRow";
import { ClientMenuContext, type Point } from "./clientMenu";

/** A device's menu, and where it opens. */
export type OpenedMenu = { client: ClientRow; at: Point; onClose: () => void };

type RowMenusProps = {
  /** Its code may load later. */
  menu: (opened: OpenedMenu) => ReactNode;
  children: ReactNode;
};

/** A second right-click elsewhere opens a new menu there. */
const keyOf = ({ client: { id }, at: { x, y } }: Omit<OpenedMenu, "onClose">) => `${id} ${x} ${y}`;

/** One menu for all rows inside it, instead of one in each of a thousand rows. */
export function RowMenus({ menu, children }: RowMenusProps) {
  const [opened, setOpened] = useState<Omit<OpenedMenu, "onClose"> | null>(null);
  const returnTo = useRef<Element | null>(null);
  const open = useCallback((client: ClientRow, at: Point) => {
    returnTo.current = document.activeElement;
    setOpened({ client, at });
  }, []);
  const giveBack = useCallback(() => {
    if (returnTo.current instanceof HTMLElement) returnTo.current.focus({ preventScroll: true });
  }, []);
  const close = () => {
    setOpened(null);
    giveBack();
  };
  // A menu takes the focus a frame after it opens. Closed within that frame, it takes it once more, and along.
  useLayoutEffect(() => {
    if (opened === null && document.activeElement === document.body) giveBack();
  }, [opened, giveBack]);
  return (
    <ClientMenuContext value={open}>
      {children}
      {opened === null ? null : (
        <Suspense key={keyOf(opened)} fallback={null}>
          {menu({ ...opened, onClose: close })}
        </Suspense>
      )}
    </ClientMenuContext>
  );
}
