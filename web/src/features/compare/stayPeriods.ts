import type { PlaceRow } from "../../shared/clients/places";
import { longestPeriod } from "../../shared/interval/interval";
import type { Period } from "../../shared/interval/resolveInterval";

/** A time without moves at a location: who was there, or where the device was. */
export type StayPeriod = { name: string; period: Period };

/**
 * The stays at a place, or those of a device, latest first; none where nobody moved anything. One that began
 * nobody knows when, or is longer than a period may be, is there with its last part.
 * @param now Unix seconds
 */
export function stayPeriods(id: string, places: readonly PlaceRow[], now: number): StayPeriod[] {
  return places
    .flatMap(({ id: placeId, name, stays }) =>
      (stays?.list ?? [])
        .filter(({ clientId }) => placeId === id || clientId === id)
        .map(({ guid, from, until }) => {
          const to = Math.min(until ?? now, now);
          const period = { from: Math.max(from ?? 0, to - longestPeriod), to };
          return { name: placeId === id ? guid : name, period };
        }),
    )
    .filter(({ period }) => period.from < period.to)
    .sort((one, other) => other.period.to - one.period.to);
}
