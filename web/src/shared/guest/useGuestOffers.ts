import { useEffect, useSyncExternalStore } from "react";
import type { GuestOffersQuery } from "../../graphql/generated";
import { plainRequest } from "../../graphql/plainRequest";
import { type Offers, portalOffers } from "../offers/portalOffers";

/** The operation GuestOffers of session.graphql; a test compares the two. */
export const guestOffersText = "query GuestOffers { portal { offers } }";

/** The first view is prerendered without a browser. */
const none: Offers = { areKnown: false, has: () => false };
const atFirst = () => none;

/** What the portal's platform offers, asked for by a guest. What was known before stands in meanwhile. */
export function useGuestOffers(): Offers {
  useEffect(() => {
    plainRequest<GuestOffersQuery>("GuestOffers", guestOffersText, {}).then(
      ({ data }) => portalOffers.learn(data?.portal?.offers),
      () => undefined,
    );
  }, []);
  return useSyncExternalStore(portalOffers.subscribe, portalOffers.read, atFirst);
}
