import { lazy, Suspense, useState } from "react";
import { UserButton } from "./UserButton";

const load = () => import("./UserMenuPanel");
const UserMenuPanel = lazy(async () => ({ default: (await load()).UserMenuPanel }));

/** The menu's code (positions, keyboard, focus) comes when somebody reaches for it, not with the frame. */
export function UserMenu() {
  const [isWanted, setWanted] = useState(false);
  const preload = () => {
    load().catch(() => undefined);
  };
  const button = <UserButton onPointerEnter={preload} onFocus={preload} onClick={() => setWanted(true)} />;
  return isWanted ? (
    <Suspense fallback={button}>
      <UserMenuPanel />
    </Suspense>
  ) : (
    button
  );
}
