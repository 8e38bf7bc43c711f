import { type ColumnRef, type ColumnSaid, columnsByList } from "./columnWords.js";
import { ImportError } from "./importError.js";
import type { Column, ColumnOption, FileOptions } from "./importJson.js";

/** All options of a person for a file. Columns may be given by names, which only the file knows. */
export interface FileSaid {
  options: FileOptions;
  columns: ColumnSaid[];
  place?: { column: ColumnRef; value: string };
}

/** True if they can be sent before the file was examined. */
export function isPlain({ columns, place }: FileSaid): boolean {
  return (
    columns.every(({ column, role }) => typeof column === "number" && role !== undefined) &&
    typeof (place?.column ?? 0) === "number"
  );
}

/** The options that can be sent before the file was examined. */
export function plainOptions({ options, columns, place }: FileSaid): FileOptions {
  const plain = columns.filter(({ column, role }) => typeof column === "number" && role !== undefined);
  return optionsOf({ options, columns: plain, ...(typeof place?.column === "number" && { place }) }, []);
}

/**
 * All options in the platform's form, always in the same order: it recognises a repeated file by its options,
 * too.
 * @throws ImportError for a column that does not exist
 */
export function optionsOf(said: FileSaid, known: readonly Column[]): FileOptions {
  const columns = new Map<number, ColumnOption>();
  for (const column of said.options.columns ?? []) columns.set(column.index, column);
  for (const { column, role, ...more } of said.columns) {
    const index = placeOfColumn(column, known);
    const before = columns.get(index);
    const taken = role === undefined ? (before?.role ?? known[index]?.role ?? null) : role;
    columns.set(index, { ...before, index, role: taken, ...more });
  }
  const only = said.place && {
    column: placeOfColumn(said.place.column, known),
    value: said.place.value,
  };
  return inOrder({
    ...said.options,
    ...(columns.size > 0 && { columns: [...columns.values()].sort((a, b) => a.index - b.index) }),
    ...(only && { only }),
  });
}

function placeOfColumn(column: ColumnRef, known: readonly Column[]): number {
  if (typeof column === "number") {
    if (known.length > 0 && column >= known.length)
      throw new ImportError(`there is no column ${column + 1}: the file has ${known.length}`);
    return column;
  }
  const wanted = column.toLowerCase();
  const found = known.find(({ name }) => name.trim().toLowerCase() === wanted);
  if (found) return found.index;
  const names = known.map(({ name }) => `"${name}"`).join(", ");
  throw new ImportError(`there is no column "${column}"; the file has ${names}`);
}

/** The same, with all keys sorted. */
function inOrder<T>(value: T): T {
  if (Array.isArray(value)) return value.map(inOrder) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, inOrder(one)])) as T;
}

/** True if two sets of options are equal. */
export const sameOptions = (one: FileOptions, other: FileOptions): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** Columns as an answer about their roles: a list by position. */
export const columnsSaid = (list: string): ColumnSaid[] =>
  columnsByList(list).map(({ index, role }) => ({ column: index, role }));
