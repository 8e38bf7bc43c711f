import { frequency } from "../measurements/distributions.rules.js";
import type { LengthHour } from "../measurements/lengthTally.rules.js";
import type { Period } from "../measurements/periodHour.js";
import { bothWays, type HourTally, type InOut, type PeriodTally } from "../measurements/tally.rules.js";
import type { Table, TableCell, TableColumn } from "./table.js";
import { lengthCounts, secondsWithin, sum } from "./tables.rules.js";
import { TEXTS } from "./texts.js";

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
    lengths: sum(tally.lengthClasses) > 0,
    users: visionType === VISION.bikes || users,
  };
}

const count = (title: string): TableColumn => ({ title, format: "integer" });
const share = (part: number, whole: number) => (whole === 0 ? null : part / whole);

/** Speed classes with a row of the total; shares are of the vehicles with a speed. */
export function speedClasses({ speeds }: PeriodTally): Table {
  const classes = frequency(speeds);
  const all = speeds.between(1);
  return {
    columns: [
      { title: TEXTS.speedClass, format: "text" },
      count(TEXTS.vehicles),
      count(TEXTS.measurements),
      { title: TEXTS.share, format: "percent" },
    ],
    rows: [
      ...classes.map(({ from, to, vehicles, measurements }): TableCell[] => [
        to === null ? TEXTS.above(from - 1) : `${from}–${to}`,
        vehicles,
        measurements,
        share(vehicles, all.vehicles),
      ]),
      [TEXTS.total, all.vehicles, all.measurements, share(all.vehicles, all.vehicles)],
    ],
  };
}

/** The period's vehicles by length class and direction, with a row of the total. */
export function lengthClassTable(hours: LengthHour[]): Table {
  const none = [...TEXTS.lengthClasses, TEXTS.withoutLength].map(() => 0);
  const add = (direction: "incoming" | "outgoing") =>
    hours.reduce(
      (sums, hour) => sums.map((one, index) => one + (lengthCounts(hour, direction)[index] ?? 0)),
      none,
    );
  const [incoming, outgoing] = [add("incoming"), add("outgoing")];
  const all = sum(incoming) + sum(outgoing);
  const row = (title: string, into: number, out: number): TableCell[] => [
    title,
    into,
    out,
    into + out,
    share(into + out, all),
  ];
  return {
    columns: [
      { title: TEXTS.lengthClass, format: "text" },
      ...[TEXTS.incoming, TEXTS.outgoing, TEXTS.total].map(count),
      { title: TEXTS.share, format: "percent" },
    ],
    rows: [
      ...[...TEXTS.lengthClasses, TEXTS.withoutLength].map((title, index) =>
        row(title, incoming[index] ?? 0, outgoing[index] ?? 0),
      ),
      row(TEXTS.total, sum(incoming), sum(outgoing)),
    ],
  };
}

/** Columns of figures of an hour; where nothing was heard they are empty. */
interface HourColumn {
  column: TableColumn;
  figure: (hour: HourTally) => number | null;
}

/** Vehicles and speeds of each local hour. */
export function hourTable({ hours }: PeriodTally, period: Period, zone: string, { speeds }: Counted): Table {
  return hoursWith(hours, period, zone, [
    { column: count(TEXTS.vehicles), figure: ({ vehicles }) => bothWays(vehicles) },
    { column: count(TEXTS.incomingOf(TEXTS.vehicles)), figure: ({ vehicles }) => vehicles.incoming },
    { column: count(TEXTS.outgoingOf(TEXTS.vehicles)), figure: ({ vehicles }) => vehicles.outgoing },
    { column: count(TEXTS.measurements), figure: ({ samples }) => samples },
    ...(speeds ? SPEEDS_OF_HOUR : []),
  ]);
}

const SPEEDS_OF_HOUR: HourColumn[] = [
  { column: { title: TEXTS.averageSpeed, format: "decimal" }, figure: ({ speeds }) => speeds.average },
  { column: count(TEXTS.maxSpeed), figure: ({ speeds }) => speeds.max },
  { column: count(TEXTS.v85), figure: ({ speeds }) => speeds.v85 },
  { column: count(TEXTS.v50), figure: ({ speeds }) => speeds.v50 },
  { column: count(TEXTS.v30), figure: ({ speeds }) => speeds.v30 },
];

/** Pedestrians and cyclists of each local hour. */
export function userTable({ hours }: PeriodTally, period: Period, zone: string): Table {
  const columns = (kind: "pedestrians" | "bicycles", title: string): HourColumn[] => {
    const of = (heading: string, figure: (counts: InOut) => number): HourColumn => ({
      column: count(heading),
      figure: (hour) => figure(hour[kind]),
    });
    return [
      of(TEXTS.both(title), bothWays),
      of(TEXTS.incomingOf(title), ({ incoming }) => incoming),
      of(TEXTS.outgoingOf(title), ({ outgoing }) => outgoing),
    ];
  };
  const all = [...columns("pedestrians", TEXTS.pedestrians), ...columns("bicycles", TEXTS.cyclists)];
  return hoursWith(hours, period, zone, all);
}

function hoursWith(hours: HourTally[], period: Period, zone: string, columns: HourColumn[]): Table {
  const seconds = secondsWithin(
    hours.map(({ start }) => start),
    period,
  );
  return {
    columns: [
      { title: TEXTS.time(zone), format: "dateTime" },
      ...columns.map(({ column }) => column),
      { title: TEXTS.completeness, format: "percent" },
    ],
    rows: hours.map((hour, index) => [
      hour.start,
      ...columns.map(({ figure }) => (hour.covered > 0 ? figure(hour) : null)),
      hour.covered / (seconds[index] ?? 1),
    ]),
  };
}
