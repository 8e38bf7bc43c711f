import type { ClientRow } from "../../../shared/clients/clientRow";
import type { ColumnKey, Columns } from "../../../shared/clients/columns/columnKeys";

/** Columns with lines of their own on a card; all others are in rows of three. */
const ownLines: readonly ColumnKey[] = ["name", "status", "lastActive", "alerts", "notes"];

export const factsOf = (columns: Columns): Columns => columns.filter((key) => !ownLines.includes(key));

/** Pixels: frame, name and age; a line; a row of values with the gap above it. */
const headHeight = 70;
export const lineHeight = 26;
const factsHeight = 42;
/** Height of a second line: the limit, or the covered part of the day. */
const underHeight = 18;
const inTwoLines: readonly ColumnKey[] = ["count", "overLimit"];

/** Pixels; known before rendering, so hidden cards need not be measured. */
export function cardHeight({ alarms, settings }: ClientRow, columns: Columns): number {
  const hasAlerts = columns.includes("alerts") && Boolean(alarms?.length);
  const hasNotes = columns.includes("notes") && Boolean(settings.notes);
  const lines = (hasAlerts ? 1 : 0) + (hasNotes ? 1 : 0);
  const facts = factsOf(columns);
  const rows = Math.ceil(facts.length / 3);
  const higher = new Set(
    inTwoLines.flatMap((key) => (facts.includes(key) ? Math.floor(facts.indexOf(key) / 3) : [])),
  );
  return headHeight + lines * lineHeight + rows * factsHeight + higher.size * underHeight;
}
