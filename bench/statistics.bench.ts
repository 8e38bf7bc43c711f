/**
 * A month's and a year's statistics of a dense client (5,000 and 20,000 vehicles a day) from packed hours,
 * against SQL over raw rows that computes the same figures as far as SQL does, on one engine, interleaved in
 * one run. Once with every figure of the API, once with only the summary. Prints medians and ratios; asserts
 * nothing about time, only that the figures are equal.
 */
import { sql } from "kysely";
import type { Db } from "../platform/src/db/tables.js";
import { transactClients } from "../platform/src/db/transact.js";
import { storeBatch } from "../platform/src/measurements/ingest.store.js";
import { readStatistics, readSummaries } from "../platform/src/measurements/statistics.store.js";
import { onEachEngine } from "./support/engines.js";
import { insertRaw, makeRawTable } from "./support/rawTable.js";
import { median, timed } from "./support/timing.js";
import { addClient, dayOfReadings, randomFrom } from "./support/traffic.js";
import { wholeBatch } from "./support/wholeBatch.js";

const DAY = 86_400;
const DAYS = 365;
/** 2025-01-01 00:00 in Ljubljana. */
const START = 1_735_686_000;
const ZONE = "Europe/Ljubljana";
const LIMIT = 50;
const DENSITIES = [5_000, 20_000];
const PERIODS = [
  { name: "month", days: 31, rounds: 9 },
  { name: "year", days: DAYS, rounds: 5 },
];
const ROWS_AN_INSERT = 4000;

async function addYear(write: Db, perDay: number): Promise<number> {
  const id = await addClient(write, `dense ${perDay}`);
  const random = randomFrom(perDay);
  for (let day = 0; day < DAYS; day += 1) {
    const from = START + day * DAY;
    const readings = dayOfReadings(random, from, perDay);
    await transactClients(write, async (tx) => {
      const batch = wholeBatch(from, from + DAY, readings);
      await storeBatch(tx, { id, timeZone: ZONE }, `day ${day}`, batch);
      for (let first = 0; first < readings.length; first += ROWS_AN_INSERT)
        await insertRaw(tx, id, readings.slice(first, first + ROWS_AN_INSERT));
    });
  }
  return id;
}

interface SpeedRow {
  hour: number;
  speed: number;
  vehicles: number;
  samples: number;
}

/** By nearest rank, from vehicles by speed in ascending order. */
function percentile(rows: { speed: number; vehicles: number }[], rank: number): number | null {
  const total = rows.reduce((sum, { vehicles }) => sum + vehicles, 0);
  let cumulative = 0;
  for (const { speed, vehicles } of rows) {
    cumulative += vehicles;
    if (cumulative * 100 >= rank * total) return speed;
  }
  return null;
}

const OF_PERIOD = (id: number, end: number) =>
  sql`from raw_reading where client_id = ${id} and time >= ${START} and time < ${end} and kind = 0 and speed > 0`;

/** Totals, speeds of the whole period, and its V30, V50 and V85. */
async function summaryFromRows(db: Db, id: number, end: number) {
  const totals = await sql<{
    vehicles: number;
    mean: number;
    highest: number;
    squares: number;
    over: number;
  }>`
    select count(*) as vehicles, avg(speed * 1.0) as mean, max(speed) as highest, sum(speed * speed) as squares,
      sum(case when speed > ${LIMIT} then 1 else 0 end) as over ${OF_PERIOD(id, end)}`.execute(db);
  const speeds = await sql<SpeedRow>`
    select speed, count(*) as vehicles, sum(samples) as samples ${OF_PERIOD(id, end)} group by speed order by speed`.execute(
    db,
  );
  const [total] = totals.rows;
  const mean = Number(total?.mean);
  return {
    vehicles: Number(total?.vehicles),
    mean,
    deviation: Math.sqrt(Number(total?.squares) / Number(total?.vehicles) - mean * mean),
    v: [30, 50, 85].map((rank) => percentile(speeds.rows, rank)),
  };
}

/** The same, and per hour: vehicles by direction, mean, highest, V30, V50, V85; and the length classes. */
async function everythingFromRows(db: Db, id: number, end: number) {
  const summary = await summaryFromRows(db, id, end);
  const byHour = await sql<SpeedRow>`
    select time / 3600 as hour, speed, count(*) as vehicles, sum(samples) as samples ${OF_PERIOD(id, end)}
    group by time / 3600, speed order by 1, 2`.execute(db);
  await sql`
    select time / 3600 as hour, direction, count(*) as vehicles, avg(speed * 1.0) as mean, max(speed) as highest
    ${OF_PERIOD(id, end)} group by time / 3600, direction`.execute(db);
  await sql`
    select case when length < 25 then 0 when length < 52 then 1 when length < 90 then 2 when length < 120 then 3 else 4 end as class,
      count(*) as vehicles ${OF_PERIOD(id, end)} group by 1`.execute(db);
  const hours = new Map<number, SpeedRow[]>();
  for (const row of byHour.rows) {
    const known = hours.get(row.hour);
    if (known) known.push(row);
    else hours.set(row.hour, [row]);
  }
  const v85 = [...hours.values()].map((rows) => [30, 50, 85].map((rank) => percentile(rows, rank)));
  return { ...summary, v85 };
}

async function compared(db: Db, id: number, end: number) {
  const client = { id, timeZone: ZONE, speedLimit: LIMIT, seenFrom: null };
  const period = { start: START, end };
  const before = { start: START - DAY, end: START };
  const ours = {
    everything: () => readStatistics(db, client, period, before),
    summary: () => readSummaries(db, [client], period),
  };
  const rows = {
    everything: () => everythingFromRows(db, id, end),
    summary: () => summaryFromRows(db, id, end),
  };
  const [figures, raw] = [await ours.everything(), await rows.everything()];
  const close = Math.abs((figures.standard_deviation ?? 0) - raw.deviation) < 0.01;
  if (figures.total_vehicles !== raw.vehicles || figures.percentile[85] !== raw.v[2] || !close)
    throw new Error(`The figures differ: ${figures.total_vehicles} and ${raw.vehicles} vehicles.`);
  return { ours, rows };
}

await onEachEngine(async (engine, db) => {
  await makeRawTable(db.write);
  for (const perDay of DENSITIES) {
    const id = await addYear(db.write, perDay);
    await (engine === "SQLite" ? sql`analyze` : sql`vacuum analyze`).execute(db.write);
    for (const { name, days, rounds } of PERIODS) {
      const { ours, rows } = await compared(db.read, id, START + days * DAY);
      for (const what of ["everything", "summary"] as const) {
        const times = { ours: [] as number[], rows: [] as number[] };
        for (let round = 0; round < rounds; round += 1) {
          times.ours.push(await timed(ours[what]));
          times.rows.push(await timed(rows[what]));
        }
        const [packed, raw] = [median(times.ours), median(times.rows)];
        console.log(
          `${engine}, ${perDay} vehicles a day, ${name}, ${what}: from hours ${packed.toFixed(1)} ms, from rows ${raw.toFixed(1)} ms, ratio ${(packed / raw).toFixed(3)}`,
        );
      }
    }
  }
});
