import { useSyncExternalStore } from "react";
import { flushSync } from "react-dom";

let isPrinting = false;
const listeners = new Set<() => void>();

/** The browser prints the state at the end of the event. */
function become({ type }: Event): void {
  isPrinting = type === "beforeprint";
  if (isPrinting) for (const sheet of document.styleSheets) widen(sheet.cssRules);
  flushSync(() => {
    for (const notify of listeners) notify();
  });
}

/**
 * Makes the styles lay out paper like a large window: Chakra's breakpoints are for screens only, and paper
 * would look like a phone.
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

/** True while the page is being printed: hidden rows and charts are rendered then. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
