import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { type OverviewState, readOverviewState, writeOverviewState } from "./overviewState";

/** The overview's state, read from the address and written to it (in place: no history entry a letter). */
export function useOverviewState(): [OverviewState, (change: Partial<OverviewState>) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readOverviewState(params), [params]);
  const change = useCallback(
    (part: Partial<OverviewState>) =>
      setParams((now) => writeOverviewState(now, { ...readOverviewState(now), ...part }), { replace: true }),
    [setParams],
  );
  return [state, change];
}
