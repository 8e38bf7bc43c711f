import type { Db } from "../db/tables.js";
import { unpackAnyKind } from "../measurements/coverage.js";
import { clip, type Interval } from "../measurements/intervals.js";
import type { Period } from "../measurements/periodHour.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import { addCovered, addUp, daysWithin, type FleetCompleteness } from "./completeness.rules.js";
import { clientsHeard, otherHours, wholeHours } from "./heard.store.js";

/**
 * The heard share of a period for all clients, by local day of DEFAULT_ZONE and by client. Exact to the
 * second, computed only from the coverage of stored hours.
 * @param now nothing is expected after it
 */
export async function readFleetCompleteness(
  db: Db,
  period: Period,
  now: number,
): Promise<FleetCompleteness & { timeZone: string }> {
  const days = daysWithin(DEFAULT_ZONE, period);
  const past: Interval = { from: period.start, to: Math.max(period.start, Math.min(period.end, now)) };
  const heard = [];
  for await (const clients of clientsHeard(db)) {
    const covered = new Map(clients.map(({ id }): [number, number[]] => [id, []]));
    for (const { clientId, index, seconds } of await wholeHours(db, [...covered.keys()], past)) {
      const own = covered.get(clientId) ?? [];
      own[index] = (own[index] ?? 0) + seconds;
    }
    for (const { clientId, start, coverage } of await otherHours(db, [...covered.keys()], past))
      for (const interval of unpackAnyKind(coverage, start))
        addCovered(covered.get(clientId) ?? [], days, clip(interval, past.from, past.to));
    for (const client of clients) heard.push({ ...client, covered: covered.get(client.id) ?? [] });
  }
  return { timeZone: DEFAULT_ZONE, ...addUp(days, heard, past.to) };
}
