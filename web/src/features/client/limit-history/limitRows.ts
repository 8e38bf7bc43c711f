import type { SpeedLimitInput } from "../../../graphql/generated";
import { unixToWall, wallToUnix } from "../../../shared/interval/wallTime";
import { isSpeedLimit } from "../settings/limitRules";

/** A limit in force from an instant on, as typed; the first one is from ever. */
export type LimitRow = { key: number; from: string; speed: string };

type LimitFrom = { from: number | null; speedLimit: number };

export const rowsOf = (limits: readonly LimitFrom[], zone: string): LimitRow[] =>
  limits.map(({ from, speedLimit }, key) => ({
    key,
    from: from === null ? "" : unixToWall(from, zone),
    speed: String(speedLimit),
  }));

export type ReadLimits =
  /** All is entered; `order`: the rows' keys by their place in the input. */
  | { state: "whole"; input: SpeedLimitInput[]; order: number[] }
  /** Something is missing or no limit at all. */
  | { state: "open" }
  /** The last limit is not the one that is set: `last`, km/h. */
  | { state: "otherNow"; last: number };

/**
 * The typed limits in the order of time.
 * @param now the limit that is set, km/h: the last one has to be it
 */
export function readRows([first, ...others]: readonly LimitRow[], zone: string, now: number): ReadLimits {
  if (first === undefined || !isSpeedLimit(first.speed)) return { state: "open" };
  const later = others.map(({ key, from, speed }) => ({ key, from: wallToUnix(from, zone), speed }));
  if (later.some(({ from, speed }) => from === null || !isSpeedLimit(speed))) return { state: "open" };
  const rows = [
    { ...first, from: null },
    ...later.toSorted((one, other) => (one.from ?? 0) - (other.from ?? 0)),
  ];
  const last = Number(rows.at(-1)?.speed);
  if (last !== now) return { state: "otherNow", last };
  return {
    state: "whole",
    input: rows.map(({ from, speed }) => ({ from, speedLimit: Number(speed) })),
    order: rows.map(({ key }) => key),
  };
}

/** Each limit with the time in which it was in force; Unix seconds, null: from ever, or until now. */
export const spansOf = (limits: readonly LimitFrom[]) =>
  limits.map(({ from, speedLimit }, index) => ({
    from,
    until: limits[index + 1]?.from ?? null,
    speedLimit,
  }));
