import type { ChildProcess } from "node:child_process";
import type { DatabasePlace, Databases } from "../../platform/src/db/databases.js";
import { transact } from "../../platform/src/db/transact.js";
import { storeBatch } from "../../platform/src/measurements/ingest.store.js";
import type { Reading } from "../../platform/src/measurements/reading.js";
import { compact } from "../../platform/src/storage/compaction.js";
import { startProcess } from "../../platform/test/process.js";
import { ADMIN } from "../../platform/test/testPlatform.js";
import { wholeBatch } from "./wholeBatch.js";

export const DAY = 86_400;
export const READINGS_A_DAY = 5000;
/** 2026-01-01 00:00 in Ljubljana. */
export const START = 1_767_222_000;
const HOUR = 3600;
/** By then all days can be packed. */
const LATER_DAYS = 10;
const ZONE = "Europe/Ljubljana";

/** A day of a busy street; the same in every run. */
export function dayOfReadings(day: number): Reading[] {
  return Array.from({ length: READINGS_A_DAY }, (_, index): Reading => {
    const mixed = Math.imul(day * READINGS_A_DAY + index, 0x9e3779b1) >>> 0;
    return {
      timestamp: START + day * DAY + Math.floor((index * DAY) / READINGS_A_DAY),
      kind: mixed % 40 === 0 ? 2 : 0,
      direction: mixed % 3 === 0 ? 1 : 0,
      speed: 20 + (mixed % 60),
      length: 25 + (mixed % 97),
      samples: 3 + (mixed % 12),
    };
  });
}

/**
 * Stores such days of one client as hourly batches, and packs them as the nightly job does.
 * @returns the client's id
 */
export async function fillStreet(
  { read, write }: Pick<Databases, "read" | "write">,
  days: number,
): Promise<number> {
  const { id } = await write
    .insertInto("client")
    .values({ guid: "bench", vision_type: 0, meta_data: "{}", create_date: START })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let day = 0; day < days; day += 1) {
    const readings = dayOfReadings(day);
    for (let from = START + day * DAY; from < START + (day + 1) * DAY; from += HOUR) {
      const to = from + HOUR;
      const own = readings.filter(({ timestamp }) => timestamp >= from && timestamp < to);
      const batch = wholeBatch(from, to, own);
      await transact(write, (tx) => storeBatch(tx, { id, timeZone: ZONE }, `hour ${from}`, batch));
    }
  }
  const packedBy = START + (days + LATER_DAYS) * DAY;
  await compact({ read, write }, { now: packedBy, signal: new AbortController().signal }, 0);
  return id;
}

export interface RunningPlatform {
  process: ChildProcess;
  url: string;
  headers: Record<string, string>;
  clientId: number;
}

/** Starts the built platform, and signs an administrator in. */
export async function startPlatform(
  place: DatabasePlace,
  clientId: number,
  threads = "1",
): Promise<RunningPlatform> {
  const platform = await startProcess({ ...place, WORKER_THREADS: threads }, "built");
  await platform.ready;
  const login = await fetch(`${platform.url}/user/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const { sessionId } = (await login.json()) as { sessionId: string };
  return { process: platform.process, url: platform.url, headers: { "x-session-id": sessionId }, clientId };
}
