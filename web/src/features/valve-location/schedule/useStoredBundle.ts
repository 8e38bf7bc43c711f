import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import { ValveLocationDocument } from "../../../graphql/operations/valves";
import type { ValveBundle, ValveLocation } from "../../../shared/valves/valve";

type Versioned = Pick<ValveBundle, "version">;

/** Whether one is of a later version; never, where the platform counts none. */
export const isNewer = (one: Versioned, other: Versioned): boolean =>
  (one.version ?? 0) > (other.version ?? 0);

/** What is stored of a bundle, as the page last heard, and the way to ask for it at once. */
export function useStoredBundle(location: Pick<ValveLocation, "id">, bundle: ValveBundle) {
  const apollo = useApolloClient();
  const [asked, setAsked] = useState(bundle);
  return {
    stored: isNewer(asked, bundle) ? asked : bundle,
    /** Null: it is gone. @throws where the portal can't be asked */
    ask: async (): Promise<ValveBundle | null> => {
      const { data } = await apollo.query({
        query: ValveLocationDocument,
        variables: { id: location.id },
        fetchPolicy: "network-only",
      });
      const found = data?.valveLocation?.bundles.find(({ id }) => id === bundle.id) ?? null;
      if (found !== null) setAsked(found);
      return found;
    },
  };
}
