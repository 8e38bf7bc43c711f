import type { PlaceRow } from "../../shared/clients/places";
import { stayPeriod } from "../../shared/clients/stayPeriod";
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
        .filter(({ clientId, from }) => (placeId === id || clientId === id) && (from ?? 0) < now)
        .map((stay) => {
          const { from, to } = stayPeriod(stay, now);
          return { name: placeId === id ? stay.guid : name, period: { from, to } };
        }),
    )
    .sort((one, other) => other.period.to - one.period.to);
}
