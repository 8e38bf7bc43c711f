/**
 * Durable ingest of batches of 200 readings, as POST /device/measurements does it (batch, histograms, the client's state,
 * the event; acknowledged after COMMIT), against the same readings as raw rows alone (one multi-row insert, one commit
 * each), on the same engine with the same settings, interleaved in one run. Prints rates and ratios; asserts nothing.
 */
import type { Databases } from "../platform/src/db/databases.js";
import { transactClients } from "../platform/src/db/transact.js";
import { ingest } from "../platform/src/device-api/ingest.store.js";
import type { Reading } from "../platform/src/measurements/reading.js";
import { onEachEngine } from "./support/engines.js";
import { insertRaw, makeRawTable } from "./support/rawTable.js";
import { median, quantile, timed } from "./support/timing.js";
import { addClient, randomFrom, vehicle } from "./support/traffic.js";

const READINGS = 200;
const QUARTER = 900;
const CLIENTS = 8;
const BATCHES = 960;
const WARM = 160;
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

async function take({ write }: Databases, { clientId, batchId, from, readings }: Sent): Promise<void> {
  const to = from + QUARTER;
  const batch = { from, to, late: false, readings, refused: [] };
  await transactClients(write, (tx) => ingest(tx, { clientId, batchId, batch, live: true, now: to }));
}

await onEachEngine(async (name, db) => {
  await makeRawTable(db.write);
  const clientIds: number[] = [];
  for (let index = 0; index < CLIENTS; index += 1)
    clientIds.push(await addClient(db.write, `client ${index}`));
  const times = { ours: [] as number[], raw: [] as number[] };
  for (const [index, sent] of batchesOf(clientIds).entries()) {
    const ours = () => timed(() => take(db, sent));
    const raw = () => timed(() => insertRaw(db.write, sent.clientId, sent.readings));
    const first = index % 2 === 0;
    const before = first ? await ours() : await raw();
    const after = first ? await raw() : await ours();
    if (index < WARM) continue;
    times.ours.push(first ? before : after);
    times.raw.push(first ? after : before);
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const shown = (values: number[]) =>
    `${(1000 / mean(values)).toFixed(0)} batches/s (p50 ${median(values).toFixed(2)}, p99 ${quantile(values, 0.99).toFixed(2)} ms)`;
  console.log(
    `${name}: packed, with histograms, state and event ${shown(times.ours)}; raw rows ${shown(times.raw)}`,
  );
  console.log(
    `${name}: ratio of the rates ${(mean(times.raw) / mean(times.ours)).toFixed(2)}, of the medians ${(median(times.raw) / median(times.ours)).toFixed(2)}`,
  );
});
