import { type Kysely, PostgresAdapter } from "kysely";

/** The databases that the platform runs on. */
export type Engine = "sqlite" | "postgres";

/**
 * The engine behind a connection or transaction. Few places should need it: column types, locks, partitions.
 */
export function engineOf<T>(db: Kysely<T>): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

/** True if the database's tables are dealt out to several servers (see dealt/tables.ts). */
export function isDealtOut<T>(db: Kysely<T>): boolean {
  const { adapter } = db.getExecutor();
  return "isDealtOut" in adapter && adapter.isDealtOut === true;
}
