import {
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type OperationNodeSource,
  sql,
} from "kysely";
import { isDealtOut } from "../engine.js";
import { prepared } from "../prepared.js";
import type { Database, Db } from "../tables.js";

type Table = keyof Database & string;
type Column<T extends Table> = keyof Database[T] & keyof Insertable<Database[T]> & string;
type Insert<T extends Table> = InsertQueryBuilder<Database, T, InsertResult>;
/** Numbers may go to a column of any whole numbers. */
type ColumnType = "bigint" | "text" | "bytea";

/** How any number of rows of `R` are inserted, with values of `V` for all of them. */
export interface Rows<R, V> {
  columns: string[];
  /** Each column as one array: the text is the same for any number of rows. */
  asArrays(db: Db, arrayOf: (column: string) => unknown, values: V): OperationNodeSource;
  asTheyAre(db: Db, rows: R[], values: V): Promise<unknown>;
}

/**
 * Rows of a table, for insertsTogether.
 * @param types of the columns, in PostgreSQL's names
 * @param rest what follows the rows
 */
export function rowsOf<T extends Table, C extends Column<T>, V extends object = object>(
  table: T,
  types: Record<C, ColumnType>,
  rest: (insert: Insert<T>, values: V) => Insert<T> = (insert) => insert,
): Rows<Pick<Insertable<Database[T]>, C>, V> {
  const columns = Object.keys(types) as C[];
  return {
    columns,
    asArrays(db, arrayOf, values) {
      const arrays = columns.map((column) => sql`${arrayOf(column)}::${sql.raw(types[column])}[]`);
      const rows = () => sql<never>`(select * from unnest(${sql.join(arrays)}))`;
      return rest(db.insertInto(table).columns(columns).expression(rows), values);
    },
    asTheyAre: (db, rows, values) =>
      rest(db.insertInto(table).values(rows as Insertable<Database[T]>[]), values).execute(),
  };
}

/**
 * Inserts rows of several tables, on PostgreSQL, in one statement that is parsed and planned once. Where tables are
 * dealt out it takes one statement each: Citus leads each row to its server, but can't insert within another statement.
 * @returns a function that takes a list of rows for each table, and the values of all
 */
export function insertsTogether<R extends object[], V extends object>(
  tables: {
    [K in keyof R]: Rows<R[K], V>;
  },
) {
  const all: Rows<object, V>[] = tables;
  const nameOf = (index: number, column: string) => `${index}.${column}`;
  const inOne = prepared((db: Db, values: V & Record<string, unknown>) => {
    const inserts = all.map((one, index) =>
      one.asArrays(db, (column) => values[nameOf(index, column)], values),
    );
    const last = inserts.pop();
    const earlier = inserts.map((insert, index) => sql`${sql.ref(`rows_${index}`)} as (${insert})`);
    const before = earlier.length === 0 ? sql`` : sql`with ${sql.join(earlier)} `;
    return { compile: () => sql`${before}${last}`.compile(db) };
  });
  return async (tx: Db, rows: { [K in keyof R]: R[K][] }, values: V): Promise<void> => {
    const lists: object[][] = rows;
    if (isDealtOut(tx)) {
      for (const [index, one] of all.entries()) {
        const some = lists[index] ?? [];
        if (some.length > 0) await one.asTheyAre(tx, some, values);
      }
      return;
    }
    const arrays = all.flatMap(({ columns }, index) =>
      columns.map((column) => [
        nameOf(index, column),
        lists[index]?.map((row) => row[column as keyof object]),
      ]),
    );
    await inOne(tx, { ...values, ...Object.fromEntries(arrays) });
  };
}
