import type { ApolloCache } from "@apollo/client";
import { ClientStatusFragmentDoc } from "../../graphql/operations/clients";
import type { ClientStatus } from "./clientStore";

/** Writes what devices reported into the cache, for pages that hold one of them; what nobody asked for stays out. */
export function cacheStatuses(cache: ApolloCache, statuses: readonly ClientStatus[]): void {
  const document = { fragment: ClientStatusFragmentDoc, fragmentName: "ClientStatus" };
  cache.batch({
    update: () => {
      for (const data of statuses) {
        const id = cache.identify({ __typename: "Client", id: data.id });
        const isHeld = cache.readFragment({ ...document, id, returnPartialData: true }) !== null;
        if (isHeld) cache.writeFragment({ ...document, id, data });
      }
    },
  });
}
