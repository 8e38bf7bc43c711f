import type { DailyTrafficFiguresFragment, LeftOutDay } from "../../graphql/generated";
import type { T } from "../../i18n/useT";
import { formatDate } from "../time/format";
import type { trafficTexts } from "./trafficTexts";

type Words = T<typeof trafficTexts>;

/** A mean of vehicles a day, with its name. */
export type DailyMeanRow = {
  key: string;
  name: string;
  /** null: no such day could be used. */
  vehicles: number | null;
  days: number | null;
};

/** The means of a period; the annual one only of a year. */
export function dailyMeans(
  { average, byDayType, annual }: DailyTrafficFiguresFragment,
  t: Words,
): DailyMeanRow[] {
  return [
    { key: "all", name: t("all"), vehicles: average.vehicles, days: average.days },
    ...byDayType.map(({ dayType, vehicles, days }) => ({ key: dayType, name: t(dayType), vehicles, days })),
    ...(annual.lacks === "NOT_A_YEAR"
      ? []
      : [{ key: "annual", name: t("annual"), vehicles: annual.vehicles, days: annual.days }]),
  ];
}

/** Reasons in the order in which they are named. */
const REASONS: readonly LeftOutDay[] = ["NOT_COVERED", "CUT", "NOT_OVER"];
/** More dates than these are not listed. */
const MOST_DATES = 8;

/** What the means are of: the days left out, by reason, and why there is no annual mean. */
export function dailyTrafficNotes(
  { average, annual, days }: DailyTrafficFiguresFragment,
  t: Words,
  zone: string,
): string[] {
  const leftOut = REASONS.flatMap((reason) => {
    const dates = days.filter((day) => day.leftOut === reason).map(({ date }) => formatDate(date, zone));
    if (dates.length === 0) return [];
    const named = t(reason, { count: dates.length });
    return [dates.length > MOST_DATES ? `${named}.` : `${named}: ${dates.join(", ")}.`];
  });
  return [
    t(average.days === 0 ? "noUsedDays" : "usedDaysOnly"),
    ...leftOut,
    ...(annual.lacks === "NOT_A_YEAR" ? [t("NOT_A_YEAR")] : []),
    ...(annual.lacks === "NOT_EVERY_WEEK_DAY"
      ? [t("NOT_EVERY_WEEK_DAY", { count: annual.missingMeans })]
      : []),
  ];
}
