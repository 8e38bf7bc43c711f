import { graphqlUrl } from "../env";
import { serverFetch } from "./serverFetch";

export type PlainError = {
  message?: string;
  extensions?: { code?: string; fault?: string; retryAfter?: number; fields?: unknown };
};
export type PlainAnswer<Data> = { data?: Data | null; errors?: PlainError[] };

/**
 * Sends one operation by a plain fetch, which keeps the GraphQL client out of the guests' pages.
 * @throws if nothing answers, or something other than the gateway
 */
export async function plainRequest<Data>(
  operationName: string,
  query: string,
  variables: object,
  signal?: AbortSignal,
): Promise<PlainAnswer<Data>> {
  const response = await serverFetch(graphqlUrl, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json", accept: "application/graphql-response+json" },
    body: JSON.stringify({ operationName, query, variables }),
    ...(signal ? { signal } : {}),
  });
  return response.json();
}
