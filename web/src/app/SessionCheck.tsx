import { useEffect } from "react";
import { failureOf, isOutage } from "../graphql/errors";
import { useSessionQuery } from "../graphql/operations/session";
import { accountLanguage, adoptLanguage } from "../i18n/language";
import { noValue } from "../shared/number/format";
import { portalOffers } from "../shared/offers/portalOffers";
import { endSession } from "../shared/session/endSession";
import { roleIn } from "../shared/session/hasRole";
import { localSession } from "../shared/session/session";
import { viewAs } from "../shared/session/viewAs";
import { loseView } from "./loseView";

/**
 * Asks on start who is signed in, and what the portal's platform offers. An unreachable portal signs nobody
 * out: that proves nothing about the session.
 */
export function SessionCheck() {
  const { data, dataState, error, loading } = useSessionQuery({ fetchPolicy: "network-only" });
  const session = dataState === "complete" ? data.session : undefined;
  const offers = data?.portal?.offers;
  useEffect(() => {
    portalOffers.learn(offers);
    // During a refetch the last answer has no error: an empty answer from an outage must not count.
    if (loading) return;
    if (error !== undefined) {
      const failure = failureOf(error);
      if (isOutage(failure) || failure === "INTERNAL_SERVER_ERROR" || failure === "RATE_LIMITED") return;
      if (viewAs.read() === null) {
        endSession();
        return;
      }
      loseView();
      return;
    }
    if (session === undefined) return;
    const user = session?.user;
    // A session that only adds a second factor is no way into the portal: the sign-in leads to that.
    if (!user || session?.secondFactorNeeded) {
      endSession();
      return;
    }
    adoptLanguage(accountLanguage(user.language));
    // In a view as a group the session is the group's, and says nothing new about the administrator.
    if (viewAs.read() !== null) return;
    localSession.set({
      userId: user.id,
      // The name typed at sign-in stays if the platform reports none.
      username: user.username ?? user.email ?? localSession.read()?.username ?? noValue,
      isAdmin: user.admin ? 1 : 0,
      groupName: session.group?.name ?? null,
      groupId: session.group?.id ?? null,
      isLabeller: session.permissions.labelVideos ? 1 : undefined,
      beginsAtDesk: user.labeller ? 1 : undefined,
      role: roleIn(user.role),
    });
  }, [session, offers, error, loading]);
  return null;
}
