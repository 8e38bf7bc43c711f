import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { type Guard, type HeldUp, leaveGuards } from "./leaveGuards";

/**
 * Holds up navigations for which `holds` returns true.
 * @returns the one that is held up, a new object for each; null if none
 */
export function useLeaveGuard(holds: Guard): HeldUp | null {
  const latest = useRef(holds);
  useEffect(() => {
    latest.current = holds;
  });
  const [guard] = useState(() => (navigation: Parameters<Guard>[0]) => latest.current(navigation));
  useEffect(() => leaveGuards.add(guard), [guard]);
  return useSyncExternalStore(leaveGuards.subscribe, () => leaveGuards.heldUpBy(guard));
}
