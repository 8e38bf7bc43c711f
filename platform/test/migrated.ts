import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { addUser } from "../src/accounts/store.js";
import { openDatabases } from "../src/db/database.js";
import type { DatabasePlace } from "../src/db/databases.js";
import { dealOut } from "../src/db/dealt/dealOut.js";

export interface FirstAdmin {
  email: string;
  password: string;
  /** Unix seconds. */
  since: number;
}

/** A stored hash says what it costs. Hundreds of tests sign in. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Brings a database to the schema of today, and makes its first administrator. */
export async function migrate(place: DatabasePlace, admin?: FirstAdmin): Promise<void> {
  const db = await openDatabases(place);
  if (admin) {
    const { email, password, since } = admin;
    const passwordHash = await hash(password, CHEAP);
    await addUser(db.write, { email, passwordHash, admin: true, confirmed: true }, since);
  }
  await db.close();
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

const made = new Map<string | undefined, Promise<DatabaseFile[]>>();

/** An embedded database as `migrate` leaves it. That takes longer than the rest of a platform's start. */
export function migratedFiles(admin?: FirstAdmin): Promise<DatabaseFile[]> {
  const files = made.get(admin?.email) ?? makeFiles(admin);
  made.set(admin?.email, files);
  return files;
}

async function makeFiles(admin?: FirstAdmin): Promise<DatabaseFile[]> {
  const folder = mkdtempSync(join(tmpdir(), "platform-template-"));
  await migrate({ DATABASE_URL: "", DATA_DIR: folder }, admin);
  const files = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
  rmSync(folder, { recursive: true });
  return files;
}
