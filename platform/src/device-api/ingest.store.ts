import { logStatus } from "../clients/statusEvent.js";
import { lockClients } from "../db/locks.js";
import { prepared } from "../db/prepared.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { logEvents, type NewEvent } from "../events/store.js";
import type { CountedInterval } from "../measurements/countedInterval.js";
import { type Stored, storeBatch } from "../measurements/ingest.store.js";
import type { Interval } from "../measurements/intervals.js";
import { isCounted, KIND, type Reading } from "../measurements/reading.js";
import type { StoredBatch } from "../measurements/storedBatch.js";
import { findPlaces } from "../places/find.store.js";
import { staysOf } from "../places/stays.store.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import { instantOf, isClockNews, type Said, skewOf } from "./clock.rules.js";
import { knownClock, markHeard, noteOverlap, toKnownClock } from "./status.store.js";

const ALL = { kind: "all" } as const;

/** A batch on its way in. */
export interface Incoming {
  clientId: number;
  batchId: string;
  batch: StoredBatch;
  /** From the device itself: it was active until the batch ended. */
  live: boolean;
  /** The batch's times by the device's clock, if its end differs from the stored one. */
  said?: Said;
  now: number;
}

/** The result of a batch, with the skew of the device's clock. */
export interface Ingested extends Stored {
  /** As this batch shows it; null: it does not. */
  skew: number | null;
  /** As known before. */
  knownSkew: number | null;
}

/**
 * Stores a batch: readings, hours, the client's last activity and count, and the event about it. For
 * transactClients.
 * @throws PlatformError NOT_FOUND if the client is gone, CONFLICT as storeBatch
 */
export async function ingest(tx: Db, incoming: Incoming): Promise<Ingested> {
  const { clientId, batchId, batch, live, now } = incoming;
  const { said = { kind: "batch", newest: batch.to } } = incoming;
  await lockClients(tx, [clientId]);
  const { groups, lateGroups, clock, isMoved, ...client } = await ownersOf(tx, clientId, batch);
  const skew = live ? skewOf(said, clock, now) : null;
  const told = { skew, knownSkew: clock.skew };
  const stored = await storeBatch(tx, client, batchId, batch, now);
  if (stored.known !== null) return { ...stored, ...told };
  const counted = batch.readings.filter(isCounted);
  const lastCount = lastCountOf(counted, batch.intervals);
  if (live || lastCount !== null)
    await markHeard(
      tx,
      clientId,
      live
        ? { active: instantOf(said.newest, skew, now), counted: lastCount, clock: { said, skew } }
        : { active: null, counted: lastCount },
      now,
    );
  if (isClockNews(skew, clock.skew)) await logStatus(tx, clientId, now);
  if (stored.overlapSeconds > 0) await noteOverlap(tx, clientId, stored.overlapSeconds, now);
  const vehicles =
    counted.filter(({ kind }) => kind === KIND.vehicle).length +
    batch.intervals.reduce((sum, { kind, count }) => sum + (kind === KIND.vehicle ? count : 0), 0);
  const data = { clientId, from: batch.from, to: batch.to, vehicles };
  const untold = { clientId, from: null, to: null, vehicles: null };
  const late = lateGroups.length > 0 ? { groups: lateGroups, data: untold } : undefined;
  const events: NewEvent[] = [{ type: "client.measurement", clientId, audience: groups, data, late }];
  if (isMoved) events.push(...(await eventsOfPlaces(tx, clientId, batch)));
  await logEvents(tx, events, now);
  return { ...stored, ...told };
}

/**
 * Records the activity of a device whose batch is not stored, because its clock is too far off. For
 * transactClients.
 * @throws PlatformError NOT_FOUND if the client is gone
 */
export async function hearOnly(
  tx: Db,
  { clientId, said, now }: { clientId: number; said: Said; now: number },
): Promise<Pick<Ingested, "skew" | "knownSkew">> {
  await lockClients(tx, [clientId]);
  const clock = await knownClock(tx, clientId);
  const skew = skewOf(said, clock, now);
  const active = instantOf(said.newest, skew, now);
  await markHeard(tx, clientId, { active, counted: null, clock: { said, skew } }, now);
  if (isClockNews(skew, clock.skew)) await logStatus(tx, clientId, now);
  return { skew, knownSkew: clock.skew };
}

/** Time of the last counted road user. For an interval only its end is known to be an upper limit. */
function lastCountOf(counted: Reading[], intervals: CountedInterval[]): number | null {
  const ends = intervals.flatMap(({ to, count }) => (count > 0 ? [to] : []));
  const last = Math.max(counted.at(-1)?.timestamp ?? 0, ...ends);
  return last === 0 ? null : last;
}

const selectOwners = prepared((db: Db, value: Interval & { clientId: number }) =>
  db
    .selectFrom("client")
    .leftJoin("client_group", "client_group.client_id", "client.id")
    .leftJoin("user_group", "user_group.id", "client_group.group_id")
    .leftJoin("client_state", "client_state.client_id", "client.id")
    .select(["client_group.group_id", "client_group.since", "user_group.time_zone"])
    .select(["clock_skew_seconds", "state_said", "state_came", "batch_said", "batch_came"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("exclusion")
          .select("exclusion.id")
          .whereRef("exclusion.client_id", "=", "client.id")
          .where("exclusion.from_time", "<", value.to)
          .where("exclusion.to_time", ">", value.from),
      ).as("cut"),
    )
    .select(({ exists, selectFrom }) =>
      exists(selectFrom("stay").select("stay.id").whereRef("stay.client_id", "=", "client.id")).as("moved"),
    )
    .where("client.id", "=", value.clientId)
    .orderBy("client_group.group_id"),
);

/**
 * A client with its groups, ascending, the groups that came to it after a batch's beginning, the zone of its
 * first group, its clock's known skew, whether some of the batch's time is excluded, and whether it ever moved.
 */
async function ownersOf(tx: Db, clientId: number, { from, to }: Interval) {
  const { rows } = await selectOwners(tx, { clientId, from, to });
  if (rows.length === 0) throw notFound("client");
  const groups = rows.flatMap(({ group_id }) => (group_id === null ? [] : [group_id]));
  const lateGroups = rows.flatMap(({ group_id, since }) =>
    group_id !== null && since !== null && since > from ? [group_id] : [],
  );
  const isLeftOut = Boolean(rows[0]?.cut);
  const clock = toKnownClock(rows[0]);
  const isMoved = Boolean(rows[0]?.moved);
  const timeZone = rows[0]?.time_zone ?? DEFAULT_ZONE;
  return { id: clientId, groups, lateGroups, clock, timeZone, isLeftOut, isMoved };
}

/** A batch also changes the figures of the places where its device was at the time. */
async function eventsOfPlaces(tx: Db, clientId: number, { from, to }: Interval): Promise<NewEvent[]> {
  const stays = (await staysOf(tx, [clientId])).get(clientId) ?? [];
  const ids = stays
    .filter((stay) => stay.from < to && stay.to > from)
    .flatMap(({ placeId }) => placeId ?? []);
  const places = ids.length === 0 ? [] : await findPlaces(tx, ALL, ids);
  return places.map(({ id, groups }) => ({
    type: "client.measurement",
    clientId: id,
    audience: groups,
    data: { clientId: id, from: null, to: null, vehicles: null },
  }));
}
