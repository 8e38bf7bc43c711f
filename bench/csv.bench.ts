/**
 * raw.csv of 1,000,000 readings over HTTP from a platform in a process of its own (as in production: one worker
 * thread), against psql's COPY of the same rows as CSV, interleaved in one run; on SQLite and on PostgreSQL.
 * Prints rates, ratios, and how much the platform's memory grows from a file of 100,000 rows to one of
 * 1,000,000; asserts nothing about time.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabases } from "../platform/src/db/database.js";
import { findPostgres, POSTGRES_HELP, startPostgres } from "../tools/postgres.mjs";
import { copyAnchor, downloadRaw, fillAnchor, peakMemory } from "./support/csvFiles.js";
import { fillStreet, READINGS_A_DAY, type RunningPlatform, startPlatform } from "./support/street.js";
import { median } from "./support/timing.js";

const DAYS = 200;
const FEW_DAYS = 20;
const ROWS = DAYS * READINGS_A_DAY;
const ROUNDS = 7;

const rate = (ms: number) => Math.round(ROWS / ms);

if (!findPostgres()) throw new Error(POSTGRES_HELP);
const server = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), "bench-csv-"));
const running: RunningPlatform[] = [];
try {
  const places = {
    SQLite: { DATABASE_URL: "", DATA_DIR: folder },
    PostgreSQL: { DATABASE_URL: server.url("postgres"), DATA_DIR: folder },
  };
  for (const [engine, place] of Object.entries(places)) {
    const db = await openDatabases(place);
    const clientId = await fillStreet(db, DAYS);
    if (place.DATABASE_URL !== "") await fillAnchor(db.write, DAYS);
    await db.close();
    const platform = await startPlatform(place, clientId);
    running.push(platform);
    await downloadRaw(platform, FEW_DAYS);
    const before = peakMemory(platform.process.pid);
    const { bytes: size } = await downloadRaw(platform, DAYS);
    const after = peakMemory(platform.process.pid);
    console.log(
      `${engine}: peak memory ${before.toFixed(0)} MB after 100,000 rows, ${after.toFixed(0)} MB after ${ROWS} rows (${(size / 1e6).toFixed(1)} MB of CSV)`,
    );
  }
  const times = { SQLite: [] as number[], PostgreSQL: [] as number[], copy: [] as number[] };
  const [onSqlite, onPostgres] = running;
  for (let round = 0; onSqlite && onPostgres && round < ROUNDS; round += 1) {
    times.SQLite.push((await downloadRaw(onSqlite, DAYS)).took);
    times.copy.push(await copyAnchor(server.url("postgres"), DAYS));
    times.PostgreSQL.push((await downloadRaw(onPostgres, DAYS)).took);
  }
  const copy = median(times.copy);
  console.log(`psql COPY of the same rows: ${copy.toFixed(0)} ms, ${rate(copy)} rows a millisecond`);
  for (const engine of ["SQLite", "PostgreSQL"] as const) {
    const took = median(times[engine]);
    console.log(
      `${engine}: ${took.toFixed(0)} ms, ${rate(took)} rows a millisecond, ${(copy / took).toFixed(2)} of psql's rate; peak memory in the end ${peakMemory(running[engine === "SQLite" ? 0 : 1]?.process.pid).toFixed(0)} MB`,
    );
  }
} finally {
  for (const platform of running) {
    platform.process.kill("SIGTERM");
    await once(platform.process, "exit");
  }
  await server.stop();
  rmSync(folder, { recursive: true });
}
