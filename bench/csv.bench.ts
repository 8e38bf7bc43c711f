/**
 * raw.csv of 1,000,000 readings over HTTP from a platform in a process of its own (as it is run: one worker thread), against
 * psql's COPY of the same rows as CSV, interleaved in one run; on SQLite and on PostgreSQL. Prints rates, ratios, and how far
 * the platform's memory grows from a file of 100,000 rows to one of 1,000,000; asserts nothing about time.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import http, { type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { sql } from "kysely";
import { openDatabases } from "../platform/src/db/database.js";
import type { Db } from "../platform/src/db/tables.js";
import type { Reading } from "../platform/src/measurements/reading.js";
import { findPostgres, POSTGRES_HELP, startPostgres } from "../tools/postgres.mjs";
import {
  DAY,
  dayOfReadings,
  fillStreet,
  READINGS_A_DAY,
  type RunningPlatform,
  START,
  startPlatform,
} from "./support/street.js";

const DAYS = 200;
const FEW_DAYS = 20;
const ROWS = DAYS * READINGS_A_DAY;
const ROUNDS = 7;
const ROWS_AN_INSERT = 5000;

/** The same rows as a table of their own, as whoever stores rows would have them. */
async function fillAnchor(write: Db): Promise<void> {
  await sql`create table anchor (time timestamptz, kind text, direction text, speed smallint, length real, samples integer)`.execute(
    write,
  );
  for (let day = 0; day < DAYS; day += 1) {
    const readings = dayOfReadings(day);
    for (let first = 0; first < readings.length; first += ROWS_AN_INSERT) {
      const rows = readings.slice(first, first + ROWS_AN_INSERT);
      const column = (figure: (reading: Reading) => number) => rows.map(figure);
      await sql`insert into anchor
        select to_timestamp(time), case kind when 2 then 'kolesar' else 'vozilo' end,
          case direction when 1 then 'odhajajoča' else 'prihajajoča' end, speed, length / 10.0, samples
        from unnest(${column((one) => one.timestamp)}::bigint[], ${column((one) => one.kind)}::int[],
          ${column((one) => one.direction)}::int[], ${column((one) => one.speed ?? 0)}::int[],
          ${column((one) => one.length ?? 0)}::int[], ${column((one) => one.samples)}::int[])
          as t (time, kind, direction, speed, length, samples)`.execute(write);
    }
  }
  await sql`create index anchor_time on anchor (time)`.execute(write);
  await sql`analyze anchor`.execute(write);
}

/** Reads to the end. @returns bytes and line ends */
async function drain(stream: Readable): Promise<{ bytes: number; lines: number }> {
  let [bytes, lines] = [0, 0];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  return { bytes, lines };
}

async function ours({ url, headers, clientId }: RunningPlatform, days: number): Promise<number> {
  const query = `clientId=${clientId}&startTimestamp=${START}&endTimestamp=${START + days * DAY}`;
  const begun = performance.now();
  const request = http.get(`${url}/export/raw.csv?${query}`, { headers, agent: false });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const { bytes, lines } = await drain(answer);
  const took = performance.now() - begun;
  if (lines !== days * READINGS_A_DAY + 1) throw new Error(`The file has ${lines} lines.`);
  size = bytes;
  return took;
}

async function theirs(url: string): Promise<number> {
  const begun = performance.now();
  const copy = "COPY (select * from anchor order by time) TO STDOUT csv";
  const psql = spawn("psql", [url, "-c", copy], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const { lines } = await drain(psql.stdout);
  const took = performance.now() - begun;
  if (lines !== ROWS) throw new Error(`psql wrote ${lines} lines.`);
  return took;
}

/** The most memory that a process had at once so far, MB. */
function peakMemory({ process: { pid } }: RunningPlatform): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

const median = (values: number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
const rate = (ms: number) => Math.round(ROWS / ms);

let size = 0;
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
    if (place.DATABASE_URL !== "") await fillAnchor(db.write);
    await db.close();
    const platform = await startPlatform(place, clientId);
    running.push(platform);
    await ours(platform, FEW_DAYS);
    const before = peakMemory(platform);
    await ours(platform, DAYS);
    const after = peakMemory(platform);
    console.log(
      `${engine}: peak memory ${before.toFixed(0)} MB after 100,000 rows, ${after.toFixed(0)} MB after ${ROWS} rows (${(size / 1e6).toFixed(1)} MB of CSV)`,
    );
  }
  const times = { SQLite: [] as number[], PostgreSQL: [] as number[], copy: [] as number[] };
  const [onSqlite, onPostgres] = running;
  for (let round = 0; onSqlite && onPostgres && round < ROUNDS; round += 1) {
    times.SQLite.push(await ours(onSqlite, DAYS));
    times.copy.push(await theirs(server.url("postgres")));
    times.PostgreSQL.push(await ours(onPostgres, DAYS));
  }
  const copy = median(times.copy);
  console.log(`psql COPY of the same rows: ${copy.toFixed(0)} ms, ${rate(copy)} rows a millisecond`);
  for (const engine of ["SQLite", "PostgreSQL"] as const) {
    const took = median(times[engine]);
    console.log(
      `${engine}: ${took.toFixed(0)} ms, ${rate(took)} rows a millisecond, ${(copy / took).toFixed(2)} of psql's rate; peak memory in the end ${peakMemory(running[engine === "SQLite" ? 0 : 1]!).toFixed(0)} MB`,
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
