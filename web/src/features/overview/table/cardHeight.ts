import type { ClientRow } from "../../../shared/clients/clientRow";
import type { ColumnKey, Columns } from "../../../shared/clients/columns/columnKeys";

/** What a card says in lines of its own; the rest stands in rows of three. */
const ownLines: readonly ColumnKey[] = ["name", "status", "lastActive", "alerts", "notes"];

export const factsOf = (columns: Columns): Columns => columns.filter((key) => !ownLines.includes(key));

/** Pixels: frame, name and age; a line; a row of values with the gap above it. */
const headHeight = 70;
export const lineHeight = 26;
const factsHeight = 42;

/** Pixels; known before a card is drawn, so that those out of sight need not be. */
export function cardHeight({ alarms, settings }: ClientRow, columns: Columns): number {
  const hasAlerts = columns.includes("alerts") && Boolean(alarms?.length);
  const hasNotes = columns.includes("notes") && Boolean(settings.notes);
  const lines = (hasAlerts ? 1 : 0) + (hasNotes ? 1 : 0);
  const rows = Math.ceil(factsOf(columns).length / 3);
  return headHeight + lines * lineHeight + rows * factsHeight;
}
