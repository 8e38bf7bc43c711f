import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** Removes several parameters from the address at once. One after another, each removal would bring back the ones before it. */
export function useClearParams(names: readonly string[]): () => void {
  const [, setParams] = useSearchParams();
  return useCallback(
    () =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const name of names) next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setParams, names],
  );
}
