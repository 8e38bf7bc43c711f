import { sql } from "kysely";
import { openReadOnly } from "../src/db/database.js";
import { engineOf } from "../src/db/engine.js";
import type { Db } from "../src/db/tables.js";
import { contentOf } from "./content.js";
import type { TestPlatform } from "./testPlatform.js";

/** Notes of what was asked; the rest is what people and devices store. */
const NOTES = ["audit_log", "audit_client", "audit_tag", "login_failure"];

/** Tells which tables of a database have changed since it was looked at last; where none has, at once. */
export class Stored {
  private constructor(
    private readonly platform: TestPlatform,
    private readonly watch: Db,
    private version: unknown,
    private content: Record<string, string>,
  ) {}

  static async of(platform: TestPlatform): Promise<Stored> {
    const watch = openReadOnly(platform.database);
    return new Stored(platform, watch, await versionOf(watch), await contentOf(platform.database));
  }

  /** @returns the tables whose rows are others now */
  async changes(): Promise<string[]> {
    const version = await versionOf(this.watch);
    if (version === this.version) return [];
    this.version = version;
    const before = this.content;
    this.content = await contentOf(this.platform.database);
    return Object.keys(this.content).filter(
      (table) => !NOTES.includes(table) && this.content[table] !== before[table],
    );
  }

  close(): Promise<void> {
    return this.watch.destroy();
  }
}

/** What is another one whenever somebody has committed a change: SQLite's own count, or how far PostgreSQL's log has come. */
async function versionOf(db: Db): Promise<unknown> {
  const version =
    engineOf(db) === "sqlite"
      ? sql<{ data_version: number }>`pragma data_version`
      : sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`;
  const { rows } = await version.execute(db);
  return Object.values(rows[0] ?? {})[0];
}
