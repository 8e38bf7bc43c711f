import type { ApolloCache } from "@apollo/client";
import { ClientStatusFragmentDoc, type ClientStatusSubscription } from "../../graphql/generated";

type Status = ClientStatusSubscription["clientStatus"];

/**
 * Collects status changes and writes them into the cache together: a hundred devices that
 * report in the same moment cost one rendering. Of one device the latest change counts.
 */
export function createStatusBuffer(cache: ApolloCache, schedule: (flush: () => void) => void) {
  const waiting = new Map<string, Status>();
  const flush = () => {
    cache.batch({
      update: () => {
        for (const data of waiting.values()) {
          const id = cache.identify({ __typename: "Client", id: data.id });
          cache.writeFragment({ id, fragment: ClientStatusFragmentDoc, fragmentName: "ClientStatus", data });
        }
      },
    });
    waiting.clear();
  };
  return (status: Status): void => {
    if (waiting.size === 0) schedule(flush);
    waiting.set(status.id, status);
  };
}
