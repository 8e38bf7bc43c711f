import { TZDate } from "@date-fns/tz";
import { intOrNull, tolerate } from "./decode.js";

/** Seconds reach it in the year 5138, milliseconds reached it in 1973. */
export const MILLISECONDS_FROM = 1e11;

/** Of a platform that names none, as of its clients. */
const DEFAULT_TIME_ZONE = "Europe/Ljubljana";

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?$/;

/**
 * An instant in whole Unix seconds, also where it comes as text, in milliseconds or in the form of ISO 8601: a local day
 * or time of the zone where it names no offset. Null where there is none.
 */
export function instantOrNull(value: unknown, field: string, timeZone?: string | null): number | null {
  if (typeof value === "string" && value.includes("-", 1))
    return tolerate(field, ofIso(value.trim(), timeZone ?? DEFAULT_TIME_ZONE));
  const read = intOrNull(value, field);
  return read === null || Math.abs(read) < MILLISECONDS_FROM
    ? read
    : tolerate(field, Math.floor(read / 1000));
}

function ofIso(text: string, timeZone: string): number | null {
  const written = Date.parse(text);
  if (Number.isNaN(written)) return null;
  const [, year = 0, month = 1, day = 1, ...clock] = (LOCAL.exec(text) ?? []).map((part) =>
    Number(part ?? 0),
  );
  const [hour = 0, minute = 0, second = 0] = clock;
  const instant =
    year === 0 ? written : new TZDate(year, month - 1, day, hour, minute, second, timeZone).getTime();
  return Number.isFinite(instant) ? Math.floor(instant / 1000) : null;
}
