import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** Takes parameters out of the address together: one after another, each would bring back those before it. */
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
