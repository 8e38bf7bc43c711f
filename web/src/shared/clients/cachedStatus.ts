import type { ApolloCache } from "@apollo/client";
import { ClientStatusFragmentDoc } from "../../graphql/operations/clients";
import type { ClientStatus } from "./clientStore";

/**
 * Writes device statuses into the cache, for pages that hold one of the devices; devices that no query asked
 * for are left out.
 */
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
