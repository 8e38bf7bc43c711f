import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadOnce } from "../../tools/loadPart.mjs";
import type { DatabasePlace } from "../src/db/databases.js";
import { oneAfterTheOther } from "../src/db/dealt/dealOut.js";
import type { Engine } from "../src/db/engine.js";
import { CITUS_URL, dropOnEachServer, joinServers, onEachServer, SHARDS } from "./citus.js";
import type * as Migrated from "./migrated.js";
import type { FirstAdmin } from "./migrated.js";
import { onServer } from "./server.js";

const { dealtOut, migrate, migratedFiles } = await loadOnce<typeof Migrated>("platform/test/migrated.ts");

declare global {
  /** Set by the jest project that runs on PostgreSQL. */
  var DATABASE: Engine | undefined;
}

/** The engine that the tests run on. */
export const ENGINE: Engine = globalThis.DATABASE ?? "sqlite";

/** A database for one test: its place, and a function that removes it. */
export interface TestDatabase extends DatabasePlace {
  drop(): Promise<void>;
}

/**
 * A new place for a database, with the schema already in it unless it should be empty.
 * @param admin also in it with the schema, but not where tables are dealt out
 */
export async function newTestDatabase(
  schema: "there" | "empty" = "there",
  admin?: FirstAdmin,
): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "platform-test-"));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  if (ENGINE === "sqlite") {
    if (schema === "there")
      for (const { name, bytes } of await migratedFiles(admin)) writeFileSync(join(folder, name), bytes);
    return { DATABASE_URL: "", DATA_DIR: folder, drop: async () => removeFolder() };
  }
  const name = newName();
  const template = schema === "there" ? await migratedTemplate(admin) : "template0";
  const isDealtOut = CITUS_URL !== undefined && schema === "there";
  const made = `create database "${name}" template "${template}" strategy file_copy`;
  await (isDealtOut ? onEachServer(made) : onCoordinator(made));
  // Settings of a database are not copied with it.
  if (isDealtOut) await onCoordinator(oneAfterTheOther(name));
  const drop = async () => {
    removeFolder();
    await (isDealtOut ? dropOnEachServer(name) : onCoordinator(`drop database "${name}" with (force)`));
  };
  return { DATABASE_URL: addressOf(name), DATA_DIR: folder, drop };
}

const newName = () => `${process.env.TEST_DATABASE_PREFIX}_${randomUUID().slice(0, 8)}`;

/** An empty database on the coordinator of a Citus that knows its workers, where nothing is dealt out. */
export async function emptyOnAllServers(): Promise<TestDatabase> {
  const name = newName();
  await onEachServer(`create database "${name}"`);
  await joinServers(name);
  const drop = () => dropOnEachServer(name);
  return { DATABASE_URL: addressOf(name), DATA_DIR: "", drop };
}

async function onCoordinator(text: string): Promise<void> {
  await onServer((client) => client.query(text));
}

/** Made once per run, by the first worker that needs it. */
async function migratedTemplate(admin?: FirstAdmin): Promise<string> {
  const isWithAdmin = admin && !CITUS_URL;
  const name = `${process.env.TEST_DATABASE_PREFIX}_template${isWithAdmin ? "_admin" : ""}`;
  await onServer(async (client) => {
    await client.query("select pg_advisory_lock(1)");
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
    if (rowCount) return;
    if (CITUS_URL) return makeDealtOut(name);
    await client.query(`create database "${name}"`);
    await migrate({ DATABASE_URL: addressOf(name), DATA_DIR: "" }, admin);
  });
  return name;
}

/** The tables of an empty database dealt out: copies of it on each server know each other, as they are of one name. */
async function makeDealtOut(name: string): Promise<void> {
  await onEachServer(`create database "${name}"`);
  await joinServers(name);
  await dealtOut({ DATABASE_URL: addressOf(name), DATA_DIR: "" }, SHARDS);
  // Citus's own worker would be in the way of copying.
  await onEachServer(`alter database "${name}" allow_connections false`);
  await onEachServer(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
  );
}

function addressOf(database: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  url.pathname = `/${database}`;
  return url.href;
}
