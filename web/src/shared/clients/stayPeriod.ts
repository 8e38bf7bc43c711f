import { longestPeriod } from "../interval/interval";
import type { Period } from "../interval/resolveInterval";

/** When a stay was; null: its beginning is unknown, or it lasts. Unix seconds. */
export type StayTimes = { from: number | null; until: number | null };

/** Period of a stay until `now` at most; of one that is longer than the API answers, or of unknown beginning, the last part. */
export function stayPeriod({ from, until }: StayTimes, now: number): Period & { isCut: boolean } {
  const to = until ?? Math.max(now, (from ?? 0) + 60);
  const first = to - longestPeriod;
  const isCut = from === null || from < first;
  return { from: isCut ? first : from, to, isCut };
}

/** True if a stay has a part in a period. */
export const isWithin = ({ from, until }: StayTimes, period: Period): boolean =>
  (from ?? 0) < period.to && (until === null || period.from < until);
