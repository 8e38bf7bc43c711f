import type { Classes, CountedInterval } from "../../measurements/countedInterval.js";
import { decimalText, type Form } from "../form.js";

const TENTHS = 10;
const HUNDREDTHS = 100;

/** The columns of raw.csv that only counted intervals fill. */
export function intervalTitles({ texts, time }: Form): string[] {
  const { to, userCount, speedClassCounts, lengthClassCounts, averageSpeed, maxSpeed, v85 } = texts;
  return [to(time.zone), userCount, speedClassCounts, lengthClassCounts, averageSpeed, maxSpeed, v85];
}

/** Their cells; empty if not reported. */
export function intervalCells(interval: CountedInterval, form: Form): string[] {
  const { to, count, speeds, lengths, averageSpeed, maxSpeed, v85 } = interval;
  const decimal = (tenths: number | null) => (tenths === null ? "" : decimalText(tenths / TENTHS, form));
  return [
    form.time.dateTime(to),
    String(count),
    classesText(speeds),
    classesText(lengths),
    decimal(averageSpeed),
    maxSpeed === null ? "" : String(maxSpeed),
    decimal(v85),
  ];
}

/**
 * 30-35:10 35-40:40 65-:7, or with shares 30-35:12.5%: all classes with their borders, including empty ones,
 * the last without an end. Decimals have a point in every language, as commas separate the cells of English
 * files.
 */
export function classesText(classes: Classes | null): string {
  if (!classes) return "";
  const { borders, counts, shares } = classes;
  return borders
    .map((from, index) => {
      const to = borders[index + 1];
      const value = counts ? String(counts[index] ?? 0) : `${(shares?.[index] ?? 0) / HUNDREDTHS}%`;
      return `${from / TENTHS}-${to === undefined ? "" : to / TENTHS}:${value}`;
    })
    .join(" ");
}
