import { useCallback, useEffect, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { overviewAddress } from "../../shared/clients/overviewAddress";
import { type OverviewState, readOverviewState, writeOverviewState } from "./overviewState";

/** Changes that get a history entry; all others (a letter of the search, a fold) replace the address. */
const steps: readonly (keyof OverviewState)[] = ["sort", "filter", "group"];

export type ChangeOverview = (change: Partial<OverviewState>) => void;

/** The overview's state from the address, and its setter. */
export function useOverviewState(): [OverviewState, ChangeOverview] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readOverviewState(params), [params]);
  const search = params.size > 0 ? `?${params}` : "";
  useEffect(() => overviewAddress.remember(search), [search]);
  const change = useCallback(
    (part: Partial<OverviewState>) =>
      setParams((now) => writeOverviewState(now, { ...readOverviewState(now), ...part }), {
        replace: !steps.some((step) => step in part),
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [state, change];
}
