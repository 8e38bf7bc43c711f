import { useEffect } from "react";
import { failureOf, isOutage } from "../graphql/errors";
import { useSessionQuery } from "../graphql/operations/session";
import { accountLanguage, adoptLanguage } from "../i18n/language";
import { noValue } from "../shared/number/format";
import { portalOffers } from "../shared/offers/portalOffers";
import { endSession } from "../shared/session/endSession";
import { localSession } from "../shared/session/session";
import { viewAs } from "../shared/session/viewAs";
import { loseView } from "./loseView";

/** Asks on start who is signed in, and what the portal's platform offers. A portal that is away logs nobody out: that proves nothing about the session. */
export function SessionCheck() {
  const { data, dataState, error, loading } = useSessionQuery({ fetchPolicy: "network-only" });
  const session = dataState === "complete" ? data.session : undefined;
  const offers = data?.portal?.offers;
  useEffect(() => {
    portalOffers.learn(offers);
    // While it is asked again, the last answer stands without its error: an outage's "nobody" is no answer.
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
    if (!user) {
      endSession();
      return;
    }
    adoptLanguage(accountLanguage(user.language));
    // In a view as a group the session tells that group, and nothing new of who looks.
    if (viewAs.read() !== null) return;
    localSession.set({
      userId: user.id,
      // What the person typed at sign-in stays where the platform tells no name.
      username: user.username ?? user.email ?? localSession.read()?.username ?? noValue,
      isAdmin: user.admin ? 1 : 0,
      groupName: session.group?.name ?? null,
      groupId: session.group?.id ?? null,
      isLabeller: session.permissions.labelVideos ? 1 : undefined,
      beginsAtDesk: user.labeller ? 1 : undefined,
    });
  }, [session, offers, error, loading]);
  return null;
}
