import { logStatus } from "../clients/statusEvent.js";
import { lockClients } from "../db/locks.js";
import { insertsTogether } from "../db/postgres/insertsTogether.js";
import { ofEach, prepared } from "../db/prepared.js";
import type { ReadingBatchTable, ReadingHourTable } from "../db/tables/measurements.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { EVENT_ROWS, eventRows, logEvents, type NewEvent } from "../events/store.js";
import type { CountedInterval } from "../measurements/countedInterval.js";
import { HOUR_ROWS } from "../measurements/hourBuffer.js";
import {
  BATCH_ROWS,
  type Ordinary,
  rowsOfOrdinary,
  type Stored,
  storeBatch,
} from "../measurements/ingest.store.js";
import type { Interval } from "../measurements/intervals.js";
import { isCounted, KIND, type Reading } from "../measurements/reading.js";
import type { StoredBatch } from "../measurements/storedBatch.js";
import { storedOf } from "../measurements/storedOf.store.js";
import { findPlaces } from "../places/find.store.js";
import { staysOf } from "../places/stays.store.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import { instantOf, isClockNews, type KnownClock, type Said, skewOf } from "./clock.rules.js";
import {
  HEARD_ROWS,
  type Heard,
  type HeardRow,
  heardRow,
  knownClock,
  markHeard,
  noteOverlap,
  toKnownClock,
} from "./status.store.js";

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
  const { clientId, batchId, batch, now } = incoming;
  await lockClients(tx, [clientId]);
  const { from, to } = batch;
  const owners = ownersOf((await ownersOfOne(tx, { clientId, from, to })).rows, incoming);
  if (!owners) throw notFound("client");
  const told = skewsOf(incoming, owners);
  const stored = await storeBatch(tx, owners, batchId, batch, now);
  if (stored.known !== null) return { ...stored, ...told };
  const heard = heardOf(incoming, told.skew);
  if (heard) await markHeard(tx, clientId, heard, now);
  await noteNews(tx, incoming, { ...stored, ...told });
  const events = [eventOf(incoming, owners)];
  if (owners.isMoved) events.push(...(await eventsOfPlaces(tx, clientId, batch)));
  await logEvents(tx, events, now);
  return { ...stored, ...told };
}

/**
 * As `ingest`, for batches that came together, in a transaction of few statements. On PostgreSQL, for
 * transactClients.
 * @returns a result each; null: nothing was done with this one, which is not ordinary, and to be stored by
 * itself
 */
export async function ingestTogether(tx: Db, all: Incoming[]): Promise<(Ingested | null)[]> {
  await lockClients(
    tx,
    all.map(({ clientId }) => clientId),
  );
  const results = new Map<Incoming, Ingested>();
  const batches: ReadingBatchTable[] = [];
  const hours: ReadingHourTable[] = [];
  const heard: HeardRow[] = [];
  const events: NewEvent[] = [];
  for (const ordinary of await ordinaryOf(tx, all)) {
    const { incoming, client } = ordinary;
    const { batchRow, hourRows, stored } = rowsOfOrdinary(ordinary);
    const result = { ...stored, ...skewsOf(incoming, client) };
    results.set(incoming, result);
    batches.push(batchRow);
    hours.push(...hourRows);
    const signs = heardOf(incoming, result.skew);
    if (signs) heard.push(heardRow(incoming.clientId, signs, incoming.now));
    events.push(eventOf(incoming, client));
  }
  const now = Math.max(...all.map((one) => one.now));
  if (batches.length > 0) await insertAll(tx, [batches, hours, heard, eventRows(events, now)], { now });
  for (const [incoming, result] of results) await noteNews(tx, incoming, result);
  return all.map((incoming) => results.get(incoming) ?? null);
}

const insertAll = insertsTogether([BATCH_ROWS, HOUR_ROWS, HEARD_ROWS, EVENT_ROWS]);

interface OrdinaryIncoming extends Ordinary {
  incoming: Incoming;
  client: Owners;
}

/** Those of some batches that need nothing beside the ordinary: the first one of each such client. */
async function ordinaryOf(tx: Db, all: Incoming[]): Promise<OrdinaryIncoming[]> {
  const first = [...new Map(all.toReversed().map((one) => [one.clientId, one])).values()];
  const from = Math.min(...first.map(({ batch }) => batch.from));
  const to = Math.max(...first.map(({ batch }) => batch.to));
  const ids = first.map(({ clientId }) => clientId);
  const rows = new Map<number, OwnerRow[]>(ids.map((id) => [id, []]));
  for (const row of (await ownersOfAll(tx, { ids, from, to })).rows) rows.get(row.id)?.push(row);
  const stored = await storedOf(tx, first);
  return first.flatMap((incoming) => {
    const { clientId, batchId, batch, now } = incoming;
    const client = ownersOf(rows.get(clientId) ?? [], incoming);
    const { hours = [], isKnown, isSettled } = stored.get(clientId) ?? {};
    const isOrdinary = client && !client.isLeftOut && !client.isMoved && !isKnown;
    return isOrdinary && !(batch.late && isSettled)
      ? [{ incoming, client, batchId, batch, received: now, hours }]
      : [];
  });
}

const saidOf = ({ said, batch }: Incoming): Said => said ?? { kind: "batch", newest: batch.to };

function skewsOf(incoming: Incoming, { clock }: Owners): Pick<Ingested, "skew" | "knownSkew"> {
  const { live, now } = incoming;
  return { skew: live ? skewOf(saidOf(incoming), clock, now) : null, knownSkew: clock.skew };
}

/** What a stored batch tells of its client's activity; null: nothing. */
function heardOf(incoming: Incoming, skew: number | null): Heard | null {
  const { batch, live, now } = incoming;
  const counted = lastCountOf(batch.readings.filter(isCounted), batch.intervals);
  if (!live) return counted === null ? null : { active: null, counted };
  const said = saidOf(incoming);
  return { active: instantOf(said.newest, skew, now), counted, clock: { said, skew } };
}

/** Notes what a stored batch shows of its device: another clock than before, time that it had told already. */
async function noteNews(tx: Db, { clientId, now }: Incoming, found: Ingested): Promise<void> {
  if (isClockNews(found.skew, found.knownSkew)) await logStatus(tx, clientId, now);
  if (found.overlapSeconds > 0) await noteOverlap(tx, clientId, found.overlapSeconds, now);
}

function eventOf({ clientId, batch }: Incoming, { groups, lateGroups }: Owners): NewEvent {
  const vehicles =
    batch.readings.filter((reading) => isCounted(reading) && reading.kind === KIND.vehicle).length +
    batch.intervals.reduce((sum, { kind, count }) => sum + (kind === KIND.vehicle ? count : 0), 0);
  const data = { clientId, from: batch.from, to: batch.to, vehicles };
  const untold = { clientId, from: null, to: null, vehicles: null };
  const late = lateGroups.length > 0 ? { groups: lateGroups, data: untold } : undefined;
  return { type: "client.measurement", clientId, audience: groups, data, late };
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

/** The rows of clients, one for each of their groups, ascending. */
const ownerRows = (db: Db, value: Interval) =>
  db
    .selectFrom("client")
    .leftJoin("client_group", "client_group.client_id", "client.id")
    .leftJoin("user_group", "user_group.id", "client_group.group_id")
    .leftJoin("client_state", "client_state.client_id", "client.id")
    .select(["client.id", "client_group.group_id", "client_group.since", "user_group.time_zone"])
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
    .orderBy("client_group.group_id");

type OwnerRow = Awaited<ReturnType<ReturnType<typeof ownerRows>["execute"]>>[number];

const ownersOfOne = prepared((db: Db, value: Interval & { clientId: number }) =>
  ownerRows(db, value).where("client.id", "=", value.clientId),
);

const ownersOfAll = prepared((db: Db, value: Interval & { ids: number[] }) =>
  ofEach(db, value.ids, "integer", (id) => ownerRows(db, value).where("client.id", "=", id)),
);

/** A batch's client. */
interface Owners {
  id: number;
  /** Ascending. */
  groups: number[];
  /** Those of them that got the client after the batch's beginning. */
  lateGroups: number[];
  clock: KnownClock;
  /** Of its first group. */
  timeZone: string;
  /** Whether some of the time that was asked for is excluded. */
  isLeftOut: boolean;
  /** Whether it ever moved. */
  isMoved: boolean;
}

/** A batch's client, by its rows; null if it is gone. */
function ownersOf(rows: OwnerRow[], { clientId, batch: { from } }: Incoming): Owners | null {
  if (rows.length === 0) return null;
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
