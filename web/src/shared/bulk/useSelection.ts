import { useCallback, useMemo, useRef, useState } from "react";

export type Selection = {
  chosen: ReadonlySet<string>;
  /** Says whether all, some or none of the visible rows are selected. */
  shown: "all" | "some" | "none";
  /** Number of selected rows that a filter hides; they stay selected. */
  outOfSight: number;
  /** Selects or deselects one; with `isRange` (Shift) also all from the last one on. */
  toggle: (id: string, isRange?: boolean) => void;
  /** Selects all of these; if all are selected already, deselects them. */
  toggleAll: (ids: readonly string[]) => void;
  /** The same for the visible rows. */
  toggleShown: () => void;
  clear: () => void;
};

/** Ids from one visible row to another, both included; only the other if the first is not visible any more. */
export function rangeOf(shown: readonly string[], from: string | null, to: string): readonly string[] {
  const [start, end] = [from === null ? -1 : shown.indexOf(from), shown.indexOf(to)];
  if (start < 0 || end < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/**
 * The selection in a list, for bulk changes.
 * @param shown ids in the order of the screen, after search, filter and sorting
 */
export function useSelection(shown: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const toggle = useCallback(
    (id: string, isRange = false) => {
      const ids = rangeOf(shown, isRange ? last.current : null, id);
      last.current = id;
      setChosen((before) => {
        const next = new Set(before);
        const isChosen = !before.has(id);
        for (const one of ids) {
          if (isChosen) next.add(one);
          else next.delete(one);
        }
        return next;
      });
    },
    [shown],
  );
  const clear = useCallback(() => {
    last.current = null;
    setChosen(new Set());
  }, []);
  const inSight = useMemo(() => shown.filter((id) => chosen.has(id)).length, [shown, chosen]);
  const isWhole = inSight > 0 && inSight === shown.length;
  const toggleAll = useCallback(
    (ids: readonly string[]) =>
      setChosen((before) => {
        const next = new Set(before);
        const isChosen = ids.every((id) => before.has(id));
        for (const id of ids) {
          if (isChosen) next.delete(id);
          else next.add(id);
        }
        return next;
      }),
    [],
  );
  const toggleShown = useCallback(() => toggleAll(shown), [toggleAll, shown]);
  return useMemo(
    () => ({
      chosen,
      shown: inSight === 0 ? "none" : isWhole ? "all" : "some",
      outOfSight: chosen.size - inSight,
      toggle,
      toggleAll,
      toggleShown,
      clear,
    }),
    [chosen, inSight, isWhole, toggle, toggleAll, toggleShown, clear],
  );
}
