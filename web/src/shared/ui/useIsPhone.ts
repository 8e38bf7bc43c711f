import { useSyncExternalStore } from "react";

const phone = window.matchMedia("(max-width: 639px)");

function subscribe(notify: () => void): () => void {
  phone.addEventListener("change", notify);
  return () => phone.removeEventListener("change", notify);
}

/** True below 640 px, where tables become cards. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phone.matches);
