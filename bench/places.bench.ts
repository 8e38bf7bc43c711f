/**
 * A year's statistics of a place where three signs took turns, thirty stays with borders inside an hour, against
 * those of one sign that never moved, interleaved in one run. Prints medians and ratios; asserts nothing about
 * time, only that the place has what its signs measured there.
 */
import { sql } from "kysely";
import type { Db } from "../platform/src/db/tables.js";
import { transactClients } from "../platform/src/db/transact.js";
import { keepParts } from "../platform/src/measurements/hourParts.store.js";
import { storeBatch } from "../platform/src/measurements/ingest.store.js";
import { readStatistics, readSummaries } from "../platform/src/measurements/statistics.store.js";
import type { Stretch } from "../platform/src/measurements/stretch.js";
import { onEachEngine } from "./support/engines.js";
import { median, timed } from "./support/timing.js";
import { addClient, dayOfReadings, randomFrom } from "./support/traffic.js";
import { wholeBatch } from "./support/wholeBatch.js";

const DAY = 86_400;
const DAYS = 365;
const STAYS = 30;
const SIGNS = 3;
/** 2025-01-01 00:00 in Ljubljana. */
const START = 1_735_686_000;
const END = START + DAYS * DAY;
const ZONE = "Europe/Ljubljana";
const PER_DAY = 5_000;
const ROUNDS = 11;

/** A sign's year, with its vehicles by time. */
async function addYear(write: Db, number: number): Promise<{ id: number; times: number[] }> {
  const id = await addClient(write, `sign ${number}`);
  const random = randomFrom(number);
  const times: number[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const from = START + day * DAY;
    const readings = dayOfReadings(random, from, PER_DAY);
    for (const { timestamp } of readings) times.push(timestamp);
    await transactClients(write, (tx) =>
      storeBatch(tx, { id, timeZone: ZONE }, `day ${day}`, wholeBatch(from, from + DAY, readings)),
    );
  }
  return { id, times };
}

await onEachEngine(async (engine, db) => {
  const signs: Awaited<ReturnType<typeof addYear>>[] = [];
  for (let number = 0; number < SIGNS; number += 1) signs.push(await addYear(db.write, number));
  await (engine === "SQLite" ? sql`analyze` : sql`vacuum analyze`).execute(db.write);
  const border = (stay: number) =>
    stay === 0 ? START : stay === STAYS ? END : START + Math.floor((stay * DAYS * DAY) / STAYS) + 1234;
  const turns = Array.from({ length: STAYS }, (_, turn) => ({ from: border(turn), to: border(turn + 1) }));
  for (const { id } of signs)
    await transactClients(db.write, (tx) => keepParts(tx, { id, timeZone: ZONE }, turns, END + DAY));
  let expected = 0;
  const stretches = turns.map(({ from, to }, turn): Stretch => {
    const { id: clientId, times } = signs[turn % SIGNS] ?? { id: 0, times: [] };
    expected += times.filter((time) => time >= from && time < to).length;
    return { clientId, from, to, stay: { from, to }, hidesBefore: false, hidesAfter: false };
  });
  const one = { id: signs[0]?.id ?? 0, timeZone: ZONE, speedLimit: 50, seenFrom: null };
  const place = { ...one, id: -1, stretches };
  const period = { start: START, end: END };
  const before = { start: START - DAY, end: START };
  const { total_vehicles } = await readStatistics(db.read, place, period, before);
  if (total_vehicles !== expected) throw new Error(`${total_vehicles} vehicles, not ${expected}.`);
  const work = {
    everything: (client: typeof one) => readStatistics(db.read, client, period, before),
    summary: (client: typeof one) => readSummaries(db.read, [client], period),
  };
  for (const what of ["everything", "summary"] as const) {
    const times = { place: [] as number[], one: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.place.push(await timed(() => work[what](place)));
      times.one.push(await timed(() => work[what](one)));
    }
    const [moved, still] = [median(times.place), median(times.one)];
    console.log(
      `${engine}, year, ${what}: place with ${STAYS} stays ${moved.toFixed(1)} ms, one sign ${still.toFixed(1)} ms, ratio ${(moved / still).toFixed(2)}`,
    );
  }
});
