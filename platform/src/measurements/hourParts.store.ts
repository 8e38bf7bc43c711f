import type { Db } from "../db/tables.js";
import { HOUR } from "../time/clock.js";
import { localHours } from "../time/hours.js";
import { packCoverage, unpackCoverage } from "./coverage.js";
import { contentOf, type Edge, type HourContent } from "./cutHours.store.js";
import { packParts, unpackParts } from "./hourParts.rules.js";
import { clip, type Interval } from "./intervals.js";
import { piecesOf } from "./pieces.store.js";
import { rawFrom } from "./rawFrom.store.js";

interface Client {
  id: number;
  timeZone: string;
}

/**
 * Keeps the content of each hour that a client's stays cut, on each side of the border, where it is not kept
 * yet, the hour is over and its readings exist. New data for an hour makes it forget its parts.
 * @param stays by their beginning
 */
export async function keepParts(tx: Db, client: Client, stays: readonly Interval[], now: number) {
  const raw = await rawFrom(tx);
  for (const [start, end] of cutHoursOf(client, stays)) {
    if (start < raw || end > now || !(await lacksParts(tx, client.id, start))) continue;
    const hour = { from: start, to: end };
    const pieces = await piecesOf(tx, [client.id], hour);
    const parts = stays.flatMap((stay) => {
      const part = clip(hour, stay.from, stay.to);
      if (part.from >= part.to) return [];
      const { coverage, histogram } = contentOf(pieces, part);
      return [{ ...part, coverage: packCoverage(coverage, start), histogram }];
    });
    await setParts(tx, client.id, hour, packParts(parts, start));
  }
}

/** Forgets the parts of hours around borders that are no longer there, or are new. */
export async function forgetParts(tx: Db, clientId: number, borders: readonly number[]): Promise<void> {
  for (const border of borders)
    await setParts(tx, clientId, { from: border - HOUR + 1, to: border + 1 }, null);
}

/** Hours with a border inside, by their beginning, with their end. */
function cutHoursOf({ timeZone }: Client, stays: readonly Interval[]): Map<number, number> {
  const hours = new Map<number, number>();
  for (const { from } of stays.slice(1)) {
    const [hour] = localHours(timeZone, from, from + 1);
    if (hour && hour.start < from) hours.set(hour.start, hour.end);
  }
  return hours;
}

async function lacksParts(tx: Db, clientId: number, start: number): Promise<boolean> {
  const row = await tx
    .selectFrom("reading_hour")
    .select("hour_start")
    .where("client_id", "=", clientId)
    .where("hour_start", "=", start)
    .where("parts", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

async function setParts(
  tx: Db,
  clientId: number,
  { from, to }: Interval,
  parts: Uint8Array | null,
): Promise<void> {
  await tx
    .updateTable("reading_hour")
    .set({ parts })
    .where("client_id", "=", clientId)
    .where("hour_start", ">=", from)
    .where("hour_start", "<", to)
    .execute();
}

/** Fills in the content of edges whose part is kept. @returns the other edges */
export async function fillFromParts(db: Db, edges: Edge[]): Promise<Edge[]> {
  const whole = edges.filter(({ isPartOfStay }) => isPartOfStay);
  if (whole.length === 0) return edges;
  const kept = await keptParts(db, whole);
  return edges.filter((edge) => {
    const content = edge.isPartOfStay ? kept.get(keyOf(edge.clientId, edge.part)) : undefined;
    if (content) edge.content = content;
    return !content;
  });
}

async function keptParts(db: Db, edges: Edge[]): Promise<Map<string, HourContent>> {
  const rows = await db
    .selectFrom("reading_hour")
    .select(["client_id", "hour_start", "parts"])
    .where("client_id", "in", [...new Set(edges.map(({ clientId }) => clientId))])
    .where("hour_start", "in", [...new Set(edges.map(({ hour }) => hour.start))])
    .where("parts", "is not", null)
    .execute();
  const kept = new Map<string, HourContent>();
  for (const { client_id, hour_start, parts } of rows) {
    if (!parts) continue;
    for (const { coverage, histogram, ...part } of unpackParts(parts, hour_start))
      kept.set(keyOf(client_id, part), { coverage: unpackCoverage(coverage, hour_start), histogram });
  }
  return kept;
}

const keyOf = (clientId: number, { from, to }: Interval): string => `${clientId} ${from} ${to}`;
