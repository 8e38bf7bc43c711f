import { isObject, type Json, parsed, toldObject } from "./decode.js";
import type { Kind } from "./kind.js";
import { listOf } from "./kinds.js";
import type { Fields, RecordOf, Table } from "./table.js";

/**
 * The rows of a series, without those that lack their key. Where each has its form already, and its names are ours, they go on as
 * they came: a month has thousands of them. Null where no row says anything beside its key: that is not told.
 * @param borders fields that belong to the key, and may be missing
 */
export function rowsOf<F extends Fields>(
  table: Table<F>,
  ...borders: readonly (keyof F)[]
): Kind<RecordOf<Table<F>>[]> {
  const records = listOf(table);
  const fields = Object.entries(table.fields).map(
    ([
      name,
      {
        places: [place = name],
        isKey,
        reader,
      },
    ]) => ({
      name,
      place,
      isValue: !isKey && !borders.includes(name),
      read: reader(table.record),
    }),
  );
  const isOurs = fields.every(({ name, place }) => name === place);
  const isRight = (row: unknown, root?: Json) =>
    isObject(row) && fields.every(({ name, read }) => read(row, root) === row[name]);
  const values = fields.flatMap(({ place, isValue }) => (isValue ? [place] : []));
  const says = (row: unknown) => isObject(row) && values.some((place) => row[place] !== undefined);
  return {
    shape: records.shape,
    read: (wire, field, root) => {
      if (isOurs && Array.isArray(wire) && wire.every((row) => isRight(row, root))) return wire;
      const rows = records.read(wire, field, root);
      const told = parsed(wire);
      if (rows === null || !Array.isArray(told) || told.length === 0) return rows;
      return rows.length > 0 && told.map(parsed).some(says) ? rows : null;
    },
  };
}

/** An object of which something is told. */
export function toldOf<T>({ read, shape }: Kind<T>): Kind<T> {
  return { shape, read: (wire, field, root) => read(toldObject(wire, field), field, root) };
}
