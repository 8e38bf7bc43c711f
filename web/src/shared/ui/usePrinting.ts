import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;
const listeners = new Set<() => void>();

/** The browser prints what stands when the event is over. */
function become({ type }: Event): void {
  isPrinting = type === "beforeprint";
  if (isPrinting) for (const sheet of document.styleSheets) widen(sheet.cssRules);
  flushSync(() => {
    for (const notify of listeners) notify();
  });
}

/**
 * Has the styles lay a sheet out as they do a large window: Chakra's breakpoints are of screens alone, and paper would look like a phone.
 */
function widen(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      if (rule.media.mediaText.startsWith("screen and (min")) rule.media.appendMedium("print");
    } else if (rule instanceof CSSGroupingRule) widen(rule.cssRules);
  }
}

addEventListener("beforeprint", become);
addEventListener("afterprint", become);

const subscribe = (notify: () => void) => {
  listeners.add(notify);
  return () => void listeners.delete(notify);
};

/** Whether the page is being printed: what screens leave out of sight stands there then. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
