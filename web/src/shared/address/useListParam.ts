import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/** A list of names in an address parameter, separated by commas, and its setter (which adds no history entry). */
export function useListParam(name: string): [readonly string[], (items: readonly string[]) => void] {
  const [params, setParams] = useSearchParams();
  const items = useMemo(() => (params.get(name) ?? "").split(",").filter(Boolean), [params, name]);
  const set = useCallback(
    (list: readonly string[]) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (list.length > 0) next.set(name, list.join(","));
          else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [setParams, name],
  );
  return [items, set];
}

/** The list with the item appended or removed. */
export const withItem = (items: readonly string[], item: string, isIn: boolean): readonly string[] => {
  const others = items.filter((other) => other !== item);
  return isIn ? [...others, item] : others;
};
