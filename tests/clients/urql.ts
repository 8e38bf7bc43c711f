import { Client, cacheExchange, fetchExchange, type OperationResult } from "@urql/core";
import { type Data, type MakeClient, sessionHeaders } from "./apiClient.js";

function dataOf({ data, error }: OperationResult<Data>): Data {
  if (error) throw error;
  return data ?? {};
}

/** urql: queries by POST or GET, subscriptions as server-sent events. */
export const urql =
  (preferGetMethod: boolean): MakeClient =>
  (url, sessionId) => {
    const client = new Client({
      url,
      preferGetMethod,
      fetchSubscriptions: true,
      fetchOptions: { headers: sessionHeaders(sessionId) },
      exchanges: [cacheExchange, fetchExchange],
    });
    return {
      run: async (operation, variables = {}) =>
        dataOf(
          operation.trimStart().startsWith("mutation")
            ? await client.mutation<Data>(operation, variables)
            : await client.query<Data>(operation, variables, { requestPolicy: "network-only" }),
        ),
      first: (operation, variables = {}) =>
        new Promise((resolve, reject) => {
          const { unsubscribe } = client.subscription<Data>(operation, variables).subscribe((result) => {
            // The first result may arrive before this function has returned the unsubscribe function.
            queueMicrotask(() => unsubscribe());
            if (result.error) reject(result.error);
            else resolve(result.data ?? {});
          });
        }),
      close: () => undefined,
    };
  };
