import type { Translation } from "../../i18n/catalogue";
import { sl } from "./trafficTexts.sl";

const en = {
  engineering: "Traffic engineering figures",

  dailyTraffic: "Mean daily traffic",
  which: "Days",
  vehiclesADay: "Vehicles a day",
  cyclistsADay: "Cyclists a day",
  usedDays: "Number of days",
  all: "All days (ADT)",
  WORKING_DAY: "Working days",
  SATURDAY: "Saturdays",
  SUNDAY: "Sundays",
  annual: "Year (AADT)",
  usedDaysOnly: "Only from days that the period holds whole and that are fully covered by data.",
  noUsedDays: "The period holds no whole day that is fully covered by data.",
  NOT_A_YEAR: "The AADT is given for a period of a whole year.",
  NOT_EVERY_WEEK_DAY: "No AADT: of 84 means (a weekday of a month), those without a covered day are {count}.",
  NOT_OVER: {
    one: "Left out: {count} day that is not over",
    other: "Left out: {count} days that are not over",
  },
  CUT: {
    one: "Left out: {count} day of which the period holds a part",
    other: "Left out: {count} days of which the period holds a part",
  },
  NOT_COVERED: {
    one: "Left out: {count} day that is not fully covered by data",
    other: "Left out: {count} days that are not fully covered by data",
  },

  rollingPeak: "Peak hour by quarter hours",
  peak: "Peak hour",
  peakVehicles: "Vehicles in the peak hour",
  peakCyclists: "Cyclists in the peak hour",
  factor: "Peak hour factor (PHF)",
  factorHint: "{vehicles} / (4 · {busiest}), busiest quarter {span}",
  bothWays: "{incoming} incoming, {outgoing} outgoing",
  peakDay: "The day of the peak hour, {date}",
  vehiclesAQuarter: "vehicles per 15 minutes",
  cyclistsAQuarter: "cyclists per 15 minutes",
  quarter: "15 minutes",
  vehicles: "Vehicles",
  cyclists: "Cyclists",
  unknown: "no data",
  NO_WHOLE_HOUR: "The period holds no four successive quarter hours that are fully known.",
  NO_VEHICLES: "Nobody passed in the quarter hours that are known.",
  quarter_DELETED: "Quarter hours left out because their records are deleted: {count}.",
  quarter_LONG_INTERVALS: "Quarter hours left out because the device counts in longer intervals: {count}.",
  quarter_NOT_COVERED: "Quarter hours left out because they are not fully covered by data: {count}.",
  quarter_CUT: "Quarter hours left out because the period holds a part of them: {count}.",
  tooLong: "The peak hour by quarter hours and free flow are given for periods of up to {days} days.",

  speeds: "Speeds",
  figure: "Figure",
  allVehicles: "All vehicles",
  freeFlow: "Free flow",
  freeFlowGap: "Free flow, gap at least {gap} s",
  gap: "Least gap",
  gapSeconds: "{gap} s",
  freeOf:
    "Free flow: vehicles that had nobody ahead of them in the same direction for {gap} s at least ({free}); with a smaller gap {following}, with an unknown one {unknown}.",
  knownFrom: "Free flow is of records from {time} on: those of before are deleted.",
  smallSample: "Fewer than 100 vehicles in free flow: the figures are not reliable.",
  sample: "Vehicles with a speed",
  averageSpeed: "Average speed",
  deviation: "Standard deviation",
  overLimit: "Over the limit",
  kmh: "km/h",
} as const satisfies Translation<typeof sl>;

export const trafficTexts = { en, sl };
