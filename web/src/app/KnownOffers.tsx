import { lazy, type ReactNode } from "react";
import { useSessionQuery } from "../graphql/operations/session";
import { useOffers } from "../shared/offers/useOffers";
import { PageSkeleton } from "../shared/ui/PageSkeleton";

const NoFirstAnswer = lazy(async () => ({ default: (await import("./NoFirstAnswer")).NoFirstAnswer }));

/** Shows a page once it is known what may be asked for: at once, but for a browser's first visit. */
export function KnownOffers({ children }: { children: ReactNode }) {
  return useOffers().areKnown ? children : <FirstAnswer />;
}

/** The question is the session check's: asked at the same moment, it is sent once. */
function FirstAnswer() {
  const { data, loading, refetch } = useSessionQuery();
  // What was told shows in a moment.
  if (loading || data?.portal?.offers) return <PageSkeleton />;
  return <NoFirstAnswer onRetry={() => void refetch().catch(() => undefined)} />;
}
