/**
 * raw.csv of 1,000,000 readings through platform and gateway, each a process of its own, against the platform
 * without a gateway and psql's COPY of the same rows as CSV, interleaved in one run; on SQLite and on
 * PostgreSQL. Prints rates, ratios, the gateway's processor time, and how much its memory grows from a file of
 * 100,000 rows to one of 1,000,000; asserts nothing about time.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabases } from "../platform/src/db/database.js";
import { NODE_FLAGS } from "../tools/nodeFlags.mjs";
import { findPostgres, POSTGRES_HELP, startPostgres } from "../tools/postgres.mjs";
import { Compared } from "./gateways/compared.js";
import { type CsvSource, copyAnchor, downloadRaw, fillAnchor, peakMemory } from "./support/csvFiles.js";
import { fillStreet, READINGS_A_DAY, type RunningPlatform, startPlatform } from "./support/street.js";
import { median } from "./support/timing.js";

const DAYS = 200;
const FEW_DAYS = 20;
const ROWS = DAYS * READINGS_A_DAY;
const ROUNDS = 7;

/** A platform, and a gateway in front of it. */
interface Pair {
  engine: string;
  platform: RunningPlatform;
  gateway: Compared;
  through: CsvSource;
  alone: number[];
  both: number[];
  /** The gateway's processor time for a file, milliseconds. */
  cpu: number[];
}

async function startPair(engine: string, platform: RunningPlatform): Promise<Pair> {
  const gateway = await Compared.start(
    "gateway",
    "gateways/ours.mjs",
    { PLATFORM_URL: platform.url },
    NODE_FLAGS.gateway,
  );
  const through = { ...platform, url: `http://127.0.0.1:${gateway.port}` };
  await downloadRaw(through, FEW_DAYS);
  const before = peakMemory(gateway.pid);
  const { bytes } = await downloadRaw(through, DAYS);
  console.log(
    `${engine}: the gateway's peak memory ${before.toFixed(0)} MB after 100,000 rows, ${peakMemory(gateway.pid).toFixed(0)} MB after ${ROWS} rows (${(bytes / 1e6).toFixed(1)} MB of CSV)`,
  );
  return { engine, platform, gateway, through, alone: [], both: [], cpu: [] };
}

const rate = (ms: number) => Math.round(ROWS / ms);
const server = findPostgres() ? await startPostgres() : undefined;
if (!server) throw new Error(POSTGRES_HELP);
const folder = mkdtempSync(join(tmpdir(), "bench-download-"));
const platforms: RunningPlatform[] = [];
const pairs: Pair[] = [];
const copies: number[] = [];
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
    platforms.push(platform);
    pairs.push(await startPair(engine, platform));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    copies.push(await copyAnchor(server.url("postgres"), DAYS));
    for (const pair of pairs) {
      pair.alone.push((await downloadRaw(pair.platform, DAYS)).took);
      const before = (await pair.gateway.report()).cpu;
      pair.both.push((await downloadRaw(pair.through, DAYS)).took);
      pair.cpu.push(((await pair.gateway.report()).cpu - before) / 1000);
    }
  }
  const copy = median(copies);
  console.log(`psql COPY of the same rows: ${copy.toFixed(0)} ms, ${rate(copy)} rows a millisecond`);
  for (const { engine, gateway, alone, both, cpu } of pairs) {
    const [one, two] = [median(alone), median(both)];
    console.log(
      `${engine}: platform alone ${one.toFixed(0)} ms (${(copy / one).toFixed(2)} of psql's rate); through the gateway ${two.toFixed(0)} ms, ${rate(two)} rows a millisecond, ${(copy / two).toFixed(2)} of psql's rate; the gateway's processor time ${median(cpu).toFixed(0)} ms a file, its peak memory in the end ${peakMemory(gateway.pid).toFixed(0)} MB`,
    );
  }
} finally {
  for (const { gateway } of pairs) gateway.stop();
  for (const { process } of platforms) {
    process.kill("SIGTERM");
    await once(process, "exit");
  }
  await server.stop();
  rmSync(folder, { recursive: true });
}
