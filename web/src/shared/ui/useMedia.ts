import { useCallback, useSyncExternalStore } from "react";

/** Without a browser pages are rendered for a large screen. */
const unknown = () => false;

/** True while a CSS media query matches; follows its changes. */
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

/** Below 768 px the sidebar is behind the menu button. */
export const useIsNarrow = (): boolean => useMedia("(max-width: 767.9px)");
