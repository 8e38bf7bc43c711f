import { speedLimitOf } from "../clients/metaData.rules.js";
import type { ClientRecord } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { limitsOfAll } from "../limit-history/limits.store.js";
import { asIf, type Limits, seenLimits } from "./speedLimits.rules.js";
import type { MeasuredClient } from "./statistics.store.js";

/**
 * The parts of clients and places that statistics need, small enough to be passed to another thread.
 * @param limit km/h: as if it had been in force all along
 */
export async function measuredClients(
  db: Db,
  clients: readonly ClientRecord[],
  limit?: number,
): Promise<MeasuredClient[]> {
  const limits = limit === undefined ? await limitsOfAll(db, clients) : null;
  return clients.map(({ id, timeZone, metaData, seenFrom, stretches }) =>
    asIf(
      {
        id,
        timeZone,
        speedLimit: speedLimitOf(metaData),
        limits: seenOrNull(limits?.get(id), seenFrom),
        seenFrom,
        stretches,
      },
      limit,
    ),
  );
}

/** The same of one. */
export async function measuredClient(db: Db, client: ClientRecord, limit?: number): Promise<MeasuredClient> {
  const [measured] = await measuredClients(db, [client], limit);
  if (!measured) throw new Error("A client is missing.");
  return measured;
}

const seenOrNull = (limits: Limits | undefined, seenFrom: number | null): Limits | null =>
  limits ? seenLimits(limits, seenFrom) : null;
