import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

/** One parameter of the address and its setter; null removes it. Replaces the history entry. */
export function useParam(name: string): [string | null, (value: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string | null) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === null || value === "") next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setParams, name],
  );
  return [params.get(name), set];
}
