import { useSyncExternalStore } from "react";
import { type Offers, portalOffers } from "./portalOffers";

/** The portal platform's offers; renders again when they change. */
export function useOffers(): Offers {
  return useSyncExternalStore(portalOffers.subscribe, portalOffers.read);
}
