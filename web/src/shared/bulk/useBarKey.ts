import { type RefObject, useLayoutEffect, useRef } from "react";
import { isCovered } from "../shortcuts/typing";

/** The key that goes from the rows to what can be done with the chosen ones, and back. */
export const barKey = "F6";

/** Of a list with hundreds of rows the bar below it is as many stops away: one key leads there, and back to where one was. */
export function useBarKey(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      const element = bar.current;
      if (key !== barKey || altKey || ctrlKey || metaKey || shiftKey || element === null || isCovered())
        return;
      event.preventDefault();
      const isInside = element.contains(document.activeElement);
      if (isInside && before.current instanceof HTMLElement && before.current.isConnected) {
        before.current.focus();
        return;
      }
      before.current = document.activeElement;
      const [first] = element.querySelectorAll<HTMLElement>("[data-actions] :is(a, button):not(:disabled)");
      first?.focus({ preventScroll: true });
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [bar, isShown]);
}
