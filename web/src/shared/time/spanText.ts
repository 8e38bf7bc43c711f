import { formatDate, formatDateTime, formatTime } from "./format";

/**
 * A stretch of time in words, in an IANA zone: whole local days as "11.05.2026 – 15.05.2026" with the last day, other
 * times with hours.
 * @param span [from, to), Unix seconds
 */
export function spanText({ from, to }: { from: number; to: number }, zone: string): string {
  const [first, last] = [formatDate(from, zone), formatDate(to - 1, zone)];
  if (isWholeDays({ from, to }, zone)) return first === last ? first : `${first} – ${last}`;
  const end = first === formatDate(to, zone) ? formatTime(to, zone) : formatDateTime(to, zone);
  return `${formatDateTime(from, zone)} – ${end}`;
}

/** True for a stretch of whole local days. */
export function isWholeDays({ from, to }: { from: number; to: number }, zone: string): boolean {
  const isStart = (unix: number) => formatDate(unix - 1, zone) !== formatDate(unix, zone);
  return to > from && isStart(from) && isStart(to);
}
