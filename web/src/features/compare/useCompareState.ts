import { useCallback, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { type CompareState, readCompareState, writeCompareState } from "./compareState";

/** Unix seconds, to the minute: a period that ends now stands still while it is looked at. */
const thisMinute = () => Math.floor(Date.now() / 60_000) * 60;

export type ChangeCompare = (part: Partial<CompareState>) => void;

/** What is compared, from the address; when (Unix seconds) that was chosen; and how to choose something else. */
export function useCompareState(): { state: CompareState; now: number; change: ChangeCompare } {
  const [params, setParams] = useSearchParams();
  const [now, setNow] = useState(thisMinute);
  const state = useMemo(() => readCompareState(params), [params]);
  const change = useCallback<ChangeCompare>(
    (part) => {
      setNow(thisMinute());
      setParams((current) => writeCompareState(current, { ...readCompareState(current), ...part }));
    },
    [setParams],
  );
  return { state, now, change };
}
