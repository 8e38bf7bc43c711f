import {
  type Compilable,
  type CompiledQuery,
  type QueryResult,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from "kysely";
import { engineOf, isDealtOut } from "./engine.js";
import type { Database, Db } from "./tables.js";

/** Placeholder of a value while a statement is built. */
class Slot {
  constructor(readonly name: string) {}
}

const names = new Map<string, string>();

/** The name under which PostgreSQL keeps a prepared statement of this text; undefined if it keeps none. */
export function preparedName(text: string): string | undefined {
  return names.get(text);
}

/**
 * A statement that is built once and run often with different values: for the queries of every batch.
 * @param build gets a placeholder for each value
 */
export function prepared<V extends object, R>(
  build: (db: Db, value: V) => Compilable<R>,
): (db: Db, values: V) => Promise<QueryResult<R>> {
  const slots = new Proxy({} as V, { get: (_target, name) => new Slot(String(name)) });
  const compiled = new Map<string, CompiledQuery<R>>();
  return (db, values) => {
    const engine = engineOf(db);
    const dialect = isDealtOut(db) ? "dealt out" : engine;
    const statement = compiled.get(dialect) ?? build(db, slots).compile();
    compiled.set(dialect, statement);
    if (engine === "postgres" && !names.has(statement.sql))
      names.set(statement.sql, `prepared_${names.size}`);
    const parameters = statement.parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof V] : value,
    );
    return db.executeQuery({ ...statement, parameters });
  };
}

type ListType = "integer" | "bigint" | "text";

/**
 * A list of any length as one value of a statement for PostgreSQL. The planner would count a list that it sees, and
 * so plan the statement anew each time; from a subquery it takes any list alike. Citus needs to see the ids.
 */
export function listOf(db: Db, list: unknown, type: ListType) {
  const value = sql`${list}::${sql.raw(type)}[]`;
  return isDealtOut(db) ? value : sql`(select ${value})`;
}

/** One of any number of values, in a statement for PostgreSQL. */
export function anyOf<T>(db: Db, list: T[], type: ListType) {
  return sql<T>`any(${listOf(db, list, type)}::${sql.raw(type)}[])`;
}

/**
 * The rows of a query for each of any number of values, in a statement for PostgreSQL. Each looks into an index by
 * itself, whatever the planner believes of the list and the tables.
 * @param rowsOf the query for `column = value`
 */
export function ofEach<T, TB extends keyof Database, R>(
  db: Db,
  list: T[],
  type: ListType,
  rowsOf: (value: RawBuilder<T>) => SelectQueryBuilder<Database, TB, R>,
): Compilable<R> {
  if (isDealtOut(db)) return rowsOf(anyOf(db, list, type));
  return {
    compile: () =>
      sql<R>`select found.* from unnest(${listOf(db, list, type)}) as wanted (value)
        cross join lateral (${rowsOf(sql.ref("wanted.value")).offset(sql.lit(0))}) as found`.compile(db),
  };
}
