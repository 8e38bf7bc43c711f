import type { LocalTime } from "./localTime.js";

export type RhythmName = "commuter" | "school" | "industrial" | "tourist" | "leisure";

/** Relative traffic of the 24 local hours; only the shape counts. */
type Hours = readonly number[];

interface Rhythm {
  workday: Hours;
  saturday: Hours;
  sunday: Hours;
  /** A Saturday's and a Sunday's traffic, relative to a workday's. */
  saturdayTotal: number;
  sundayTotal: number;
  /** How much July exceeds (and January falls below) the year's mean. */
  summer: number;
}

const calmSaturday: Hours = [
  8, 5, 3, 2, 3, 6, 12, 20, 33, 48, 58, 60, 56, 54, 56, 58, 58, 56, 52, 44, 34, 26, 19, 12,
];
const flatSunday: Hours = [
  9, 6, 4, 3, 3, 4, 7, 13, 25, 40, 50, 52, 44, 44, 50, 54, 56, 56, 50, 42, 32, 23, 15, 9,
];

const rhythms: Record<RhythmName, Rhythm> = {
  commuter: {
    workday: [5, 3, 2, 2, 6, 28, 72, 100, 66, 50, 47, 49, 52, 55, 74, 99, 104, 82, 60, 44, 31, 21, 14, 8],
    saturday: calmSaturday,
    sunday: flatSunday,
    saturdayTotal: 0.74,
    sundayTotal: 0.58,
    summer: 0.05,
  },
  school: {
    workday: [2, 1, 1, 1, 3, 12, 50, 112, 58, 34, 32, 38, 58, 84, 82, 80, 72, 58, 46, 34, 22, 14, 8, 4],
    saturday: calmSaturday,
    sunday: flatSunday,
    saturdayTotal: 0.55,
    sundayTotal: 0.45,
    summer: -0.12,
  },
  industrial: {
    workday: [4, 3, 3, 5, 16, 74, 84, 78, 66, 64, 64, 62, 62, 82, 92, 84, 60, 40, 26, 18, 14, 16, 20, 9],
    saturday: calmSaturday,
    sunday: flatSunday,
    saturdayTotal: 0.38,
    sundayTotal: 0.22,
    summer: 0,
  },
  tourist: {
    workday: [4, 2, 2, 2, 4, 14, 40, 58, 60, 68, 78, 80, 78, 78, 82, 88, 88, 78, 66, 52, 38, 28, 18, 9],
    saturday: calmSaturday,
    sunday: flatSunday,
    saturdayTotal: 1.12,
    sundayTotal: 1.06,
    summer: 0.38,
  },
  leisure: {
    workday: [1, 0.5, 0.3, 0.3, 1, 5, 18, 38, 28, 26, 30, 34, 34, 36, 46, 66, 78, 74, 56, 38, 22, 11, 5, 2],
    saturday: calmSaturday,
    sunday: flatSunday,
    saturdayTotal: 1.15,
    sundayTotal: 1.1,
    summer: 0.55,
  },
};

/** Public holidays of Slovenia on fixed dates (day.month), with the traffic of Sundays. */
const holidays = new Set([
  "1.1",
  "2.1",
  "8.2",
  "27.4",
  "1.5",
  "2.5",
  "25.6",
  "15.8",
  "31.10",
  "1.11",
  "25.12",
  "26.12",
]);

const sum = (hours: Hours): number => hours.reduce((total, hour) => total + hour, 0);

/** Value of a curve through the middles of its 24 hours, linear between them, closed over midnight. */
function along(hours: Hours, hour: number): number {
  const place = (hour + 23.5) % 24;
  const index = Math.floor(place);
  const share = place - index;
  return (hours[index] ?? 0) * (1 - share) + (hours[(index + 1) % 24] ?? 0) * share;
}

/** Mean traffic per hour at this local time, as a share of a workday's total. */
export function shareOfDay(name: RhythmName, at: LocalTime): number {
  const rhythm = rhythms[name];
  const sunday = at.weekday === 6 || holidays.has(`${at.dayOfMonth}.${at.month}`);
  const [hours, total] = sunday
    ? [rhythm.sunday, rhythm.sundayTotal]
    : at.weekday === 5
      ? [rhythm.saturday, rhythm.saturdayTotal]
      : [rhythm.workday, 1];
  const yearShare = (at.month - 1 + at.dayOfMonth / 31) / 12;
  const season = 1 - rhythm.summer * Math.cos(2 * Math.PI * (yearShare - 1 / 24));
  return ((along(hours, at.hour) * total) / sum(hours)) * season;
}
