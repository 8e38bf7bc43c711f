import { addLengths, type LengthCounts, type LengthHour } from "../measurements/lengthTally.rules.js";
import type { Period } from "../measurements/periodHour.js";
import { KIND } from "../measurements/reading.js";
import { dailyTable, resultsTable } from "../measurements/series.rules.js";
import type { DayTally } from "../measurements/tally.rules.js";
import type { Form } from "./form.js";
import type { LocalTime } from "./localTime.js";
import { estimateCell, type Table, type TableCell, type TableColumn } from "./table.js";
import type { Texts } from "./texts/sl.js";

const count = (title: string): TableColumn => ({ title, format: "integer" });
const figure = (title: string): TableColumn => ({ title, format: "decimal" });
/** Marks rows in which one of the figures is an estimate. The last column. */
export const estimateColumn = ({ estimate }: Texts): TableColumn => ({ title: estimate, format: "estimate" });

/** Shows the part of each day within the period, unless it is the whole day. Comes after the estimates. */
const partColumn = ({ partOfDay }: Texts): TableColumn => ({ title: partOfDay, format: "text" });

/**
 * "14:25–24:00" for a day that the period cuts; null for a whole one. The day begins at the given instant.
 */
function partCell(begin: number, { start, end }: Period, time: LocalTime): TableCell {
  const isLast = time.date(end - 1) === time.date(Math.max(begin, start));
  const goesOn = isLast && time.date(end) === time.date(end - 1);
  if (start <= begin && !goesOn) return null;
  return `${start > begin ? time.clock(start) : "00:00"}–${goesOn ? time.clock(end) : "24:00"}`;
}

/** The column groups of a table of days. CSV files have all, as scripts read them by position. */
interface DayColumns {
  vehicles: boolean;
  speeds: boolean;
  /** Pedestrians and cyclists. */
  users: boolean;
}

/**
 * The daily load table: radar samples, vehicles, and the heard share of the day (within the period).
 * Pedestrians and cyclists come last.
 */
export function dailyLoad(
  days: DayTally[],
  period: Period,
  { texts, time }: Form,
  { vehicles: ofVehicles, users }: Omit<DayColumns, "speeds">,
): Table {
  const seconds = secondsWithin(
    days.map(({ date }) => date),
    period,
  );
  return {
    columns: [
      { title: texts.date(time.zone), format: "date" },
      ...(ofVehicles ? [count(texts.measurements), count(texts.vehicles)] : []),
      { title: texts.completeness, format: "percent" },
      ...(users ? userColumns(texts) : []),
      estimateColumn(texts),
      partColumn(texts),
    ],
    rows: dailyTable(days).map(({ date, measurements, vehicles, is_estimate }, index) => [
      date,
      ...(ofVehicles ? [measurements, vehicles] : []),
      (days[index]?.covered ?? 0) / (seconds[index] ?? 1),
      ...(users ? usersOf(days[index]) : []),
      estimateCell(is_estimate),
      partCell(date, period, time),
    ]),
  };
}

const userColumns = (texts: Texts) => [count(texts.pedestrians), count(texts.cyclists)];

const usersOf = (day: DayTally | undefined): TableCell[] => [
  day && day.heard[KIND.pedestrian] > 0 ? day.pedestrians : null,
  day && day.heard[KIND.bicycle] > 0 ? day.bicycles : null,
];

/** Seconds of the period in each of its hours or days, which begin at these instants. */
export function secondsWithin(begins: number[], { start, end }: Period): number[] {
  return begins.map((begin, index) => (begins[index + 1] ?? end) - Math.max(begin, start));
}

/** The results table. A counter has no columns of speeds. Pedestrians and cyclists come last. */
export function results(
  days: DayTally[],
  period: Period,
  { texts, time }: Form,
  { speeds, users }: Omit<DayColumns, "vehicles">,
): Table {
  const { averageSpeed, maxSpeed, v85, v50, v30 } = texts;
  const speedColumns = [figure(averageSpeed), ...[maxSpeed, v85, v50, v30].map(count)];
  return {
    columns: [
      { title: texts.date(time.zone), format: "date" },
      count(texts.measurementCount),
      count(texts.estimatedVehicles),
      ...(speeds ? speedColumns : []),
      ...(users ? userColumns(texts) : []),
      estimateColumn(texts),
      partColumn(texts),
    ],
    rows: resultsTable(days).map((day, index) => [
      day.date,
      day.measurements,
      day.vehicles,
      ...(speeds ? [day.average_speed, day.max_speed, day.v85, day.v50, day.v30] : []),
      ...(users ? usersOf(days[index]) : []),
      estimateCell(day.is_estimate),
      partCell(day.date, period, time),
    ]),
  };
}

export type LengthDirection = "incoming" | "outgoing" | "total";

/** Vehicles of each local hour by length class: rows add up to the column of all vehicles. */
export function lengths(hours: LengthHour[], direction: LengthDirection, { texts, time }: Form): Table {
  const columns = [...lengthTitles(texts), texts.total].map(count);
  return {
    columns: [{ title: texts.time(time.zone), format: "dateTime" }, ...columns, estimateColumn(texts)],
    rows: hours.map((hour) => {
      const told = hour.heard === 0 ? null : lengthCounts(hour, direction);
      if (!told) return [hour.start, ...columns.map(() => null), null];
      const { vehicles, isEstimate } = told;
      // When spread over hours, each class is rounded separately: in one hour their sum may exceed the total
      // by one vehicle.
      const counts = told.counts.map((count) => count && Math.max(0, count));
      return [hour.start, ...counts, vehicles, estimateCell(isEstimate)];
    }),
  };
}

/** Column titles for lengthCounts. */
export const lengthTitles = ({ lengthClasses, withoutLength }: Texts) => [...lengthClasses, withoutLength];

/**
 * Vehicles of an hour by length class, those without a length last; null if the direction of some is unknown.
 */
export function lengthCounts(hour: LengthHour, direction: LengthDirection): LengthCounts | null {
  const { incoming, outgoing, untold } = hour;
  if (direction === "total") return [outgoing, untold].reduce(addLengths, incoming);
  return untold.vehicles > 0 ? null : hour[direction];
}
