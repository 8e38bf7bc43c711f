import { sql } from "kysely";
import { openReadOnly } from "../src/db/database.js";
import { engineOf } from "../src/db/engine.js";
import type { Db } from "../src/db/tables.js";
import { contentOf } from "./content.js";
import type { TestPlatform } from "./testPlatform.js";

/** Records of calls. All other tables store the data of people and devices. */
const NOTES = ["audit_log", "audit_client", "audit_tag", "login_failure"];

/** Finds the tables of a database that have changed since the last look; returns at once if none has. */
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

  /** @returns the tables with changed rows */
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

/**
 * A value that changes whenever somebody has committed a change: SQLite's own count, or the position in
 * PostgreSQL's log.
 */
async function versionOf(db: Db): Promise<unknown> {
  const version =
    engineOf(db) === "sqlite"
      ? sql<{ data_version: number }>`pragma data_version`
      : sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`;
  const { rows } = await version.execute(db);
  return Object.values(rows[0] ?? {})[0];
}
