import type { Db } from "../../platform/src/db/tables.js";
import type { Reading } from "../../platform/src/measurements/reading.js";

const DAY = 86_400;

/** Numbers from 0 to 1 from a seed (mulberry32), so every run measures the same. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A vehicle of a street: speeds around 48 km/h, lengths of cars and some trucks. */
export function vehicle(random: () => number, timestamp: number): Reading {
  const bell = () => random() + random() + random() - 1.5;
  return {
    timestamp,
    kind: 0,
    direction: random() < 0.55 ? 0 : 1,
    speed: Math.max(5, Math.round(48 + 18 * bell())),
    length: Math.round(10 * (random() < 0.9 ? 4.2 + bell() : 10 + 5 * bell())),
    samples: 3 + Math.floor(random() * 12),
  };
}

/** A day of a street: more traffic by day than by night. */
export function dayOfReadings(random: () => number, from: number, count: number): Reading[] {
  return Array.from({ length: count }, () => {
    const hour = random() < 0.85 ? 5 + random() * 16 : random() * 24;
    return vehicle(random, from + Math.floor((hour / 24) * DAY));
  }).sort((one, other) => one.timestamp - other.timestamp);
}

export async function addClient(write: Db, name: string): Promise<number> {
  const { id } = await write
    .insertInto("client")
    .values({ guid: name, vision_type: 0, meta_data: "{}", create_date: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
