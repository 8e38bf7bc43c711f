import { lazy, type ReactNode } from "react";
import type { NamedOffer } from "../shared/offers/NotOffered";
import type { Offers } from "../shared/offers/portalOffers";
import { useOffers } from "../shared/offers/useOffers";

const NotOfferedPage = lazy(async () => ({ default: (await import("./NotOfferedPage")).NotOfferedPage }));

/** What a page needs of the portal's platform: one of these. Left out: nothing that not every platform has. */
export type Needs = readonly [NamedOffer, ...NamedOffer[]] | undefined;

export const isOffered = (needs: Needs, offers: Offers): boolean =>
  needs === undefined || needs.some((offer) => offers.has(offer));

type OfferedProps = { needs: Needs; children: ReactNode };

/** A page where what it needs is offered; else what is lacking. */
export function Offered({ needs, children }: OfferedProps) {
  const offers = useOffers();
  return needs === undefined || isOffered(needs, offers) ? children : <NotOfferedPage what={needs[0]} />;
}
