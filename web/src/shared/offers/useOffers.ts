import { useSyncExternalStore } from "react";
import { type Offers, portalOffers } from "./portalOffers";

/** What the portal's platform offers; renders anew once that is another. */
export function useOffers(): Offers {
  return useSyncExternalStore(portalOffers.subscribe, portalOffers.read);
}
