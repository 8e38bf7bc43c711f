import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely } from "kysely";
import { sql } from "kysely";
import { engineOf } from "../engine.js";

/** A primary key that counts itself and never gives out an id twice: `.addColumn("id", "integer", id(db))`. */
export function id(db: Kysely<unknown>): (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder {
  return engineOf(db) === "postgres"
    ? (column) => column.generatedByDefaultAsIdentity().primaryKey()
    : (column) => column.primaryKey().autoIncrement();
}

/** The type of the id of a log, which may outgrow 32 bits: `.addColumn("id", logId(db), id(db))`. */
export function logId(db: Kysely<unknown>): "integer" | "bigint" {
  return engineOf(db) === "postgres" ? "bigint" : "integer";
}

/** The type of a column of bytes: `.addColumn("data", blob(db))`. */
export function blob(db: Kysely<unknown>): "blob" | "bytea" {
  return engineOf(db) === "postgres" ? "bytea" : "blob";
}

/**
 * Splits a table into a part for each month of a column of instants, if the engine can (see db/months.ts).
 */
export function byMonth<T extends string, C extends string>(
  db: Kysely<unknown>,
  table: CreateTableBuilder<T, C>,
  column: NoInfer<C>,
): CreateTableBuilder<T, C> {
  return engineOf(db) === "postgres" ? table.modifyEnd(sql`partition by range (${sql.ref(column)})`) : table;
}

/** Stores a table in the order of its primary key, if the engine can, so that neighbours are on one page. */
export function clustered<T extends string, C extends string>(
  db: Kysely<unknown>,
  table: CreateTableBuilder<T, C>,
): CreateTableBuilder<T, C> {
  return engineOf(db) === "postgres" ? table : table.modifyEnd(sql`without rowid`);
}
