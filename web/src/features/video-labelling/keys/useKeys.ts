import { useLayoutEffect, useRef } from "react";
import { isCovered } from "../../../shared/shortcuts/typing";
import { type Command, commandOf, isTaken } from "./keyMap";

/**
 * Has the keyboard do what the page can do, but for what somebody types or a button takes for itself: from the moment that the page
 * shows, so that no key is lost to who types ahead.
 */
export function useKeys(commands: Readonly<Record<Command, () => void>>, isOn: boolean): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      const command = event.defaultPrevented || isCovered() ? null : commandOf(event);
      // With Ctrl a button is not pressed by Enter.
      if (command === null || isTaken(event.target, event.ctrlKey || event.metaKey ? "" : event.key)) return;
      event.preventDefault();
      latest.current[command]();
    };
    // Before the portal's own keys, which listen at the window, and let be what was taken.
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}
