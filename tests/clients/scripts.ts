import { GraphQLClient } from "graphql-request";
import { createClient as createSseClient } from "graphql-sse";
import { createClient as createSocketClient } from "graphql-ws";
import { WebSocket } from "ws";
import { type Data, type MakeClient, sessionHeaders, socketUrl } from "./apiClient.js";

/** graphql-request, for scripts. */
export const graphqlRequest: MakeClient = (url, sessionId) => {
  const client = new GraphQLClient(url, { headers: sessionHeaders(sessionId) });
  return {
    run: (operation, variables = {}) => client.request<Data>(operation, variables),
    close: () => undefined,
  };
};

interface Result {
  data?: Data | null | undefined;
  errors?: readonly { message: string }[] | undefined;
}

/** The first result from a socket or an event stream. */
async function firstOf(results: AsyncIterable<Result>): Promise<Data> {
  for await (const { data, errors } of results) {
    if (errors) throw errorOf(errors);
    return data ?? {};
  }
  throw new Error("it ended without a result");
}

const errorOf = (errors: readonly { message: string }[]) =>
  new Error(errors.map(({ message }) => message).join("\n"));

/** graphql-ws: everything over one WebSocket. */
export const graphqlWs: MakeClient = (url, sessionId) => {
  const client = createSocketClient({
    url: socketUrl(url),
    webSocketImpl: WebSocket,
    connectionParams: { sessionId },
  });
  const run = (query: string, variables: Data = {}) =>
    firstOf(client.iterate<Data>({ query, variables })).catch((thrown: unknown) => {
      // It throws the server's errors as they are: a list.
      throw Array.isArray(thrown) ? errorOf(thrown as { message: string }[]) : thrown;
    });
  return { run, first: run, close: () => client.dispose() };
};

/** graphql-sse, distinct connections: each operation is an event stream. */
export const graphqlSse: MakeClient = (url, sessionId) => {
  const client = createSseClient({ url, headers: sessionHeaders(sessionId), retryAttempts: 0 });
  const run = (query: string, variables: Data = {}) => firstOf(client.iterate<Data>({ query, variables }));
  return { run, first: run, close: () => client.dispose() };
};
