import { useSyncExternalStore } from "react";

export type ColorMode = "light" | "dark";

const read = (): ColorMode => (document.documentElement.classList.contains("dark") ? "dark" : "light");

function subscribe(notify: () => void): () => void {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => observer.disconnect();
}

/** The page's present colour mode: public/color-mode.js sets it from the system's setting. */
export function useColorMode(): ColorMode {
  return useSyncExternalStore(subscribe, read);
}
