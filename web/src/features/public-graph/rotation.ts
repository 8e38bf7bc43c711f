import type { GraphKind } from "../../shared/chart/graphKind";

/** Which graph of which place is shown. */
export type Turn = { id: string; graph: number };

/** The graphs that a place has to show: none, or undefined where it is not known yet. */
export type Known = (id: string) => readonly GraphKind[] | undefined;

/** Places beginning behind `id`, once round, itself last; or in the other direction. */
function around(ids: readonly string[], id: string, direction: 1 | -1): string[] {
  const ordered = direction === 1 ? ids : ids.toReversed();
  const at = ordered.indexOf(id);
  return [...ordered.slice(at + 1), ...ordered.slice(0, at + 1)];
}

/**
 * The next graph: of the same place, or the first of the next place that has any. `mayWait` takes a place of which nothing is known
 * yet, too; else it is passed over, so that what can't be had holds nothing up.
 */
export function nextTurn({ id, graph }: Turn, ids: readonly string[], known: Known, mayWait: boolean): Turn {
  if (graph + 1 < (known(id)?.length ?? 0)) return { id, graph: graph + 1 };
  const next = around(ids, id, 1).find((one) => known(one)?.length !== 0 && (mayWait || known(one)));
  return { id: next ?? id, graph: 0 };
}

/** The graph before: of the same place, or the last of the place before. */
export function previousTurn({ id, graph }: Turn, ids: readonly string[], known: Known): Turn {
  if (graph > 0) return { id, graph: graph - 1 };
  const before = around(ids, id, -1).find((one) => known(one)?.length !== 0) ?? id;
  return { id: before, graph: Math.max(0, (known(before)?.length ?? 0) - 1) };
}

/** The place whose turn comes next: its traffic is asked for ahead. */
export const comingPlace = ({ id }: Turn, ids: readonly string[], known: Known): string =>
  nextTurn({ id, graph: Number.POSITIVE_INFINITY }, ids, known, true).id;
