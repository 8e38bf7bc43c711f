import type { DailyTrafficFiguresFragment } from "../../../graphql/generated";

const day = 86_400;
/** 2026-07-01 00:00 in Ljubljana. */
const first = 1_782_856_800;

/** Mean daily traffic of five days in July, two of which are left out; pass what matters. */
export const dailyTraffic = (
  part: Partial<DailyTrafficFiguresFragment> = {},
): DailyTrafficFiguresFragment => ({
  average: { vehicles: 1234.5, days: 3 },
  byDayType: [
    { dayType: "WORKING_DAY", vehicles: 1500.25, days: 2 },
    { dayType: "SATURDAY", vehicles: 703, days: 1 },
    { dayType: "SUNDAY", vehicles: null, days: 0 },
  ],
  annual: { vehicles: null, days: 3, lacks: "NOT_A_YEAR", missingMeans: null },
  days: [null, null, null, "NOT_COVERED" as const, "NOT_OVER" as const].map((leftOut, index) => ({
    date: first + index * day,
    leftOut,
  })),
  isEstimate: false,
  ...part,
});
