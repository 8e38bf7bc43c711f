import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { defaultInterval, type Interval, parseInterval, withInterval } from "./interval";

const lastDay = () => defaultInterval;

/**
 * The interval in the page's address, and its setter; each choice is a history entry.
 * @param usualOf default for an address without an interval
 */
export function useInterval(
  usualOf: (params: URLSearchParams) => Interval = lastDay,
): [Interval, (interval: Interval) => void] {
  const [params, setParams] = useSearchParams();
  const interval = useMemo(() => parseInterval(params, usualOf(params)), [params, usualOf]);
  const choose = useCallback(
    (next: Interval) => setParams((current) => withInterval(current, next, usualOf(current))),
    [setParams, usualOf],
  );
  return [interval, choose];
}
