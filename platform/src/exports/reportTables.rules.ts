import { frequency } from "../measurements/distributions.rules.js";
import { addLengths, type LengthHour, NO_LENGTHS } from "../measurements/lengthTally.rules.js";
import type { Period } from "../measurements/periodHour.js";
import {
  bothWays,
  type HourTally,
  type InOut,
  isHourEstimate,
  type PeriodTally,
} from "../measurements/tally.rules.js";
import type { Form } from "./form.js";
import { estimateCell, type Table, type TableCell, type TableColumn } from "./table.js";
import { estimateColumn, lengthCounts, lengthTitles, secondsWithin } from "./tables.rules.js";
import type { Texts } from "./texts/sl.js";

/** What a client's report speaks of: what it counts by its kind, or was heard to count. */
export interface Counted {
  vehicles: boolean;
  speeds: boolean;
  lengths: boolean;
  /** Pedestrians and cyclists. */
  users: boolean;
}

const VISION = { none: 0, vehicles: 1, bikes: 2 } as const;

export function countedBy(visionType: number, tally: PeriodTally): Counted {
  const users = tally.pedestrians + tally.bicycles > 0;
  return {
    vehicles: visionType !== VISION.bikes || tally.vehicles > 0,
    speeds: visionType === VISION.none || tally.speeds.count > 0,
    lengths: tally.lengths.measured > 0,
    users: visionType === VISION.bikes || users,
  };
}

const count = (title: string): TableColumn => ({ title, format: "integer" });
const share = (part: number | null, whole: number) => (whole === 0 || part === null ? null : part / whole);

/** Speed classes with a row of the total; shares are of the vehicles with a speed. */
export function speedClasses({ speeds, isEstimate }: PeriodTally, texts: Texts): Table {
  const classes = frequency(speeds);
  const { measurements: all } = speeds.between(1);
  return {
    columns: [
      { title: texts.speedClass, format: "text" },
      count(texts.vehicles),
      count(texts.measurements),
      { title: texts.share, format: "percent" },
      estimateColumn(texts),
    ],
    rows: [
      ...classes.map(({ from, to, vehicles, measurements, is_estimate }): TableCell[] => [
        to === null ? texts.above(from - 1) : `${from}–${to}`,
        vehicles,
        measurements,
        share(vehicles, speeds.count),
        estimateCell(is_estimate),
      ]),
      [
        texts.total,
        speeds.count,
        all === null ? null : Math.round(all),
        share(speeds.count, speeds.count),
        estimateCell(isEstimate),
      ],
    ],
  };
}

/** The period's vehicles by length class and direction, with a row of the total. */
export function lengthClassTable(
  hours: LengthHour[],
  { lengths, isEstimate }: PeriodTally,
  texts: Texts,
): Table {
  const titles = lengthTitles(texts);
  const add = (direction: "incoming" | "outgoing") =>
    hours.reduce((sums, hour) => addLengths(sums, lengthCounts(hour, direction)), NO_LENGTHS);
  const [incoming, outgoing] = [add("incoming"), add("outgoing")];
  const { counts, vehicles: all } = addLengths(incoming, outgoing);
  const row = (title: string, [into, out, both]: (number | null)[], estimated: boolean): TableCell[] => [
    title,
    into ?? null,
    out ?? null,
    both ?? null,
    share(both ?? null, all),
    estimateCell(estimated || isEstimate),
  ];
  const estimated = lengths.counts.map((count) => count.isEstimate);
  return {
    columns: [
      { title: texts.lengthClass, format: "text" },
      ...[texts.incoming, texts.outgoing, texts.total].map(count),
      { title: texts.share, format: "percent" },
      estimateColumn(texts),
    ],
    rows: [
      ...titles.map((title, index) =>
        row(
          title,
          [incoming, outgoing, { counts }].map((of) => of.counts[index] ?? null),
          estimated[index] ?? false,
        ),
      ),
      row(texts.total, [incoming.vehicles, outgoing.vehicles, all], false),
    ],
  };
}

/** Columns of figures of an hour; where nothing was heard they are empty. */
interface HourColumn {
  column: TableColumn;
  figure: (hour: HourTally) => number | null;
}

/** Vehicles and speeds of each local hour. */
export function hourTable({ hours }: PeriodTally, period: Period, form: Form, { speeds }: Counted): Table {
  const { texts } = form;
  const isEstimate = (hour: HourTally) => isHourEstimate(hour) || (speeds && hour.speeds.isEstimate);
  const columns: HourColumn[] = [
    { column: count(texts.vehicles), figure: ({ vehicles }) => bothWays(vehicles) },
    { column: count(texts.incomingOf(texts.vehicles)), figure: ({ vehicles }) => vehicles.incoming },
    { column: count(texts.outgoingOf(texts.vehicles)), figure: ({ vehicles }) => vehicles.outgoing },
    { column: count(texts.measurements), figure: ({ samples }) => samples },
    ...(speeds ? speedsOfHour(texts) : []),
  ];
  return hoursWith(hours, period, form, columns, isEstimate);
}

const speedsOfHour = (texts: Texts): HourColumn[] => [
  { column: { title: texts.averageSpeed, format: "decimal" }, figure: ({ speeds }) => speeds.average },
  { column: count(texts.maxSpeed), figure: ({ speeds }) => speeds.max },
  { column: count(texts.v85), figure: ({ speeds }) => speeds.v85 },
  { column: count(texts.v50), figure: ({ speeds }) => speeds.v50 },
  { column: count(texts.v30), figure: ({ speeds }) => speeds.v30 },
];

/** Pedestrians and cyclists of each local hour. */
export function userTable({ hours }: PeriodTally, period: Period, form: Form): Table {
  const { texts } = form;
  const columns = (kind: "pedestrians" | "bicycles", title: string): HourColumn[] => {
    const of = (heading: string, figure: (counts: InOut) => number): HourColumn => ({
      column: count(heading),
      figure: (hour) => figure(hour[kind]),
    });
    return [
      of(texts.both(title), bothWays),
      of(texts.incomingOf(title), ({ incoming }) => incoming),
      of(texts.outgoingOf(title), ({ outgoing }) => outgoing),
    ];
  };
  const all = [...columns("pedestrians", texts.pedestrians), ...columns("bicycles", texts.cyclists)];
  return hoursWith(hours, period, form, all, isHourEstimate);
}

function hoursWith(
  hours: HourTally[],
  period: Period,
  { texts, time }: Form,
  columns: HourColumn[],
  isEstimate: (hour: HourTally) => boolean,
): Table {
  const seconds = secondsWithin(
    hours.map(({ start }) => start),
    period,
  );
  return {
    columns: [
      { title: texts.time(time.zone), format: "dateTime" },
      ...columns.map(({ column }) => column),
      { title: texts.completeness, format: "percent" },
      estimateColumn(texts),
    ],
    rows: hours.map((hour, index) => [
      hour.start,
      ...columns.map(({ figure }) => (hour.covered > 0 ? figure(hour) : null)),
      hour.covered / (seconds[index] ?? 1),
      estimateCell(hour.covered > 0 && isEstimate(hour)),
    ]),
  };
}
