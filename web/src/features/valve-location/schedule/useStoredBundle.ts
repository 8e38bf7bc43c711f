import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { ValveLocationDocument } from "../../../graphql/operations/valves";
import {
  isScheduled,
  type ScheduledBundle,
  type ValveBundle,
  type ValveLocation,
} from "../../../shared/valves/valve";

type Versioned = Pick<ValveBundle, "version">;

/** True if one is of a later version; always false if the platform has no versions. */
export const isNewer = (one: Versioned, other: Versioned): boolean =>
  (one.version ?? 0) > (other.version ?? 0);

/** The stored bundle as the page knows it, with a function that fetches it at once. */
export function useStoredBundle(location: Pick<ValveLocation, "id">, bundle: ScheduledBundle) {
  const apollo = useApolloClient();
  const [asked, setAsked] = useState(bundle);
  return {
    stored: isNewer(asked, bundle) ? asked : bundle,
    /**
     * Null: it is gone.
     * @throws if the portal can't be reached, or does not report the schedule
     */
    ask: async (): Promise<ScheduledBundle | null> => {
      const { data } = await apollo.query({
        query: ValveLocationDocument,
        variables: { id: location.id },
        fetchPolicy: "network-only",
      });
      const found = data?.valveLocation?.bundles.find(({ id }) => id === bundle.id) ?? null;
      if (found === null) return null;
      if (!isScheduled(found)) throw new Error("the schedule is not told any more");
      setAsked(found);
      return found;
    },
  };
}
