import type { NamedOffer } from "../shared/offers/NotOffered";
import type { Offers } from "../shared/offers/portalOffers";

/** The first of a page's needs, if the portal's platform offers none of them; undefined if the page can be shown. */
export const lackingOf = (needs: readonly NamedOffer[] = [], offers: Offers): NamedOffer | undefined =>
  needs.some(offers.has) ? undefined : needs[0];
