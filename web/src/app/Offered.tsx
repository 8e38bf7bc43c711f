import { lazy, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useSessionQuery } from "../graphql/operations/session";
import { useOffers } from "../shared/offers/useOffers";
import { PageSkeleton } from "../shared/ui/PageSkeleton";
import { lackingAt } from "./needs";

const NoPage = lazy(async () => ({ default: (await import("./NoPage")).NoPage }));

/**
 * The page at this address where what it needs is offered; else what is lacking. No page shows before it is known what may
 * be asked for: that is at once, but for a browser's first visit.
 */
export function Offered({ children }: { children: ReactNode }) {
  const offers = useOffers();
  const lacking = lackingAt(useLocation().pathname, offers);
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
