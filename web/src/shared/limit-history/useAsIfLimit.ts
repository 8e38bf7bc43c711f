import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";
import { useOffers } from "../offers/useOffers";
import { asIfLimitIn, asIfParameter } from "./asIfLimit";

/** The limit, km/h, as if which figures over the limit are computed, kept in the address; null: the limits of the time. */
export function useAsIfLimit(): [limit: number | null, choose: (limit: number | null) => void] {
  const isOffered = useOffers().has("LIMIT_HISTORY");
  const [params, setParams] = useSearchParams();
  const choose = useCallback(
    (limit: number | null) =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        if (limit === null) next.delete(asIfParameter);
        else next.set(asIfParameter, String(limit));
        return next;
      }),
    [setParams],
  );
  return [isOffered ? asIfLimitIn(params) : null, choose];
}
