/**
 * Fleet health of 500 devices over a month and a quarter: from stored coverage, where the database adds up
 * hours that are covered whole, against reading the coverage of every hour. Then the time that a device's batch
 * waits during continuous requests for it, and without them. Prints medians, ratios and percentiles; asserts
 * nothing about time, only that both give the same result.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { openDatabases } from "../platform/src/db/database.js";
import type { Db } from "../platform/src/db/tables.js";
import { transactClients } from "../platform/src/db/transact.js";
import { readFleetCompleteness } from "../platform/src/fleet/completeness.store.js";
import { packedSeconds } from "../platform/src/measurements/coverage.js";
import { storeBatch } from "../platform/src/measurements/ingest.store.js";
import { packIntervals } from "../platform/src/measurements/intervals.js";
import { batchTimes } from "./support/batchTimes.js";
import { onEachEngine } from "./support/engines.js";
import { startPlatform } from "./support/street.js";
import { median, quantile, timed } from "./support/timing.js";
import { addClient, dayOfReadings, randomFrom } from "./support/traffic.js";
import { wholeBatch } from "./support/wholeBatch.js";

const DAY = 86_400;
/** 2025-01-01 00:00 in Ljubljana. */
const START = 1_735_686_000;
const ZONE = "Europe/Ljubljana";
const CLIENTS = 500;
const DAYS = 93;
const ROUNDS = 5;
/** One hour of this many has only its first half covered. */
const CUT_EVERY = 50;
const HALF_AN_HOUR = packIntervals([{ from: 0, to: 1800 }], 0);

/** One street's day of 5,000 vehicles, repeated on every day for every client. */
async function fill(write: Db): Promise<number> {
  const ids: number[] = [];
  for (let index = 0; index < CLIENTS; index += 1) ids.push(await addClient(write, `device ${index}`));
  const [id = 0] = ids;
  const readings = dayOfReadings(randomFrom(1), START, 5000);
  const batch = wholeBatch(START, START + DAY, readings);
  await transactClients(write, (tx) => storeBatch(tx, { id, timeZone: ZONE }, "day", batch));
  await sql`
    with recursive ahead (days) as (select 0 union all select days + 1 from ahead where days < ${sql.lit(DAYS - 1)})
    insert into reading_hour (client_id, hour_start, speeds, histogram, coverage)
    select client.id, hour_start + ${sql.lit(DAY)} * days, speeds, histogram, coverage from client, ahead, reading_hour
    where client_id = ${sql.lit(id)} and (client.id <> ${sql.lit(id)} or days > 0)
    order by client.id, days, hour_start`.execute(write);
  await sql`update reading_hour set coverage = ${HALF_AN_HOUR}
    where (hour_start / 3600 + client_id) % ${sql.lit(CUT_EVERY)} = 0`.execute(write);
  return id;
}

async function everyHour(db: Db, end: number): Promise<number> {
  const rows = await db
    .selectFrom("reading_hour")
    .select(["client_id", "hour_start", "coverage"])
    .where("client_id", "in", db.selectFrom("client").select("id"))
    .where("hour_start", ">=", START)
    .where("hour_start", "<", end)
    .execute();
  return rows.reduce((sum, { coverage }) => sum + packedSeconds(coverage).covered, 0);
}

await onEachEngine(async (name, { read, write }) => {
  await fill(write);
  for (const days of [31, 92]) {
    const end = START + days * DAY;
    const [ours, theirs]: [number[], number[]] = [[], []];
    const covered = { ours: 0, theirs: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const ask = async () => {
        const { clients } = await readFleetCompleteness(read, { start: START, end }, end);
        covered.ours = clients.reduce((sum, { coveredSeconds }) => sum + coveredSeconds, 0);
      };
      ours.push(await timed(ask));
      theirs.push(
        await timed(async () => {
          covered.theirs = await everyHour(read, end);
        }),
      );
    }
    if (covered.ours !== covered.theirs) throw new Error(`${covered.ours} is not ${covered.theirs}`);
    const [fast, slow] = [median(ours), median(theirs)];
    console.log(
      `${name}, ${CLIENTS} devices, ${days} days: ${fast.toFixed(0)} ms, every hour ${slow.toFixed(0)} ms (${(fast / slow).toFixed(2)})`,
    );
  }
});

const folder = mkdtempSync(join(tmpdir(), "bench-fleet-"));
try {
  const place = { DATABASE_URL: "", DATA_DIR: folder };
  const db = await openDatabases(place);
  const id = await fill(db.write);
  await db.close();
  const platform = await startPlatform(place, id);
  let asked = 0;
  for (const asking of [false, true]) {
    let goOn = asking;
    const query = `startTimestamp=${START}&endTimestamp=${START + 31 * DAY}`;
    const reading = (async () => {
      for (; goOn; asked += 1)
        await (
          await fetch(`${platform.url}/fleet/completeness?${query}`, { headers: platform.headers })
        ).text();
    })();
    const times = await batchTimes(platform);
    goOn = false;
    await reading;
    const at = (share: number) => quantile(times, share).toFixed(1);
    const meanwhile = asking ? `while it was asked for ${asked} times` : "while nobody asked";
    console.log(`a batch ${meanwhile}: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`);
  }
  platform.process.kill();
} finally {
  rmSync(folder, { recursive: true });
}
