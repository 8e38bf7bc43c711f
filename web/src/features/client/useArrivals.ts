import { useState } from "react";
import { useClientMeasurementSubscription } from "../../graphql/operations/client";
import type { Period } from "../../shared/interval/resolveInterval";

/** Newest moment that arrived readings cover (Unix seconds), and how many batches came while the page is open. */
export type Arrivals = { at: number | null; count: number };

/** Listens for new readings of a client; `onArrival` gets the period that they cover. */
export function useArrivals(id: string, onArrival: (covered: Period) => void): Arrivals {
  const [arrivals, setArrivals] = useState({ id, at: 0, count: 0 });
  useClientMeasurementSubscription({
    variables: { id },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { from, to } = data.clientMeasurement;
      setArrivals((last) => {
        const { at, count } = last.id === id ? last : { at: 0, count: 0 };
        return { id, at: Math.max(to, at), count: count + 1 };
      });
      onArrival({ from, to });
    },
  });
  return arrivals.id === id && arrivals.count > 0 ? arrivals : { at: null, count: 0 };
}
