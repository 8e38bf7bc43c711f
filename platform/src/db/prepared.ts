import { type Compilable, type CompiledQuery, type QueryResult, sql } from "kysely";
import { type Engine, engineOf } from "./engine.js";
import type { Db } from "./tables.js";

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
  const compiled = new Map<Engine, CompiledQuery<R>>();
  return (db, values) => {
    const engine = engineOf(db);
    const statement = compiled.get(engine) ?? build(db, slots).compile();
    compiled.set(engine, statement);
    if (engine === "postgres" && !names.has(statement.sql))
      names.set(statement.sql, `prepared_${names.size}`);
    const parameters = statement.parameters.map((value) =>
      value instanceof Slot ? values[value.name as keyof V] : value,
    );
    return db.executeQuery({ ...statement, parameters });
  };
}

/** One of any number of ids, in a statement for PostgreSQL whose text must not depend on their number. */
export const anyOf = (ids: number[]) => sql<number>`any(${ids}::integer[])`;
