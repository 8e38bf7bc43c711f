import type { ApolloClient } from "@apollo/client";
import { ApolloProvider } from "@apollo/client/react";
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createApolloClient } from "../graphql/client";
import { answers } from "../graphql/lastAnswers/told";
import { PortalDocument } from "../graphql/operations/clients";
import { refetchActive } from "../graphql/refetch";
import { translatorOf } from "../i18n/useT";
import { ClientsProvider } from "../shared/clients/ClientsProvider";
import { endSession } from "../shared/session/endSession";
import { localSession, personOf } from "../shared/session/session";
import { useLocalSession } from "../shared/session/useLocalSession";
import { useViewAs } from "../shared/session/useViewAs";
import { viewAs } from "../shared/session/viewAs";
import { toast } from "../shared/ui/toastStore";
import { uiTexts } from "../shared/ui/uiTexts";
import { SessionCheck } from "./SessionCheck";
import { Shell } from "./shell/Shell";
import { usePointedLink } from "./usePointedLink";

/** For sessions that ended while something was unsaved. */
const SignInAgain = lazy(async () => ({
  default: (await import("../features/sign-in/SignInAgain")).SignInAgain,
}));

/** Everything behind sign-in. The GraphQL client lives as long as the session: signing out drops its cache. */
export function SignedInArea({ onPoint }: Pick<AreaProps, "onPoint">) {
  const session = useLocalSession();
  const groupId = useViewAs()?.groupId;
  const isOver = useSyncExternalStore(localSession.subscribe, localSession.isOver);
  // Another tab may have signed in somebody else: no data of the previous person are kept.
  const person = `${personOf(session)}-${session?.isAdmin}-${session?.groupId}-${groupId}`;
  return (
    <>
      <Area key={person} person={person} groupId={groupId} isOver={isOver} onPoint={onPoint} />
      {isOver && session !== null ? (
        <Suspense fallback={null}>
          <SignInAgain username={session.username} />
        </Suspense>
      ) : null}
    </>
  );
}

/** By then a first view has what it needs, even on a slow line; milliseconds. */
const settledMs = 4000;

const nothingKept = () => undefined;

const sayNotSent = (order: string) => toast.error(translatorOf(uiTexts)("notSent"), order);

/** The group may not be viewed any more, while the session may still be valid: the pages after the view find out. */
const endView = () => viewAs.end();

type AreaProps = {
  /** Identifies the person, and the group they view as: it changes if somebody with other rights signs in. */
  person: string;
  groupId: string | undefined;
  /** The session is over, and the page waits for a new one. */
  isOver: boolean;
  /** A link that may be followed, and the client for its page's queries. */
  onPoint: (link: HTMLAnchorElement, apollo: ApolloClient) => void;
};

function Area({ person, groupId, isOver, onPoint }: AreaProps) {
  const [client] = useState(() =>
    createApolloClient({
      onUnauthenticated: groupId === undefined ? endSession : endView,
      onNotSent: sayNotSent,
      onSent: toast.settle,
      person,
      groupId,
    }),
  );
  useEffect(() => {
    if (!navigator.serviceWorker) return answers.leave(false);
    const visit = new AbortController();
    const begin = async () => {
      const { keepForOffline } = await import("./offline/keepForOffline");
      keepForOffline(person, visit.signal);
    };
    const timer = setTimeout(() => begin().catch(nothingKept), settledMs);
    return () => {
      clearTimeout(timer);
      visit.abort();
    };
  }, [person]);
  // Maps and reports need it: loaded with the first queries, not only once a map is there.
  useEffect(() => {
    client.query({ query: PortalDocument }).catch(() => undefined);
  }, [client]);
  const wasOver = useRef(isOver);
  useEffect(() => {
    if (wasOver.current && !isOver) void refetchActive(client);
    wasOver.current = isOver;
  }, [client, isOver]);
  usePointedLink((link) => onPoint(link, client));
  return (
    <ApolloProvider client={client}>
      <SessionCheck />
      <ClientsProvider>
        <Shell />
      </ClientsProvider>
    </ApolloProvider>
  );
}
