import { tzOffset } from "@date-fns/tz";
import { unixToWall } from "../interval/wallTime";
import { formatDate, formatTime } from "../time/format";
import type { ChartContext } from "./chartContext";

const hour = 3600;

/** In autumn one hour occurs twice on the clock; says which of the two contains this instant. */
function doubledPart(unix: number, zone: string): "first" | "second" | null {
  const wall = unixToWall(unix, zone);
  if (unixToWall(unix + hour, zone) === wall) return "first";
  return unixToWall(unix - hour, zone) === wall ? "second" : null;
}

/** "21.11.2026 14:00–15:00" for the hour from `unix` on, clipped to the period; a doubled hour says which. */
export function hourLabel(unix: number, period: { from: number; to: number }, context: ChartContext): string {
  const { zone, t } = context;
  const from = Math.max(unix, period.from);
  const to = Math.min(unix + hour, period.to);
  const text = `${formatDate(unix, zone)} ${formatTime(from, zone)}–${formatTime(to, zone)}`;
  const part = doubledPart(unix, zone);
  if (part === null) return text;
  return `${text} (${t(part === "first" ? "summerTime" : "winterTime")})`;
}

/** "14:00"; "02:00 (+1)", with the clock's offset, in a doubled hour. */
export function clockTime(unix: number, zone: string): string {
  const time = formatTime(unix, zone);
  if (doubledPart(unix, zone) === null) return time;
  const offset = tzOffset(zone, new Date(unix * 1000)) / 60;
  return `${time} (${offset < 0 ? "" : "+"}${offset})`;
}

/** "21.11." at a local midnight, the time at others. */
export function timeTick(unix: number, zone: string): string {
  return formatTime(unix, zone) === "00:00" ? formatDate(unix, zone).slice(0, 6) : clockTime(unix, zone);
}

/** "21.11.2026 06:00–06:30", or with both days if it ends on another day. */
export function spanLabel(from: number, to: number, zone: string): string {
  const [first, last] = [formatDate(from, zone), formatDate(to, zone)];
  const end = clockTime(to, zone);
  return `${first} ${clockTime(from, zone)}–${first === last ? end : `${last} ${end}`}`;
}
