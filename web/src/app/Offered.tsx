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
 * A page, or what the platform lacks for it. Nothing shows before the offers are known: that is at once, but for a
 * browser's first visit.
 */
export function Offered({ needs, children }: OfferedProps) {
  const offers = useOffers();
  const lacking = lackingOf(needs, offers);
  if (!offers.areKnown) return <FirstAnswer />;
  return lacking ? <NoPage lacks={lacking} /> : children;
}

/** The question is the session check's: asked at the same moment, it is sent once. */
function FirstAnswer() {
  const { data, loading, refetch } = useSessionQuery();
  // What was told shows in a moment.
  if (loading || data?.portal?.offers) return <PageSkeleton />;
  return <NoPage onRetry={refetch} />;
}
