import { lazy, Suspense, useState } from "react";
import type { OverlayProps } from "../overlays/overlay";
import { UserButton } from "./UserButton";

const load = () => import("./UserMenuPanel");
const UserMenuPanel = lazy(async () => ({ default: (await load()).UserMenuPanel }));

/** The menu's code (positions, keyboard, focus) comes when somebody reaches for it, not with the frame. */
export function UserMenu({ onOpen }: Pick<OverlayProps, "onOpen">) {
  const [isWanted, setWanted] = useState(false);
  const preload = () => {
    load().catch(() => undefined);
  };
  const button = <UserButton onPointerEnter={preload} onFocus={preload} onClick={() => setWanted(true)} />;
  return isWanted ? (
    <Suspense fallback={button}>
      <UserMenuPanel onOpen={onOpen} />
    </Suspense>
  ) : (
    button
  );
}
