import { useEffect, useState } from "react";
import type { GuestOffersQuery, PortalOffer } from "../../graphql/generated";
import { plainRequest } from "../../graphql/plainRequest";

/** The operation GuestOffers of session.graphql; a test compares the two. */
export const guestOffersText = "query GuestOffers { portal { offers } }";

/** What the portal's platform offers, asked for by a guest; null: not known. */
export function useGuestOffers(): readonly PortalOffer[] | null {
  const [offers, setOffers] = useState<readonly PortalOffer[] | null>(null);
  useEffect(() => {
    plainRequest<GuestOffersQuery>("GuestOffers", guestOffersText, {}).then(
      ({ data }) => setOffers(data?.portal?.offers ?? null),
      () => undefined,
    );
  }, []);
  return offers;
}
