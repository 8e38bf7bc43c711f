import { isZone } from "../../../time/zone.js";
import type { Column } from "../understanding.js";
import { columnName } from "./columnName.js";
import { type Seen, withRole } from "./findings.js";

/** The zone of local times, possibly named by a column. */
export function zoneOf(columns: readonly Column[], timeZone: string): string {
  for (const { name } of withRole(columns, "time", "date", "clock")) {
    const { inBrackets, all } = columnName(name);
    const named =
      isZone(inBrackets) && inBrackets.includes("/") ? inBrackets : /\b(utc|gmt)\b/.test(all) ? "UTC" : null;
    if (named !== null) return named;
  }
  return timeZone;
}

/** True if there are times without an offset. */
export function needsZone({ columns, profiles }: Seen): boolean {
  return withRole(columns, "time", "date", "to").some(({ index, timeForm }) => {
    const profile = profiles[index];
    if (timeForm === "unix" || timeForm === "unixMs" || !profile) return false;
    return profile.times.instant < profile.filled;
  });
}
