import { useState } from "react";
import { useClientMeasurementSubscription } from "../../graphql/operations/client";
import type { Period } from "../../shared/interval/resolveInterval";

/** End of the newest readings (Unix seconds), and the number of batches since the page was opened. */
export type Arrivals = { at: number | null; count: number };

/** Listens for new readings of a client; `onArrival` gets the period that they cover, or null if it is unknown. */
export function useArrivals(id: string, onArrival: (covered: Period | null) => void): Arrivals {
  const [arrivals, setArrivals] = useState<Arrivals & { id: string }>({ id, at: null, count: 0 });
  useClientMeasurementSubscription({
    variables: { id },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { from, to } = data.clientMeasurement;
      setArrivals((last) => {
        const { at, count } = last.id === id ? last : { at: null, count: 0 };
        return { id, at: to === null ? at : Math.max(to, at ?? to), count: count + 1 };
      });
      onArrival(from === null || to === null ? null : { from, to });
    },
  });
  return arrivals.id === id && arrivals.count > 0 ? arrivals : { at: null, count: 0 };
}
