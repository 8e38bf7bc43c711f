import type { KindName } from "../../../measurements/reading.js";
import type { ClassSet, Column } from "../understanding.js";
import { type Findings, type Seen, withRole } from "./findings.js";
import { isSumOf, type Total } from "./totalSums.js";

/** Sets of classes that count the road users of other sets again. */
export interface ClassTotals {
  taken: { columns: Column[]; total: Total }[];
  unclear: Column[];
}

/**
 * Leaves out classes of both directions next to those of each, in files that count by classes, where they are
 * their sum.
 * @param kind that of classes that say none
 */
export function withoutClassTotals(
  { columns, sample, options }: Seen,
  findings: Findings,
  kind: KindName | null,
): ClassTotals {
  const found: ClassTotals = { taken: [], unclear: [] };
  if (withRole(columns, "count").length > 0) return found;
  const grouped = new Set(columns.filter((one) => one.grouped).map(({ index }) => index));
  const kindOf = (set: ClassSet) => set.kind ?? kind ?? "vehicle";
  const counting = findings.classes.filter(({ shares, labels }) => !shares && labels === null);
  for (const set of counting.filter(({ direction }) => direction === null)) {
    const parts = counting.filter(
      (one) => one.of === set.of && one.direction !== null && kindOf(one) === kindOf(set),
    );
    if (parts.length === 0) continue;
    const total = { columns: set.columns, parts: parts.flatMap((one) => one.columns), ofClasses: true };
    const isSum = isSumOf(sample, total, grouped);
    const isSaid = set.columns.every((index) =>
      options.columns?.some((one) => one.index === index && one.role),
    );
    if (isSum === false && isSaid) continue;
    const own = set.columns.flatMap((index) => columns[index] ?? []);
    findings.classes = findings.classes.filter((one) => one !== set);
    if (isSum) found.taken.push({ columns: own, total });
    else if (isSum === false) found.unclear.push(...own);
  }
  for (const { columns: own } of found.taken) for (const column of own) column.role = null;
  return found;
}
