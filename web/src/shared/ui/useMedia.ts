import { useCallback, useSyncExternalStore } from "react";

/** What is drawn before there is a browser is drawn for a large screen. */
const unknown = () => false;

/** Whether a CSS media query holds, now and as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", notify);
      return () => media.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, unknown);
}

/** Below 640 px tables become cards. */
export const useIsPhone = (): boolean => useMedia("(max-width: 639.9px)");

/** Below 768 px the sidebar goes behind the burger. */
export const useIsNarrow = (): boolean => useMedia("(max-width: 767.9px)");
