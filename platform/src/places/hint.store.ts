import type { MetaData } from "../clients/metaData.rules.js";
import type { Db } from "../db/tables.js";
import type { PeriodHour } from "../measurements/periodHour.js";
import { type MeasuredClient, readHours } from "../measurements/statistics.store.js";
import { DAY } from "../time/clock.js";
import { instantOf, otherTrafficSince, type PlaceChange, type Sign, signsOf } from "./hint.rules.js";
import { placeKeysOf } from "./placeKeys.rules.js";
import { lastStay } from "./stays.rules.js";
import { staysOf } from "./stays.store.js";

/** A device that may have been moved without anybody saying so. */
export interface MoveHint {
  /** When it was probably moved, Unix seconds. */
  since: number;
  /** When that was noticed: the change of settings, else `since`. */
  noticed: number;
  signs: Sign[];
  /** Between the two positions; null: not known. */
  metres: number | null;
  /** Its settings about the place before they were changed; null: they were not. */
  before: MetaData | null;
}

/** Whoever moved a device two months ago knows it no more. */
const LOOKED_BACK = 60 * DAY;

/** A question for a device, with the present instant. */
export interface MoveHintInput {
  client: MeasuredClient;
  now: number;
}

/** What speaks for a move of a device that nobody told of, the latest; null: nothing. */
export async function moveHintOf(db: Db, { client, now }: MoveHintInput): Promise<MoveHint | null> {
  const stays = (await staysOf(db, [client.id])).get(client.id) ?? [];
  const told = Math.max(
    await toldUntil(db, client.id),
    await deniedUntil(db, client.id),
    client.seenFrom ?? 0,
  );
  if (lastStay(stays)?.placeId === null) return null;
  const period = { start: Math.max(told, now - LOOKED_BACK), end: now };
  if (period.start >= now) return null;
  const { hours } = await readHours(db, client, period, "speeds");
  return ofSettings(await changesOf(db, client.id, period.start), hours) ?? ofTraffic(hours);
}

function ofSettings(changes: PlaceChange[], hours: PeriodHour[]): MoveHint | null {
  for (const change of changes.toReversed()) {
    const { signs, metres } = signsOf(change);
    if (signs.length === 0) continue;
    const since = instantOf(change.time, hours);
    return { since, noticed: change.time, signs, metres, before: placeKeysOf(change.before) };
  }
  return null;
}

function ofTraffic(hours: PeriodHour[]): MoveHint | null {
  const since = otherTrafficSince(hours);
  return since === null ? null : { since, noticed: since, signs: ["TRAFFIC"], metres: null, before: null };
}

/** The changes of a device's settings after an instant, by time. */
async function changesOf(db: Db, clientId: number, after: number): Promise<PlaceChange[]> {
  const rows = await db
    .selectFrom("revision")
    .select(["time", "content"])
    .where("kind", "=", "client")
    .where("item_id", "=", clientId)
    .orderBy("version")
    .execute();
  return rows.flatMap(({ time, content }, index) => {
    const before = rows[index - 1]?.content;
    if (time === null || time <= after || !before || !content) return [];
    return [{ time, before: metaDataOf(before), after: metaDataOf(content) }];
  });
}

const metaDataOf = (content: string): MetaData =>
  (JSON.parse(content) as { metaData?: MetaData }).metaData ?? {};

/** When somebody last told where a device was; 0: never. What was changed by then is settled. */
async function toldUntil(db: Db, clientId: number): Promise<number> {
  const row = await db
    .selectFrom("revision")
    .select(({ fn }) => fn.max<number | null>("time").as("time"))
    .where("kind", "=", "stays")
    .where("item_id", "=", clientId)
    .executeTakeFirst();
  return row?.time ?? 0;
}

async function deniedUntil(db: Db, clientId: number): Promise<number> {
  const row = await db
    .selectFrom("denied_move")
    .select("until_time")
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  return row?.until_time ?? 0;
}

/** Notes that a device did not move until an instant. */
export async function denyMoves(tx: Db, clientId: number, until: number): Promise<void> {
  await tx
    .insertInto("denied_move")
    .values({ client_id: clientId, until_time: until })
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet({ until_time: until }))
    .execute();
}
