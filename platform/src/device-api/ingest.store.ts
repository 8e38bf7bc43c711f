import { lockClients } from "../db/locks.js";
import { prepared } from "../db/prepared.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { logEvents } from "../events/store.js";
import type { CountedInterval } from "../measurements/countedInterval.js";
import { type Stored, storeBatch } from "../measurements/ingest.store.js";
import type { Interval } from "../measurements/intervals.js";
import { isCounted, KIND, type Reading } from "../measurements/reading.js";
import type { StoredBatch } from "../measurements/storedBatch.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import { markHeard, noteOverlap } from "./status.store.js";

/** A batch on its way in. */
export interface Incoming {
  clientId: number;
  batchId: string;
  batch: StoredBatch;
  /** From the device itself: it was active until the batch ended. */
  live: boolean;
  now: number;
}

/**
 * Takes in a batch: readings, hours, the client's last activity and count, and the event about it. For transactClients.
 * @throws PlatformError NOT_FOUND where the client is gone, CONFLICT as storeBatch
 */
export async function ingest(tx: Db, { clientId, batchId, batch, live, now }: Incoming): Promise<Stored> {
  await lockClients(tx, [clientId]);
  const { groups, ...client } = await ownersOf(tx, clientId, batch);
  const stored = await storeBatch(tx, client, batchId, batch);
  if (stored.known !== null) return stored;
  const counted = batch.readings.filter(isCounted);
  const lastCount = lastCountOf(counted, batch.intervals);
  if (live || lastCount !== null)
    await markHeard(tx, clientId, { active: live ? batch.to : null, counted: lastCount }, now);
  if (stored.overlapSeconds > 0) await noteOverlap(tx, clientId, stored.overlapSeconds, now);
  const vehicles =
    counted.filter(({ kind }) => kind === KIND.vehicle).length +
    batch.intervals.reduce((sum, { kind, count }) => sum + (kind === KIND.vehicle ? count : 0), 0);
  const data = { clientId, from: batch.from, to: batch.to, vehicles };
  await logEvents(tx, [{ type: "client.measurement", clientId, audience: groups, data }], now);
  return stored;
}

/** When the last road user was counted: of an interval nobody knows more than that it was before its end. */
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
    .select(["client_group.group_id", "user_group.time_zone"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("exclusion")
          .select("exclusion.id")
          .whereRef("exclusion.client_id", "=", "client.id")
          .where("exclusion.from_time", "<", value.to)
          .where("exclusion.to_time", ">", value.from),
      ).as("cut"),
    )
    .where("client.id", "=", value.clientId)
    .orderBy("client_group.group_id"),
);

/** A client with its groups, ascending, the zone of the first of them, and whether some of a batch's time is left out. */
async function ownersOf(tx: Db, clientId: number, { from, to }: Interval) {
  const { rows } = await selectOwners(tx, { clientId, from, to });
  if (rows.length === 0) throw notFound("client");
  const groups = rows.flatMap(({ group_id }) => (group_id === null ? [] : [group_id]));
  const isLeftOut = Boolean(rows[0]?.cut);
  return { id: clientId, groups, timeZone: rows[0]?.time_zone ?? DEFAULT_ZONE, isLeftOut };
}
