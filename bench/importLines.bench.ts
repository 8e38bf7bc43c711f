/**
 * A year of a busy road, a million single vehicles in one CSV file: read, looked at and applied as people do
 * it, against the same vehicles sent by the device itself, a batch an hour. Then a file with 5,000 silences.
 * Prints times and ratios; asserts nothing about time, only that all vehicles are there.
 */
import type { Databases } from "../platform/src/db/databases.js";
import { transactClients } from "../platform/src/db/transact.js";
import { storeBatch } from "../platform/src/measurements/ingest.store.js";
import type { Reading } from "../platform/src/measurements/reading.js";
import { readStatistics } from "../platform/src/measurements/statistics.store.js";
import { bringIn, textFile } from "./support/bringIn.js";
import { onEachEngine } from "./support/engines.js";
import { timed } from "./support/timing.js";
import { addClient, randomFrom } from "./support/traffic.js";
import { wholeBatch } from "./support/wholeBatch.js";

const HOUR = 3600;
const DAY = 24 * HOUR;
const DAYS = 365;
/** 2025-01-01 00:00 in Ljubljana. */
const START = 1_735_686_000;
const END = START + DAYS * DAY;
const TIME = { from: START, to: END, timeZone: "Europe/Ljubljana" };
const LINES = 1_000_000;
const SILENCES = 5_000;

/** Vehicles at even intervals, each with a different speed. */
function vehicles(count: number): Reading[] {
  const random = randomFrom(7);
  const step = (DAYS * DAY) / count;
  return Array.from({ length: count }, (_, index) => ({
    ...{ timestamp: Math.floor(START + index * step), kind: 0, direction: index % 2 === 0 ? 0 : 1 },
    ...{ speed: 20 + Math.floor(random() * 60), length: null, samples: 1 },
  }));
}

function fileOf(readings: readonly Reading[]) {
  const lines = readings.map(
    ({ timestamp, speed, direction }) =>
      `${new Date(timestamp * 1000).toISOString()};${speed};${direction === 0 ? "in" : "out"}`,
  );
  return textFile("road.csv", `time;speed (km/h);direction\n${lines.join("\n")}\n`);
}

async function sendAll({ write }: Databases, id: number, readings: readonly Reading[]): Promise<void> {
  let next = 0;
  for (let from = START; from < END; from += HOUR) {
    const first = next;
    while ((readings[next]?.timestamp ?? END) < from + HOUR) next += 1;
    const batch = wholeBatch(from, from + HOUR, readings.slice(first, next));
    const client = { id, timeZone: TIME.timeZone };
    await transactClients(write, (tx) => storeBatch(tx, client, `hour ${from}`, batch));
  }
}

async function countOf({ read }: Databases, id: number): Promise<number | null> {
  const client = { id, timeZone: TIME.timeZone, speedLimit: 50, seenFrom: null };
  const before = { start: START - DAY, end: START };
  return (await readStatistics(read, client, { start: START, end: END }, before, [])).total_vehicles;
}

await onEachEngine(async (name, db) => {
  const readings = vehicles(LINES);
  const file = fileOf(readings);
  const imported = await addClient(db.write, "imported");
  const spent = await timed(() => bringIn(db, imported, file, TIME));
  const sent = await addClient(db.write, "sent");
  const sending = await timed(() => sendAll(db, sent, readings));
  // Two vehicles an hour apart in a rhythm of seconds: each hour is a silence.
  const rare = vehicles(SILENCES * 2).map((reading, index) => ({
    ...reading,
    timestamp: START + Math.floor(index / 2) * 6000 + (index % 2),
  }));
  const silent = await addClient(db.write, "silent");
  const rarely = await timed(() => bringIn(db, silent, fileOf(rare), TIME));
  if ((await countOf(db, imported)) !== LINES || (await countOf(db, sent)) !== LINES)
    throw new Error("Not all vehicles are there.");
  console.log(
    `${name}: ${LINES} lines brought in in ${(spent / 1000).toFixed(1)} s, sent as hourly batches in ${(sending / 1000).toFixed(1)} s (${(spent / sending).toFixed(2)}); ${SILENCES} silences in ${(rarely / 1000).toFixed(1)} s`,
  );
});
