import { ApolloClient, ApolloLink, HttpLink } from "@apollo/client";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { ErrorLink } from "@apollo/client/link/error";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { OperationTypeNode } from "graphql";
import { tap } from "rxjs";
import { graphqlUrl } from "../env";
import { createCache } from "./cache";
import { connection, type Outcome } from "./connection";
import { failureOf, NotSent } from "./errors";
import { lastAnswerLink } from "./lastAnswers/lastAnswerLink";
import { refetchActive } from "./refetch";
import { serverFetch } from "./serverFetch";
import { createSocket } from "./socket";

declare module "@apollo/client" {
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: "all";
      }
    }
  }
}

/**
 * Bulk changes take up to a minute. A change without an answer by then may have been done: it is never sent
 * again automatically.
 */
const changeSilenceMs = 90_000;

/** Refused while the portal is known to be unreachable: sent into a dead connection, it might arrive when nobody expects it. */
const sendChange: typeof fetch = async (url, init) => {
  if (connection.isAway()) throw new NotSent();
  return serverFetch(url, init, changeSilenceMs);
};

/** A query without an answer is sent once more, over another connection. */
const askAgain: typeof fetch = (url, init) =>
  serverFetch(url, init).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "TimeoutError") return serverFetch(url, init);
    throw error;
  });

/** Tells the link indicator how each request over HTTP ended. */
const watchLink = new ApolloLink((operation, forward) => {
  const name = operation.operationName ?? "";
  const report = (error: unknown) => connection.http(name, outcomeOf(error));
  return forward(operation).pipe(
    tap({
      next: (result) => report(result.errors && new CombinedGraphQLErrors(result)),
      error: report,
    }),
  );
});

function outcomeOf(error: unknown): Outcome {
  if (error === undefined) return "ok";
  const failure = failureOf(error);
  if (failure === "NETWORK" || failure === "NOT_SENT") return "unreachable";
  return failure === "UPSTREAM_UNAVAILABLE" || failure === "UPSTREAM_TIMEOUT" ? "upstreamAway" : "ok";
}

/** Identifies an order: the operation and the ids that it changes, but not the new values. */
function orderOf({ operationName, variables }: ApolloLink.Operation): string {
  const input: Readonly<Record<string, unknown>> = variables.input ?? variables;
  return JSON.stringify([operationName, Object.entries(input).filter(([name]) => /ids?$/i.test(name))]);
}

const tellSent = (onSent: Visit["onSent"]) =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(tap({ next: () => onSent(orderOf(operation)) })),
  );

type Visit = {
  onUnauthenticated: () => void;
  /**
   * A person's change was refused, as there is no connection; automatic ones have `isByItself` in their context
   * and are repeated anyway.
   */
  onNotSent: (order: string) => void;
  /** A change was sent: earlier notices on the same order are out of date. */
  onSent: (order: string) => void;
  /** Owner of the answers that the browser keeps; differs for each person and each group viewed as. */
  person: string;
  /** The group that an administrator views the portal as. */
  groupId?: string | undefined;
};

/**
 * Creates the client of one signed-in visit: queries and mutations over same-origin HTTP with the session's
 * cookie, subscriptions over a socket that reconnects by itself and then refetches what was missed.
 */
export function createApolloClient({
  onUnauthenticated,
  onNotSent,
  onSent,
  person,
  groupId,
}: Visit): ApolloClient {
  const errors = new ErrorLink(({ error, operation }) => {
    const failure = failureOf(error);
    if (failure === "UNAUTHENTICATED") onUnauthenticated();
    if (failure === "NOT_SENT" && !operation.getContext().isByItself) onNotSent(orderOf(operation));
    // The page relied on an old offer of the platform: the session query returns the present ones.
    if (failure === "NOT_OFFERED")
      void client.refetchQueries({ include: ["Session"] }).catch(() => undefined);
  });
  const headers = groupId === undefined ? undefined : { "x-group-id": groupId };
  const over = (ask: typeof fetch) =>
    new HttpLink({ uri: graphqlUrl, credentials: "same-origin", headers, fetch: ask });
  const isChange = ({ operationType }: ApolloLink.Operation) => operationType === OperationTypeNode.MUTATION;
  const http = ApolloLink.split(
    isChange,
    ApolloLink.from([watchLink, tellSent(onSent), over(sendChange)]),
    ApolloLink.from([lastAnswerLink(person), watchLink, over(askAgain)]),
  );
  const socket = createSocket(graphqlUrl, {
    groupId,
    onSessionOver: onUnauthenticated,
    onReconnect: () => void refetchActive(client),
  });
  const isSubscription = ({ operationType }: ApolloLink.Operation) =>
    operationType === OperationTypeNode.SUBSCRIPTION;
  const client = new ApolloClient({
    link: ApolloLink.from([errors, ApolloLink.split(isSubscription, new GraphQLWsLink(socket), http)]),
    cache: createCache(),
    defaultOptions: { watchQuery: { errorPolicy: "all" } },
  });
  return client;
}
