import { USUAL_FREE_GAP } from "@obcestje/contract/limits/ranges.js";
import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { useOffers } from "../../shared/offers/useOffers";
import { freeGapIn, gapParameter } from "../../shared/traffic/freeGap";

/** The gap of free flow, seconds, kept in the address; null: the usual one. */
export function useFreeGap(): [gap: number | null, choose: (gap: number) => void] {
  const isOffered = useOffers().has("TRAFFIC_FIGURES");
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (gap: number) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        if (gap === USUAL_FREE_GAP) next.delete(gapParameter);
        else next.set(gapParameter, String(gap));
        return next;
      }),
    [setParams],
  );
  return [isOffered ? freeGapIn(params) : null, choose];
}
