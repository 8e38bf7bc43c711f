import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { serverMinute } from "../../graphql/serverClock";
import { type CompareState, readCompareState, writeCompareState } from "./compareState";

export type ChangeCompare = (part: Partial<CompareState>) => void;

/** The comparison's state from the address, the time of that choice (Unix seconds), and its setter. */
export function useCompareState(): { state: CompareState; now: number; change: ChangeCompare } {
  const [params, setParams] = useSearchParams();
  const [now, setNow] = useState(serverMinute);
  const state = useMemo(() => readCompareState(params), [params]);
  const change = useCallback<ChangeCompare>(
    (part) => {
      setNow(serverMinute());
      setParams((current) => writeCompareState(current, { ...readCompareState(current), ...part }));
    },
    [setParams],
  );
  return { state, now, change };
}
