import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import { lazy, type ReactNode } from "react";
import { useSessionQuery } from "../graphql/operations/session";
import type { NamedOffer } from "../shared/offers/NotOffered";
import { useOffers } from "../shared/offers/useOffers";
import { hasRole } from "../shared/session/hasRole";
import { useLocalSession } from "../shared/session/useLocalSession";
import { PageSkeleton } from "../shared/ui/PageSkeleton";
import { lackingOf } from "./needs";

const NoPage = lazy(async () => ({ default: (await import("./NoPage")).NoPage }));

type OfferedProps = {
  /** The page needs one of these offers; undefined: none. */
  needs?: readonly NamedOffer[] | undefined;
  /** The least role in the group that the page is for; undefined: everybody's. */
  role?: GroupRole | undefined;
  children: ReactNode;
};

/**
 * A page, or a message on the missing offer. Nothing shows before the offers are known; only a browser's first
 * visit has to wait for them.
 */
export function Offered({ needs, role = "viewer", children }: OfferedProps) {
  const offers = useOffers();
  const isAllowed = hasRole(useLocalSession(), role);
  const lacking = lackingOf(needs, offers);
  if (!offers.areKnown) return <FirstAnswer />;
  if (lacking) return <NoPage lacks={lacking} />;
  return isAllowed ? children : <NoPage role={role} />;
}

/** The same query as the session check's: asked at the same moment, it is sent once. */
function FirstAnswer() {
  const { data, loading, refetch } = useSessionQuery();
  // The answer renders in a moment.
  if (loading || data?.portal?.offers) return <PageSkeleton />;
  return <NoPage onRetry={refetch} />;
}
