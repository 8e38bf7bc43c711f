import { useEffect, useState } from "react";
import type { GuestOffersQuery } from "../../graphql/generated";
import { plainRequest } from "../../graphql/plainRequest";

/** The operation GuestOffers of session.graphql; a test compares the two. */
export const guestOffersText =
  "query GuestOffers { portal { offers signInWays { providers { name label } passwordsFor } } }";

/** What a guest is told of the portal. */
export type GuestPortal = GuestOffersQuery["portal"];

/** What the portal's platform offers, asked for by a guest; null: not known. */
export function useGuestPortal(): GuestPortal | null {
  const [portal, setPortal] = useState<GuestPortal | null>(null);
  useEffect(() => {
    plainRequest<GuestOffersQuery>("GuestOffers", guestOffersText, {}).then(
      ({ data }) => setPortal(data?.portal ?? null),
      () => undefined,
    );
  }, []);
  return portal;
}
