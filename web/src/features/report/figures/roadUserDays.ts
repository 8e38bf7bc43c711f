import { TZDate } from "@date-fns/tz";
import { startOfDay } from "date-fns";
import type { CountPoint } from "../../../shared/chart/measurement";

/** Pedestrians and cyclists of one local day; null if no hour of it was reported, or they are unknown. */
export type RoadUserDay = { date: number; cyclists: number | null; pedestrians: number | null };

const add = (sum: number | null, value: number | null) => (value === null ? sum : (sum ?? 0) + value);

/** Adds up hours by local day in `zone`; `date` is its midnight (Unix seconds). */
export function roadUserDays(
  cyclists: readonly CountPoint[] | null,
  pedestrians: readonly CountPoint[] | null,
  zone: string,
): RoadUserDay[] {
  const days = new Map<number, RoadUserDay>();
  const dayOf = (time: number): RoadUserDay => {
    const date = startOfDay(new TZDate(time * 1000, zone)).getTime() / 1000;
    const day = days.get(date) ?? { date, cyclists: null, pedestrians: null };
    days.set(date, day);
    return day;
  };
  for (const { time, value } of cyclists ?? []) {
    const day = dayOf(time);
    day.cyclists = add(day.cyclists, value);
  }
  for (const { time, value } of pedestrians ?? []) {
    const day = dayOf(time);
    day.pedestrians = add(day.pedestrians, value);
  }
  return [...days.values()].sort((a, b) => a.date - b.date);
}
