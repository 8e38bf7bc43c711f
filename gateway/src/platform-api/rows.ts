import { isObject, type Json, parsed, toldObject } from "./decode.js";
import type { Kind } from "./kind.js";
import { listOf } from "./kinds.js";
import { type Fields, ITSELF, type RecordOf, type Table } from "./table.js";

/**
 * The rows of a series, without those that lack their key. If each already has the right form and our names,
 * they are passed on unchanged: a month has thousands of them. Null if no row has anything but its key: that
 * means not reported.
 * @param borders fields that belong to the key, and may be missing
 */
export function rowsOf<F extends Fields>(
  table: Table<F>,
  ...borders: readonly (keyof F)[]
): Kind<RecordOf<Table<F>>[]> {
  const records = listOf(table);
  const fields = Object.entries(table.fields).map(([name, field]) => ({
    name,
    label: `${table.record}.${name}`,
    place: field.places[0] ?? ITSELF,
    isKey: field.isKey ?? false,
    read: field.kind.read,
  }));
  const isOurs = fields.every(({ name, place }) => name === place);
  const areRight = (rows: unknown[], root?: Json): rows is RecordOf<Table<F>>[] => {
    if (!isOurs || !rows.every(isObject)) return false;
    for (const { name, label, isKey, read } of fields)
      for (const row of rows) {
        const told = row[name];
        if (told === null ? isKey : read(told, label, root) !== told) return false;
      }
    return true;
  };
  const values = fields.flatMap(({ name, place, isKey }) => (isKey || borders.includes(name) ? [] : [place]));
  const says = (row: unknown) => isObject(row) && values.some((place) => row[place] !== undefined);
  return {
    shape: records.shape,
    read: (wire, field, root) => {
      if (Array.isArray(wire) && areRight(wire, root)) return wire;
      const rows = records.read(wire, field, root);
      const told = parsed(wire);
      if (rows === null || !Array.isArray(told) || told.length === 0) return rows;
      return rows.length > 0 && told.map(parsed).some(says) ? rows : null;
    },
  };
}

/** An object with at least one value. */
export function toldOf<T>({ read, shape }: Kind<T>): Kind<T> {
  return { shape, read: (wire, field, root) => read(toldObject(wire, field), field, root) };
}
