import type { GraphKind } from "../../shared/chart/graphKind";

/** The shown graph and its place. */
export type Turn = { id: string; graph: number };

/** Graphs of a place with something to show: empty, or undefined if not known yet. */
export type Known = (id: string) => readonly GraphKind[] | undefined;

/** All places once round, from the one after `id` to itself; or in the other direction. */
function around(ids: readonly string[], id: string, direction: 1 | -1): string[] {
  const ordered = direction === 1 ? ids : ids.toReversed();
  const at = ordered.indexOf(id);
  return [...ordered.slice(at + 1), ...ordered.slice(0, at + 1)];
}

/**
 * The next graph: of the same place, or the first of the next place with graphs. `mayWait` also accepts a place
 * of which nothing is known yet; otherwise it is skipped, and a failing place holds nothing up.
 */
export function nextTurn({ id, graph }: Turn, ids: readonly string[], known: Known, mayWait: boolean): Turn {
  if (graph + 1 < (known(id)?.length ?? 0)) return { id, graph: graph + 1 };
  const next = around(ids, id, 1).find((one) => known(one)?.length !== 0 && (mayWait || known(one)));
  return { id: next ?? id, graph: 0 };
}

/** The previous graph: of the same place, or the last of the previous place. */
export function previousTurn({ id, graph }: Turn, ids: readonly string[], known: Known): Turn {
  if (graph > 0) return { id, graph: graph - 1 };
  const before = around(ids, id, -1).find((one) => known(one)?.length !== 0) ?? id;
  return { id: before, graph: Math.max(0, (known(before)?.length ?? 0) - 1) };
}

/** The next place, whose traffic is loaded ahead. */
export const comingPlace = ({ id }: Turn, ids: readonly string[], known: Known): string =>
  nextTurn({ id, graph: Number.POSITIVE_INFINITY }, ids, known, true).id;
