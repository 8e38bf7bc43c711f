import { TZDate } from "@date-fns/tz";
import { addDays, isWeekend } from "date-fns";

/** The local midnight after this one. Unix seconds. */
export const nextMidnight = (midnight: number, zone: string): number =>
  addDays(new TZDate(midnight * 1000, zone), 1).getTime() / 1000;

export const isOnWeekend = (unix: number, zone: string): boolean => isWeekend(new TZDate(unix * 1000, zone));

/** What a period leaves out of a local day: where it begins after midnight, or ends before the next. Unix seconds. */
export function cutsOfDay(
  midnight: number,
  { from, to }: { from: number; to: number },
  zone: string,
): { from: number | null; to: number | null } {
  return {
    from: from > midnight ? from : null,
    to: to < nextMidnight(midnight, zone) ? to : null,
  };
}
