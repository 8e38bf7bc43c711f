import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { readTrafficState, type TrafficState, writeTrafficState } from "./trafficState";

export type ChangeTraffic = (change: Partial<TrafficState>) => void;

/** The state in the address, and how to change it in place. */
export function useTrafficState(): [TrafficState, ChangeTraffic] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readTrafficState(params), [params]);
  const change = useCallback(
    (part: Partial<TrafficState>) =>
      setParams((now) => writeTrafficState(now, { ...readTrafficState(now), ...part }), { replace: true }),
    [setParams],
  );
  return [state, change];
}
