import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabases } from "../src/db/database.js";
import type { DatabasePlace } from "../src/db/databases.js";
import { dealOut } from "../src/db/dealt/dealOut.js";

/** Brings a database to the schema of today. */
export async function migrate(place: DatabasePlace): Promise<void> {
  await (await openDatabases(place)).close();
}

/** As `migrate`, of a database on the coordinator of a Citus, and deals its tables out. */
export async function dealtOut(place: DatabasePlace, shards: number): Promise<void> {
  await migrate(place);
  await dealOut(place.DATABASE_URL, shards, () => undefined);
}

interface DatabaseFile {
  name: string;
  bytes: Uint8Array;
}

let files: Promise<DatabaseFile[]> | undefined;

/** An embedded database without content. A migration takes as long as the rest of a platform's start. */
export function migratedFiles(): Promise<DatabaseFile[]> {
  files ??= makeFiles();
  return files;
}

async function makeFiles(): Promise<DatabaseFile[]> {
  const folder = mkdtempSync(join(tmpdir(), "platform-template-"));
  await migrate({ DATABASE_URL: "", DATA_DIR: folder });
  const made = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
  rmSync(folder, { recursive: true });
  return made;
}
