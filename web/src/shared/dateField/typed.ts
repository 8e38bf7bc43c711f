import { readClock } from "../time/clock";

/** Format: a day, or a day and a 24-hour time. */
export type Form = "date" | "dateTime";

const shape =
  /^(?:(\d{1,2})\s*\.\s*(\d{1,2})\s*\.\s*(\d{4})|(\d{4})-(\d\d)-(\d\d))(?:(?:\s*,\s*|\s+|T)(\S+))?$/;

const two = (part: number) => String(part).padStart(2, "0");

/**
 * Reads typed text, "5.3.2026 7:05" or "2026-03-05T07:05", as the wall time "2026-03-05T07:05" (a day:
 * "2026-03-05"; seconds are kept). A day without a time is its midnight. Null for anything else, including
 * other countries' formats.
 */
export function readTyped(text: string, form: Form): string | null {
  const [, day, month, year, isoYear, isoMonth, isoDay, time] = shape.exec(text.trim()) ?? [];
  const [y, m, d] = [year ?? isoYear, month ?? isoMonth, day ?? isoDay].map(Number);
  if (y === undefined || m === undefined || d === undefined || Number.isNaN(y)) return null;
  const date = `${y}-${two(m)}-${two(d)}`;
  const known = new Date(Date.UTC(y, m - 1, d));
  if (y < 1900 || known.toISOString().slice(0, 10) !== date) return null;
  if (form === "date") return time === undefined ? date : null;
  // "24:00" would be read as the midnight at which the day begins, not the one at which it ends.
  const clock = time === undefined ? "00:00" : time.startsWith("24") ? null : readClock(time);
  return clock === null ? null : `${date}T${clock}`;
}

/** A wall time in the usual format: "05.03.2026 07:05"; empty if there is none. */
export function shownTyped(wall: string): string {
  const [date = "", time] = wall.split("T");
  const [year, month, day] = date.split("-");
  if (year === undefined || month === undefined || day === undefined) return "";
  return `${day}.${month}.${year}${time === undefined ? "" : ` ${time}`}`;
}
