import { createHash } from "node:crypto";
import { ApolloClient, ApolloLink, gql, HttpLink, InMemoryCache } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { GraphQLWsLink } from "@apollo/client/link/subscriptions";
import { OperationTypeNode } from "graphql";
import { createClient } from "graphql-ws";
import { WebSocket } from "ws";
import { type Data, type MakeClient, sessionHeaders, socketUrl } from "./apiClient.js";

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

interface Options {
  useGETForQueries: boolean;
  /** True to send hashes first, and texts only for unknown hashes. */
  hashes: boolean;
}

/** Apollo Client 4: queries by POST or GET, subscriptions over WebSocket. */
export const apollo =
  ({ useGETForQueries, hashes }: Options): MakeClient =>
  (url, sessionId) => {
    const socket = createClient({
      url: socketUrl(url),
      webSocketImpl: WebSocket,
      connectionParams: { sessionId },
    });
    const http = new HttpLink({ uri: url, useGETForQueries, headers: sessionHeaders(sessionId) });
    const known = new PersistedQueryLink({ sha256, useGETForHashedQueries: useGETForQueries });
    const client = new ApolloClient({
      cache: new InMemoryCache(),
      link: ApolloLink.split(
        ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
        new GraphQLWsLink(socket),
        hashes ? known.concat(http) : http,
      ),
    });
    return {
      run: async (operation, variables = {}) => {
        const document = gql(operation);
        const answer = operation.trimStart().startsWith("mutation")
          ? await client.mutate<Data>({ mutation: document, variables })
          : await client.query<Data>({ query: document, variables, fetchPolicy: "network-only" });
        return answer.data ?? {};
      },
      first: (operation, variables = {}) =>
        new Promise((resolve, reject) => {
          const events = client.subscribe<Data>({ query: gql(operation), variables });
          const subscription = events.subscribe({
            next: ({ data, error }) => {
              subscription.unsubscribe();
              if (error) reject(error);
              else resolve(data ?? {});
            },
            error: reject,
          });
        }),
      close: async () => {
        client.stop();
        await socket.dispose();
      },
    };
  };
