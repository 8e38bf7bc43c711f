import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { type Interval, parseInterval, withInterval } from "./interval";

/** The interval of the page's address, and how to choose another; each choice is a step in the history. */
export function useInterval(): [Interval, (interval: Interval) => void] {
  const [params, setParams] = useSearchParams();
  const interval = useMemo(() => parseInterval(params), [params]);
  const choose = useCallback(
    (next: Interval) => setParams((current) => withInterval(current, next)),
    [setParams],
  );
  return [interval, choose];
}
