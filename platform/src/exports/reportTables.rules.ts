import { frequency } from "../measurements/distributions.rules.js";
import {
  addLengths,
  type LengthCounts,
  type LengthHour,
  NO_LENGTHS,
} from "../measurements/lengthTally.rules.js";
import type { Period } from "../measurements/periodHour.js";
import { KIND, type Kind } from "../measurements/reading.js";
import {
  bothWays,
  type HourTally,
  type InOut,
  isHourEstimate,
  oneWay,
  type PeriodTally,
} from "../measurements/tally.rules.js";
import type { Form } from "./form.js";
import { estimateCell, type Table, type TableCell, type TableColumn } from "./table.js";
import {
  estimateColumn,
  type LengthDirection,
  lengthCounts,
  lengthTitles,
  secondsWithin,
} from "./tables.rules.js";
import type { Texts } from "./texts/sl.js";

/** The kinds of road users in a client's report: those it counts by its type, or was heard to count. */
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

/** Speed classes with a total row. Shares are of the vehicles with a speed. */
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

/** The period's vehicles by length class and direction, with a total row. */
export function lengthClassTable(
  hours: LengthHour[],
  { lengths, isEstimate }: PeriodTally,
  texts: Texts,
): Table {
  const titles = lengthTitles(texts);
  const add = (direction: LengthDirection) =>
    hours.reduce<LengthCounts | null>((sums, hour) => {
      const more = lengthCounts(hour, direction);
      return sums && more && addLengths(sums, more);
    }, NO_LENGTHS);
  const [incoming, outgoing, total] = [add("incoming"), add("outgoing"), add("total")];
  const all = total?.vehicles ?? 0;
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
          [incoming, outgoing, total].map((of) => of?.counts[index] ?? null),
          estimated[index] ?? false,
        ),
      ),
      row(
        texts.total,
        [incoming, outgoing, total].map((of) => of?.vehicles ?? null),
        false,
      ),
    ],
  };
}

/** Columns of an hour's figures; empty if nobody listened for such road users. */
interface HourColumn {
  column: TableColumn;
  kind: Kind;
  figure: (hour: HourTally) => number | null;
}

/** Vehicles and speeds of each local hour. */
export function hourTable({ hours }: PeriodTally, period: Period, form: Form, { speeds }: Counted): Table {
  const { texts } = form;
  const isEstimate = (hour: HourTally) => isHourEstimate(hour) || (speeds && hour.speeds.isEstimate);
  const columns = [
    { column: count(texts.vehicles), figure: ({ vehicles }: HourTally) => bothWays(vehicles) },
    {
      column: count(texts.incomingOf(texts.vehicles)),
      figure: ({ vehicles }: HourTally) => oneWay(vehicles, "incoming"),
    },
    {
      column: count(texts.outgoingOf(texts.vehicles)),
      figure: ({ vehicles }: HourTally) => oneWay(vehicles, "outgoing"),
    },
    { column: count(texts.measurements), figure: ({ samples }: HourTally) => samples },
    ...(speeds ? speedsOfHour(texts) : []),
  ].map((column): HourColumn => ({ ...column, kind: KIND.vehicle }));
  return hoursWith(hours, period, form, columns, isEstimate);
}

const speedsOfHour = (texts: Texts): Omit<HourColumn, "kind">[] => [
  { column: { title: texts.averageSpeed, format: "decimal" }, figure: ({ speeds }) => speeds.average },
  { column: count(texts.maxSpeed), figure: ({ speeds }) => speeds.max },
  { column: count(texts.v85), figure: ({ speeds }) => speeds.v85 },
  { column: count(texts.v50), figure: ({ speeds }) => speeds.v50 },
  { column: count(texts.v30), figure: ({ speeds }) => speeds.v30 },
];

/** Pedestrians and cyclists of each local hour. */
export function userTable({ hours }: PeriodTally, period: Period, form: Form): Table {
  const { texts } = form;
  const columns = (name: "pedestrians" | "bicycles", kind: Kind, title: string): HourColumn[] => {
    const of = (heading: string, figure: (counts: InOut) => number | null): HourColumn => ({
      column: count(heading),
      kind,
      figure: (hour) => figure(hour[name]),
    });
    return [
      of(texts.both(title), bothWays),
      of(texts.incomingOf(title), (counts) => oneWay(counts, "incoming")),
      of(texts.outgoingOf(title), (counts) => oneWay(counts, "outgoing")),
    ];
  };
  const all = [
    ...columns("pedestrians", KIND.pedestrian, texts.pedestrians),
    ...columns("bicycles", KIND.bicycle, texts.cyclists),
  ];
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
      ...columns.map(({ kind, figure }) => (hour.heard[kind] > 0 ? figure(hour) : null)),
      hour.covered / (seconds[index] ?? 1),
      estimateCell(hour.covered > 0 && isEstimate(hour)),
    ]),
  };
}
