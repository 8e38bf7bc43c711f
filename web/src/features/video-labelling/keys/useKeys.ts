import { useLayoutEffect, useRef } from "react";
import { type Command, commandOf, isTaken } from "./keyMap";

/** A question lies over the page. */
const isCovered = () => document.querySelector("[role=dialog], [role=alertdialog]") !== null;

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
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [isOn]);
}
