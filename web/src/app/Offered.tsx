import { lazy, type ReactNode } from "react";
import { useSessionQuery } from "../graphql/operations/session";
import type { NamedOffer } from "../shared/offers/NotOffered";
import { useOffers } from "../shared/offers/useOffers";
import { PageSkeleton } from "../shared/ui/PageSkeleton";
import { lackingOf } from "./needs";

const NoPage = lazy(async () => ({ default: (await import("./NoPage")).NoPage }));

type OfferedProps = {
  /** The page needs one of these offers; undefined: none. */
  needs?: readonly NamedOffer[];
  children: ReactNode;
};

/**
 * A page, or a message on the missing offer. Nothing shows before the offers are known; only a browser's first
 * visit has to wait for them.
 */
export function Offered({ needs, children }: OfferedProps) {
  const offers = useOffers();
  const lacking = lackingOf(needs, offers);
  if (!offers.areKnown) return <FirstAnswer />;
  return lacking ? <NoPage lacks={lacking} /> : children;
}

/** The same query as the session check's: asked at the same moment, it is sent once. */
function FirstAnswer() {
  const { data, loading, refetch } = useSessionQuery();
  // The answer renders in a moment.
  if (loading || data?.portal?.offers) return <PageSkeleton />;
  return <NoPage onRetry={refetch} />;
}
