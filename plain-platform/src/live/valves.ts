import { secondsOfDay, weekDayOf } from "../figures/localTime.js";
import { isObject } from "../json.js";
import type { Client, ScheduleRow } from "../store/records.js";
import type { Store } from "../store/store.js";

/** True if a schedule has its valves open at an instant (Unix seconds), by local clocks. */
export function scheduledOpen(schedule: readonly ScheduleRow[], instant: number): boolean {
  const second = secondsOfDay(instant);
  const today = weekDayOf(instant);
  const yesterday = (today + 6) % 7;
  return schedule.some(({ start_time, end_time, weekDays }) => {
    if (end_time > start_time) return weekDays[today] && second >= start_time && second < end_time;
    return (weekDays[today] && second >= start_time) || (weekDays[yesterday] && second < end_time);
  });
}

/** True if a valve should be open at an instant, by its mode and its bundle's schedule. */
export function orderedOpen(store: Store, client: Client, instant: number): boolean {
  const { _zalivalnik } = client.metaData;
  const mode = isObject(_zalivalnik) ? _zalivalnik.mode : "schedule";
  if (mode === "manualOn" || mode === "manualOff") return mode === "manualOn";
  const bundles = store.bundles.all().filter(({ clients }) => clients.includes(client.id));
  return bundles.some(({ schedule }) => scheduledOpen(schedule, instant));
}
