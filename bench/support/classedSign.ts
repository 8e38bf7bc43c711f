import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/src/db/tables.js";
import { randomFrom, vehicle } from "./traffic.js";

const DAY = 86_400;
const QUARTER = 900;
const QUARTERS = DAY / QUARTER;
/** Vehicles a day of both directions. */
const A_DAY = 8_000;
const WIDTH = 5;
/** From 0 on, the last without an end. */
const CLASSES = 21;
const RANKS = [30, 50, 85];
const ROWS_AN_INSERT = 4000;

/** What a sign counted in one quarter of an hour and direction, by classes. */
interface Counted {
  time: number;
  direction: number;
  counts: number[];
}

/** The quarter hours of a city's sign, with two directions each: most of a street's vehicles pass by day. */
export function quartersOf(start: number, days: number): Counted[] {
  const random = randomFrom(21);
  const counted = Array.from({ length: days * QUARTERS * 2 }, (_, place) => ({
    time: start + Math.floor(place / 2) * QUARTER,
    direction: place % 2,
    counts: Array.from({ length: CLASSES }, () => 0),
  }));
  for (let day = 0; day < days; day += 1)
    for (let one = 0; one < A_DAY; one += 1) {
      const hour = random() < 0.85 ? 5 + random() * 16 : random() * 24;
      const { direction, speed } = vehicle(random, 0);
      const place = (day * QUARTERS + Math.floor(hour * 4)) * 2 + direction;
      const counts = counted[place]?.counts ?? [];
      // A class of 30 to 35 begins at 30.0; a whole km/h stands for its middle.
      const own = Math.min(CLASSES - 1, Math.floor((speed ?? 0) / WIDTH));
      counts[own] = (counts[own] ?? 0) + 1;
    }
  return counted;
}

const className = (place: number): string =>
  place === CLASSES - 1 ? `${place * WIDTH}+ km/h` : `${place * WIDTH}-${(place + 1) * WIDTH} km/h`;

/** The same as a file: a line for each quarter and direction, a column for each class. */
export function linesOf(counted: readonly Counted[]): string {
  const head = ["time", "direction", ...Array.from({ length: CLASSES }, (_, place) => className(place))];
  const lines = counted.map(({ time, direction, counts }) =>
    [new Date(time * 1000).toISOString(), direction === 0 ? "incoming" : "outgoing", ...counts].join(";"),
  );
  return `${head.join(";")}\n${lines.join("\n")}\n`;
}

/** A plain table with a row for each class that counted anybody. @returns their number */
export async function addClassRows(write: Db, id: number, counted: readonly Counted[]): Promise<number> {
  await sql`create table raw_class (client_id integer not null, time bigint not null, direction smallint not null, speed smallint not null, count integer not null)`.execute(
    write,
  );
  let [waiting, rows]: [RawBuilder<unknown>[], number] = [[], 0];
  const flush = async () => {
    if (waiting.length > 0) await sql`insert into raw_class values ${sql.join(waiting)}`.execute(write);
    rows += waiting.length;
    waiting = [];
  };
  for (const { time, direction, counts } of counted) {
    for (const [place, count] of counts.entries())
      if (count > 0) waiting.push(sql`(${id}, ${time}, ${direction}, ${place * WIDTH}, ${count})`);
    if (waiting.length >= ROWS_AN_INSERT) await flush();
  }
  await flush();
  await sql`create index raw_class_time on raw_class (client_id, time)`.execute(write);
  return rows;
}

interface ClassRow {
  hour: number;
  speed: number;
  vehicles: number;
}

/** By nearest rank, laid evenly over its class; null in the last one, which has no end. */
function percentile(rows: readonly ClassRow[], rank: number): number | null {
  const wanted = (rank / 100) * rows.reduce((sum, { vehicles }) => sum + Number(vehicles), 0);
  let below = 0;
  for (const { speed, vehicles } of rows) {
    const now = Number(vehicles);
    if (below + now >= wanted)
      return speed === (CLASSES - 1) * WIDTH ? null : speed + (WIDTH * (wanted - below)) / now;
    below += now;
  }
  return null;
}

/** What SQL computes of the rows: totals, mean, percentiles, classes; and of each hour by direction the same. */
export async function figuresOfRows(db: Db, id: number, start: number, end: number) {
  const of = sql`from raw_class where client_id = ${id} and time >= ${start} and time < ${end}`;
  const middle = sql.raw(`(speed + ${WIDTH / 2})`);
  const [total] = (
    await sql<{
      vehicles: number;
      mean: number;
    }>`select sum(count) as vehicles, sum(count * ${middle}) / sum(count) as mean ${of}`.execute(db)
  ).rows;
  const classes = await sql<ClassRow>`
    select speed, sum(count) as vehicles ${of} group by speed order by speed`.execute(db);
  const byHour = await sql<ClassRow>`
    select time / 3600 as hour, speed, sum(count) as vehicles ${of} group by time / 3600, speed order by 1, 2`.execute(
    db,
  );
  await sql`
    select time / 3600 as hour, direction, sum(count) as vehicles, sum(count * ${middle}) / sum(count) as mean,
      max(speed) as highest ${of} group by time / 3600, direction`.execute(db);
  const hours = new Map<number, ClassRow[]>();
  for (const row of byHour.rows) {
    const known = hours.get(row.hour);
    if (known) known.push(row);
    else hours.set(row.hour, [row]);
  }
  return {
    vehicles: Number(total?.vehicles),
    mean: Number(total?.mean),
    v: RANKS.map((rank) => percentile(classes.rows, rank)),
    ofHours: [...hours.values()].map((rows) => RANKS.map((rank) => percentile(rows, rank))),
  };
}
