import { TZDate } from "@date-fns/tz";

const UNIX = /^\d{1,12}$/;
const LOCAL = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?)?$/;
const WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/;

/** True if a text is a day, a local time, a time with its offset, or Unix seconds. */
export function isInstant(text) {
  if (UNIX.test(text)) return true;
  if (WITH_OFFSET.test(text)) return !Number.isNaN(Date.parse(text));
  // A calendar would turn a day that doesn't exist, such as 31 April, into the next.
  return LOCAL.test(text) && new TZDate(...partsOf(text), "UTC").toISOString().startsWith(text);
}

/**
 * The instant of a text, Unix seconds. Days and times without an offset are read by the zone's clock. Times
 * skipped in spring mean as much later: a day without midnight begins with its first second.
 * @param text accepted by isInstant
 */
export function instantOf(text, timeZone) {
  if (UNIX.test(text)) return Number(text);
  const time = WITH_OFFSET.test(text) ? Date.parse(text) : new TZDate(...partsOf(text), timeZone).getTime();
  return Math.floor(time / 1000);
}

function partsOf(text) {
  const [year, month, day, ...time] = LOCAL.exec(text)
    .slice(1)
    .map((part = "0") => Number(part));
  return [year, month - 1, day, ...time];
}

/** 2026-10-01 00:00, by the zone's clock. */
export function localText(instant, timeZone) {
  return new TZDate(instant * 1000, timeZone).toISOString().slice(0, 16).replace("T", " ");
}
