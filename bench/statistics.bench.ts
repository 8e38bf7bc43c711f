/**
 * A year's V85 at 1x and 20x traffic: packed hours against SQL over raw rows, on one engine, interleaved in one run.
 * Prints medians and ratios; asserts nothing about time.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabases } from "../platform/src/db/database.js";
import type { Db } from "../platform/src/db/tables.js";
import { transact } from "../platform/src/db/transact.js";
import { storeBatch } from "../platform/src/measurements/ingest.store.js";
import type { Reading } from "../platform/src/measurements/reading.js";
import { readStatistics, readSummaries } from "../platform/src/measurements/statistics.store.js";

const DAY = 86_400;
const DAYS = 365;
/** 2025-01-01 00:00 in Ljubljana. */
const START = 1_735_686_000;
const PERIOD = { start: START, end: START + DAYS * DAY };
const ROUNDS = 9;
const ZONE = "Europe/Ljubljana";
const DENSITIES = [
  { name: "1x", perDay: 250 },
  { name: "20x", perDay: 5000 },
];

/** Numbers of 0 to 1 from a seed (mulberry32), so that every run measures the same. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A day of a street: more by day than by night, speeds around 48 km/h, lengths of cars and some trucks. */
function dayOfReadings(random: () => number, from: number, count: number): Reading[] {
  const bell = () => random() + random() + random() - 1.5;
  return Array.from({ length: count }, (): Reading => {
    const hour = random() < 0.85 ? 5 + random() * 16 : random() * 24;
    return {
      timestamp: from + Math.floor((hour / 24) * DAY),
      kind: 0,
      direction: random() < 0.55 ? 0 : 1,
      speed: Math.max(5, Math.round(48 + 18 * bell())),
      length: Math.round(10 * (random() < 0.9 ? 4.2 + bell() : 10 + 5 * bell())),
      samples: 3 + Math.floor(random() * 12),
    };
  }).sort((one, other) => one.timestamp - other.timestamp);
}

async function addYear(write: Db, perDay: number): Promise<number> {
  const { id } = await write
    .insertInto("client")
    .values({ guid: `bench-${perDay}`, vision_type: 0, meta_data: "{}", create_date: START })
    .returning("id")
    .executeTakeFirstOrThrow();
  const random = randomFrom(perDay);
  for (let day = 0; day < DAYS; day += 1) {
    const from = START + day * DAY;
    const readings = dayOfReadings(random, from, perDay);
    await transact(write, async (tx) => {
      await storeBatch(tx, { id, timeZone: ZONE }, `day ${day}`, {
        from,
        to: from + DAY,
        late: false,
        readings,
        refused: [],
      });
      for (const { timestamp, direction, kind, speed, length, samples } of readings) {
        await sql`insert into raw_reading values (${id}, ${timestamp}, ${direction}, ${kind}, ${speed}, ${length}, ${samples})`.execute(
          tx,
        );
      }
    });
  }
  return id;
}

/** V85 by nearest rank from SQL's own grouping of the raw rows. */
async function v85FromRows(read: Db, clientId: number): Promise<number | null> {
  const { rows } = await sql<{ speed: number; vehicles: number }>`
    select speed, count(*) as vehicles from raw_reading
    where client_id = ${clientId} and time >= ${PERIOD.start} and time < ${PERIOD.end} and kind = 0 and speed > 0
    group by speed order by speed`.execute(read);
  const total = rows.reduce((sum, { vehicles }) => sum + vehicles, 0);
  let cumulative = 0;
  for (const { speed, vehicles } of rows) {
    cumulative += vehicles;
    if (cumulative * 100 >= 85 * total) return speed;
  }
  return null;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const median = (values: number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

const folder = mkdtempSync(join(tmpdir(), "bench-statistics-"));
const db = await openDatabases({ DATABASE_URL: "", DATA_DIR: folder });
try {
  await sql`create table raw_reading (client_id integer, time integer, direction integer, kind integer, speed integer, length integer, samples integer)`.execute(
    db.write,
  );
  await sql`create index raw_reading_time on raw_reading (client_id, time)`.execute(db.write);
  const packedMedians: number[] = [];
  for (const { name, perDay } of DENSITIES) {
    const id = await addYear(db.write, perDay);
    const client = { id, timeZone: ZONE, speedLimit: 50 };
    const packed = async () => (await readSummaries(db.read, [client], PERIOD))[0]?.v85;
    const everything = () => readStatistics(db.read, client, PERIOD, { start: START - DAY, end: START });
    const [ours, rows] = [await packed(), await v85FromRows(db.read, id)];
    if (ours !== rows) throw new Error(`V85 differs: ${ours} from hours, ${rows} from rows.`);
    const times = { packed: [] as number[], rows: [] as number[], everything: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.packed.push(await timed(packed));
      times.rows.push(await timed(() => v85FromRows(db.read, id)));
      times.everything.push(await timed(everything));
    }
    const [hours, raw, all] = [median(times.packed), median(times.rows), median(times.everything)];
    packedMedians.push(hours);
    console.log(
      `${name.padStart(3)} (${perDay * DAYS} readings a year): V85 from hours ${hours.toFixed(1)} ms, from rows ${raw.toFixed(1)} ms, ratio ${(hours / raw).toFixed(3)}; every figure ${all.toFixed(1)} ms`,
    );
  }
  const [sparse = Number.NaN, dense = Number.NaN] = packedMedians;
  console.log(`20x the readings cost ${(dense / sparse).toFixed(1)} times the time`);
} finally {
  await db.close();
  rmSync(folder, { recursive: true });
}
