import type { ScheduleRow } from "../model/schedule.js";
import { type DemoGroup, presernovGaj, tivoli } from "./accounts.js";

const EVERY_DAY = [true, true, true, true, true, true, true];
const WORKDAYS = [true, true, true, true, true, false, false];

/** A row from "HH:mm" to "HH:mm" of the local clock. */
function row(start: string, end: string, weekDays = EVERY_DAY): ScheduleRow {
  const seconds = (time: string): number => Number(time.slice(0, 2)) * 3600 + Number(time.slice(3, 5)) * 60;
  return { start_time: seconds(start), end_time: seconds(end), weekDays };
}

/** Ten minutes from every second full hour. */
const everySecondHour: readonly ScheduleRow[] = Array.from({ length: 12 }, (_, index) => ({
  start_time: index * 7200,
  duration: 600,
  weekDays: EVERY_DAY,
}));

/** Valves that share a schedule. */
export interface DemoBundle {
  group: DemoGroup;
  name: string;
  serialNumbers: readonly string[];
  schedule: readonly ScheduleRow[];
}

/** The bundles of valves in both parks. */
export const demoBundles: readonly DemoBundle[] = [
  {
    group: tivoli,
    name: "Drevored",
    serialNumbers: ["OB-2601", "OB-2604"],
    schedule: [row("05:00", "05:40"), row("21:00", "21:30")],
  },
  {
    group: tivoli,
    name: "Vrtnice",
    serialNumbers: ["OB-2602", "OB-2605"],
    schedule: [row("05:40", "06:20"), row("21:30", "22:00", WORKDAYS)],
  },
  {
    group: tivoli,
    name: "Trata in meglilke",
    serialNumbers: ["OB-2603", "OB-2606"],
    schedule: everySecondHour,
  },
  {
    group: presernovGaj,
    name: "Grede",
    serialNumbers: ["OB-2611"],
    schedule: [row("04:30", "05:00"), row("22:45", "00:15", WORKDAYS)],
  },
];
