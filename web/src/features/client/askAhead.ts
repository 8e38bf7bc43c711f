import type { ApolloClient } from "@apollo/client";
import { ClientTrafficDocument } from "../../graphql/operations/client";
import { intervalInput, parseInterval } from "../../shared/interval/interval";

/** Asks for what a client's page shows first, so that it is there, or on its way, when the page opens. */
export function askAhead(apollo: ApolloClient, id: string, params: URLSearchParams): void {
  const variables = { id, interval: intervalInput(parseInterval(params)) };
  apollo.query({ query: ClientTrafficDocument, variables }).catch(() => undefined);
}
