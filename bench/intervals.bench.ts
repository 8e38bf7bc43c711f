/**
 * A year of quarter hours of 500 bicycle counters (17.5 million counted intervals), each imported from a CSV
 * file as people do it: rate, bytes on disk, and the cost of a year's statistics against SQL over the same rows
 * in a plain table with an index. Then a year of single road users of one counter with the same counts. Prints
 * medians and ratios; asserts nothing about time, only that the figures are equal. And the dense form: a year of a
 * sign that tells of each quarter hour two directions in 21 classes of speed, against SQL over a plain table with a
 * row for each class that counted anybody.
 */
import { statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import type { Databases } from "../platform/src/db/databases.js";
import type { Db } from "../platform/src/db/tables.js";
import { transactClients } from "../platform/src/db/transact.js";
import { storeBatch } from "../platform/src/measurements/ingest.store.js";
import type { Reading } from "../platform/src/measurements/reading.js";
import { readStatistics } from "../platform/src/measurements/statistics.store.js";
import { bringIn, textFile } from "./support/bringIn.js";
import { addClassRows, figuresOfRows, linesOf, quartersOf } from "./support/classedSign.js";
import { onEachEngine } from "./support/engines.js";
import { median, timed } from "./support/timing.js";
import { addClient, randomFrom } from "./support/traffic.js";
import { wholeBatch } from "./support/wholeBatch.js";

const DAY = 86_400;
const QUARTER = 900;
const DAYS = 365;
/** 2025-01-01 00:00 in Ljubljana. */
const START = 1_735_686_000;
const END = START + DAYS * DAY;
const ZONE = "Europe/Ljubljana";
const ROUNDS = 7;
const ROWS_AN_INSERT = 4000;

const { counters } = parseArgs({
  options: { counters: { type: "string", default: "500" } },
  strict: false,
}).values;
const COUNTERS = Number(counters);

/** Cyclists in each quarter hour of a year: few at night, many on working days. */
function countsOf(seed: number): number[] {
  const random = randomFrom(seed);
  return Array.from({ length: (DAYS * DAY) / QUARTER }, (_, quarter) => {
    const hour = Math.floor((quarter / 4) % 24);
    const busy = hour >= 6 && hour < 20 ? 14 : 1;
    return Math.floor(random() * busy * 2);
  });
}

function fileOf(counts: number[]) {
  const rows = counts.map(
    (count, quarter) => `${new Date((START + quarter * QUARTER) * 1000).toISOString()};${count}`,
  );
  return textFile("counter.csv", `time;bicycles\n${rows.join("\n")}\n`);
}

async function addRows(write: Db, id: number, counts: number[]): Promise<void> {
  for (let first = 0; first < counts.length; first += ROWS_AN_INSERT) {
    const rows = counts
      .slice(first, first + ROWS_AN_INSERT)
      .map((count, index) => sql`(${id}, ${START + (first + index) * QUARTER}, 0, 2, ${count})`);
    await sql`insert into raw_interval values ${sql.join(rows)}`.execute(write);
  }
}

/** Figures of a year's page: total, hours, days, hours of the day and of the week. */
async function fromRows(db: Db, id: number): Promise<number> {
  const of = sql`from raw_interval where client_id = ${id} and time >= ${START} and time < ${END}`;
  const [total] = (await sql<{ users: number }>`select sum(count) as users ${of}`.execute(db)).rows;
  await sql`select time / 3600 as hour, direction, sum(count) ${of} group by time / 3600, direction order by 1`.execute(
    db,
  );
  await sql`select (time + 3600) / 86400 as day, sum(count) ${of} group by (time + 3600) / 86400 order by 1`.execute(
    db,
  );
  await sql`select ((time + 3600) / 3600) % 24 as hour, avg(count) ${of} group by ((time + 3600) / 3600) % 24`.execute(
    db,
  );
  await sql`select ((time + 3600) / 3600) % 168 as hour, avg(count) ${of} group by ((time + 3600) / 3600) % 168`.execute(
    db,
  );
  return Number(total?.users ?? 0);
}

const year = (db: Db, id: number) =>
  readStatistics(
    db,
    { id, timeZone: ZONE, speedLimit: 50, seenFrom: null },
    { start: START, end: END },
    { start: START - DAY, end: START },
    ["hour_of_week"],
  );

/** The same cyclists one by one. */
async function bringInOneByOne({ write }: Databases, id: number, counts: number[]): Promise<void> {
  for (let day = 0; day < DAYS; day += 1) {
    const readings: Reading[] = [];
    for (let quarter = day * 96; quarter < (day + 1) * 96; quarter += 1)
      for (let user = 0; user < (counts[quarter] ?? 0); user += 1)
        readings.push({
          ...{ timestamp: START + quarter * QUARTER + user, kind: 2, direction: 0 },
          ...{ speed: null, length: null, samples: 1 },
        });
    const from = START + day * DAY;
    const batch = wholeBatch(from, from + DAY, readings);
    await transactClients(write, (tx) => storeBatch(tx, { id, timeZone: ZONE }, `day ${day}`, batch));
  }
}

async function bytesOf(name: string, db: Databases, folder?: string): Promise<number> {
  if (name === "SQLite") {
    const { rows } = await sql<{
      file: string;
    }>`select file from pragma_database_list where name = 'main'`.execute(db.write);
    await sql`pragma wal_checkpoint(truncate)`.execute(db.write);
    return statSync(rows[0]?.file ?? join(folder ?? "", "data.sqlite")).size;
  }
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(
    db.write,
  );
  return Number(rows[0]?.size ?? 0);
}

/** A sign's year by classes of speed. */
async function compareClasses(name: string, db: Databases): Promise<void> {
  const id = await addClient(db.write, "sign with classes");
  const counted = quartersOf(START, DAYS);
  const file = textFile("sign.csv", linesOf(counted));
  const spent = await timed(() => bringIn(db, id, file, { from: START, to: END, timeZone: ZONE }));
  const rows = await addClassRows(db.write, id, counted);
  await (name === "SQLite" ? sql`analyze` : sql`vacuum analyze`).execute(db.write);
  const client = { id, timeZone: ZONE, speedLimit: 50, seenFrom: null };
  const ours = () =>
    readStatistics(db.read, client, { start: START, end: END }, { start: START - DAY, end: START });
  const theirs = () => figuresOfRows(db.read, id, START, END);
  const [told, plain] = [await ours(), await theirs()];
  const [, , v85] = plain.v;
  const isClose = Math.abs((told.percentile[85] ?? Number.NaN) - (v85 ?? Number.NaN)) <= 1;
  if (told.total_vehicles !== plain.vehicles || !isClose)
    throw new Error(
      `The figures differ: ${told.total_vehicles} and ${plain.vehicles} vehicles, V85 ${told.percentile[85]} and ${v85}.`,
    );
  const [packed, raw]: number[][] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    packed?.push(await timed(ours));
    raw?.push(await timed(theirs));
  }
  const [own, other] = [median(packed ?? []), median(raw ?? [])];
  console.log(
    `${name}: a sign's year of two directions in 21 classes (${counted.length} lines in ${(spent / 1000).toFixed(1)} s, ${rows} rows without those of nobody, ${plain.vehicles} vehicles): ${own.toFixed(1)} ms, by SQL over the rows of classes ${other.toFixed(1)} ms (${(own / other).toFixed(3)})`,
  );
}

await onEachEngine(async (name, db) => {
  const empty = await bytesOf(name, db);
  const ids: number[] = [];
  let spent = 0;
  const counts = countsOf(1);
  for (let index = 0; index < COUNTERS; index += 1) {
    const id = await addClient(db.write, `counter ${index}`);
    ids.push(id);
    const own = index === 0 ? counts : countsOf(index + 1);
    spent += await timed(() => bringIn(db, id, fileOf(own), { from: START, to: END, timeZone: ZONE }));
  }
  const bytes = (await bytesOf(name, db)) - empty;
  const intervals = COUNTERS * counts.length;
  console.log(
    `${name}: ${intervals} intervals of ${COUNTERS} counters in ${(spent / 1000).toFixed(1)} s, ${Math.round(intervals / (spent / 1000))} a second; ${(bytes / intervals).toFixed(2)} bytes each (${(bytes / 1e6).toFixed(0)} MB)`,
  );
  await sql`create table raw_interval (client_id integer not null, time bigint not null, direction smallint not null, kind smallint not null, count integer not null)`.execute(
    db.write,
  );
  await sql`create index raw_interval_time on raw_interval (client_id, time)`.execute(db.write);
  const [id = 0] = ids;
  await addRows(db.write, id, counts);
  const single = await addClient(db.write, "one by one");
  await bringInOneByOne(db, single, counts);
  const silent = await addClient(db.write, "never heard");
  const [packed, rows, ones, nothing, written]: number[][] = [[], [], [], [], []];
  const told = await year(db.read, id);
  for (let round = 0; round < ROUNDS; round += 1) {
    packed?.push(await timed(() => year(db.read, id)));
    rows?.push(await timed(() => fromRows(db.read, id)));
    ones?.push(await timed(() => year(db.read, single)));
    nothing?.push(await timed(() => year(db.read, silent)));
    written?.push(await timed(async () => JSON.stringify(told)));
  }
  const users = told.pedestrians.bycicles.total_count;
  if (
    users !== (await fromRows(db.read, id)) ||
    users !== (await year(db.read, single)).pedestrians.bycicles.total_count
  )
    throw new Error("The figures differ.");
  const [ours, theirs, others] = [median(packed ?? []), median(rows ?? []), median(ones ?? [])];
  console.log(
    `${name}: a year's statistics ${ours.toFixed(1)} ms, by SQL over the same rows ${theirs.toFixed(1)} ms (${(ours / theirs).toFixed(3)}), of single road users ${others.toFixed(1)} ms (${(ours / others).toFixed(2)}); of a counter that was never heard ${median(nothing ?? []).toFixed(1)} ms; the answer as JSON ${median(written ?? []).toFixed(1)} ms`,
  );
  await compareClasses(name, db);
});
