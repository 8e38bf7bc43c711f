import {
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from "kysely";
import { type DatabaseFile, DatabaseSync } from "./driver.js";

const STATEMENTS_KEPT = 200;

/** Kysely over the API of node:sqlite. Only this file knows the driver. */
export class EmbeddedDialect implements Dialect {
  constructor(private readonly file: DatabaseFile) {}

  createDriver() {
    return new EmbeddedDriver(this.file);
  }
  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }
  createAdapter() {
    return new EmbeddedAdapter();
  }
  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
  }
}

/** Opens a database file with the settings that durability depends on. */
export function openFile(path: string, options: { readOnly: boolean }): DatabaseFile {
  const file = new DatabaseSync(path, { readOnly: options.readOnly });
  file.exec("PRAGMA busy_timeout = 500");
  if (!options.readOnly) file.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  file.exec("PRAGMA foreign_keys = ON; PRAGMA cache_size = -32000");
  return file;
}

/** SQLite's schema changes are transactional: a migration killed half way leaves the old schema. */
class EmbeddedAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class EmbeddedDriver extends SqliteDriver {
  constructor(private readonly file: DatabaseFile) {
    super({ database: asKyselyDatabase(file) });
  }

  /** A failed COMMIT (disk full) may have rolled back already; a second one would hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.file.isTransaction) await super.rollbackTransaction(connection);
  }
}

function asKyselyDatabase(file: DatabaseFile): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare(sql) {
      const statement = kept.get(sql) ?? prepare(file, sql);
      kept.delete(sql);
      kept.set(sql, statement);
      const oldest = kept.keys().next().value;
      if (kept.size > STATEMENTS_KEPT && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
  };
}

function prepare(file: DatabaseFile, sql: string): SqliteStatement {
  const statement = file.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters),
    run: (parameters) => statement.run(...parameters),
    iterate: (parameters) => statement.iterate(...parameters),
  };
}
