import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { readTrafficState, type TrafficState, writeTrafficState } from "./trafficState";

export type ChangeTraffic = (change: Partial<TrafficState>) => void;

/** State in the address; its setter replaces the history entry. */
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
