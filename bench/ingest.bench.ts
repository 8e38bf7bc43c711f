/**
 * Durable ingest of batches of 200 readings, as in POST /device/measurements (batch, histograms, the client's
 * state, the event; acknowledged after COMMIT), against only the same readings as raw rows (one multi-row
 * insert, one commit each), on the same engine with the same settings, interleaved in one run: from one device
 * at a time, and from several at once. Prints rates and ratios; asserts nothing.
 */
import type { Incoming } from "../platform/src/device-api/ingest.store.js";
import { takerOf } from "../platform/src/device-api/takerOf.js";
import type { Reading } from "../platform/src/measurements/reading.js";
import { onEachEngine } from "./support/engines.js";
import { insertRaw, makeRawTable } from "./support/rawTable.js";
import { median, quantile, timed } from "./support/timing.js";
import { addClient, randomFrom, vehicle } from "./support/traffic.js";
import { wholeBatch } from "./support/wholeBatch.js";

const READINGS = 200;
const QUARTER = 900;
const CLIENTS = 64;
const AT_ONCE = [1, 8, CLIENTS];
const WARM = 160;
const ROUNDS = 9;
const BATCHES_A_ROUND = 128;
const BATCHES = WARM + AT_ONCE.length * ROUNDS * BATCHES_A_ROUND;
const START = 1_767_225_600;

interface Sent {
  clientId: number;
  batchId: string;
  from: number;
  readings: Reading[];
}

function batchesOf(clientIds: number[]): Sent[] {
  const random = randomFrom(1);
  return Array.from({ length: BATCHES }, (_, index) => {
    const from = START + Math.floor(index / CLIENTS) * QUARTER;
    const times = Array.from({ length: READINGS }, () => from + Math.floor(random() * QUARTER)).sort(
      (one, other) => one - other,
    );
    return {
      clientId: clientIds[index % CLIENTS] ?? 0,
      batchId: `2026-01-01T00:00:00Z/${index}`,
      from,
      readings: times.map((time) => vehicle(random, time)),
    };
  });
}

function incomingOf({ clientId, batchId, from, readings }: Sent): Incoming {
  const to = from + QUARTER;
  return { clientId, batchId, batch: wholeBatch(from, to, readings), live: true, now: to };
}

interface Run {
  /** Batches a second. */
  rate: number;
  /** Milliseconds of each. */
  times: number[];
}

/** Sends batches from several devices at once; each waits for its answer before it sends the next. */
async function run(atOnce: number, batches: Sent[], send: (sent: Sent) => Promise<unknown>): Promise<Run> {
  const times: number[] = [];
  const waiting = [...batches];
  const device = async () => {
    for (let sent = waiting.shift(); sent; sent = waiting.shift()) {
      const next = sent;
      times.push(await timed(() => send(next)));
    }
  };
  const all = await timed(() => Promise.all(Array.from({ length: atOnce }, device)));
  return { rate: (1000 * batches.length) / all, times };
}

const shown = (runs: Run[]) => {
  const times = runs.flatMap((one) => one.times);
  return `${median(runs.map(({ rate }) => rate)).toFixed(0)} batches/s (p50 ${median(times).toFixed(2)}, p99 ${quantile(times, 0.99).toFixed(2)} ms)`;
};

await onEachEngine(async (name, db) => {
  await makeRawTable(db.write);
  const clientIds: number[] = [];
  for (let index = 0; index < CLIENTS; index += 1)
    clientIds.push(await addClient(db.write, `client ${index}`));
  const batches = batchesOf(clientIds);
  const take = takerOf(db.write);
  const ours = (sent: Sent) => take(incomingOf(sent));
  const raw = (sent: Sent) => insertRaw(db.write, sent.clientId, sent.readings);
  for (const sent of batches.splice(0, WARM)) {
    await ours(sent);
    await raw(sent);
  }
  for (const atOnce of AT_ONCE) {
    const runs = { ours: [] as Run[], raw: [] as Run[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      const some = batches.splice(0, BATCHES_A_ROUND);
      const both = [
        async () => runs.ours.push(await run(atOnce, some, ours)),
        async () => runs.raw.push(await run(atOnce, some, raw)),
      ];
      for (const one of round % 2 === 0 ? both : both.reverse()) await one();
    }
    const ratios = runs.ours.map(({ rate }, index) => rate / (runs.raw[index]?.rate ?? Number.NaN));
    console.log(
      `${name}, ${atOnce} at once: packed, with histograms, state and event ${shown(runs.ours)}; raw rows ${shown(runs.raw)}; ratio of the rates ${median(ratios).toFixed(2)}`,
    );
  }
});
