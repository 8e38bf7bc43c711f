import type { Period } from "../../../shared/interval/resolveInterval";

const day = 86_400;
/** Seconds: 31 days, which may be an hour longer by the clock. */
export const longestHistory = 31 * day + 3600;
/** Seconds: how far plans are told. */
const farthest = 8 * day + 3600;

/** Why the portal tells no history of a period in Unix seconds; null where it does. */
export function periodFault({ from, to }: Period, now: number): "tooLong" | "tooFarAhead" | null {
  if (to - from > longestHistory) return "tooLong";
  return to - now > farthest ? "tooFarAhead" : null;
}
