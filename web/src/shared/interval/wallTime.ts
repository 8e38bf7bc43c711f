import { tzOffset } from "@date-fns/tz";
import { formatIsoDate, formatTime } from "../time/format";

const shape = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?/;

/**
 * Unix seconds of a datetime-local value ("2026-03-29T02:30") in an IANA zone; null if it is invalid. A time
 * that spring skips moves on by the gap; of autumn's doubled times it is the first.
 */
export function wallToUnix(wall: string, zone: string): number | null {
  const parts = shape.exec(wall);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  if (!Number.isFinite(asUtc)) return null;
  const before = tzOffset(zone, new Date(asUtc - 86_400_000));
  const after = tzOffset(zone, new Date(asUtc + 86_400_000));
  const candidates = [before, after]
    .map((offset) => ({ instant: asUtc - offset * 60_000, offset }))
    .filter(({ instant, offset }) => tzOffset(zone, new Date(instant)) === offset)
    .map(({ instant }) => instant);
  const instant = candidates.length > 0 ? Math.min(...candidates) : asUtc - before * 60_000;
  return Math.floor(instant / 1000);
}

/** Datetime-local value of an instant in Unix seconds, to the minute. */
export const unixToWall = (unix: number, zone: string): string =>
  `${formatIsoDate(unix, zone)}T${formatTime(unix, zone)}`;
