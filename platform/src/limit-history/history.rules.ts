import { EVER } from "../measurements/intervals.js";
import { type LimitFrom, type Limits, limitAt } from "../measurements/speedLimits.rules.js";
import type { Stay } from "../places/stays.rules.js";

/** A history without entries that change nothing. @param entries by their beginning, the first from ever */
export function joined([first, ...others]: Limits): Limits {
  const list: [LimitFrom, ...LimitFrom[]] = [first];
  for (const entry of others) if (entry.speedLimit !== list.at(-1)?.speedLimit) list.push(entry);
  return list;
}

/** A history with another limit from an instant on. */
export function withLimit(limits: Limits, from: number, speedLimit: number): Limits {
  const [first, ...others] = limits;
  if (from <= first.from) return [{ from: EVER.from, speedLimit }];
  return joined([first, ...others.filter((entry) => entry.from < from), { from, speedLimit }]);
}

/** The limits of a device that moved: at each time those of the place where it stood. */
export function limitsAlong(
  stays: readonly Stay[],
  limitsAt: (placeId: number | null) => Limits,
): Limits | null {
  const entries = stays.flatMap(({ placeId, from, to }): LimitFrom[] => {
    const limits = limitsAt(placeId);
    const inside = limits.filter((entry) => entry.from > from && entry.from < to);
    return [{ from, speedLimit: limitAt(limits, from) }, ...inside];
  });
  const [first, ...others] = entries;
  return first ? joined([first, ...others]) : null;
}
