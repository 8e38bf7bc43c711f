import { isObject, object } from "./decode.js";
import type { Kind } from "./kind.js";
import { instant, number, whole } from "./kinds.js";
import { isEstimate } from "./measurementEstimates.js";
import { rowsOf, toldOf } from "./rows.js";
import { key, may, type RecordOf, table } from "./table.js";

const VEHICLES = may("vehicles", whole, "Vehicles; null: not told.");
const MEASUREMENTS = may("measurements", whole, "Radar samples; null: not told.");
const START = key("time", instant, "Start of the local hour.");

export const COUNT_POINT = table("CountPoint", "A count of one local hour or day.", {
  time: key("time", instant, "Start of the hour or day."),
  value: may("value", whole, "Null where the device did not report, or it is not told."),
});
export const counts = rowsOf(COUNT_POINT);

/**
 * Vehicles by day, taken from the table of days if there is nothing else. A kind for the whole measurement.
 */
export const countsOfDays: typeof counts = {
  shape: counts.shape,
  read: (wire, field, root) => {
    const { vehicles_per_day, dailyTable } = object(wire, field);
    const days = Array.isArray(dailyTable)
      ? dailyTable.map((day) => object(day, `${field}.dailyTable`))
      : null;
    return (
      counts.read(vehicles_per_day, `${field}.vehicles_per_day`, root) ??
      counts.read(
        days?.map(({ date, vehicles }) => ({ time: date, value: vehicles })),
        `${field}.dailyTable`,
        root,
      )
    );
  },
};

/** Drops all classes if a class below others lacks an upper border: its end is unknown. */
function withBorders<T extends { from: number; to: number | null }>({ shape, read }: Kind<T[]>): Kind<T[]> {
  return {
    shape,
    read: (wire, field, root) => {
      const classes = read(wire, field, root);
      const last = classes?.reduce((most, { from }) => Math.max(most, from), -Infinity);
      return classes?.some(({ from, to }) => to === null && from !== last) ? null : classes;
    },
  };
}

const SPEED_CLASS = table(
  "SpeedClass",
  "A speed class of 10 km/h, 1-10 to 81-90; above 90 km/h `to` is null.",
  {
    from: key("from", whole, "Lowest speed, km/h."),
    to: may("to", whole, "Highest speed, km/h."),
    vehicles: VEHICLES,
    measurements: MEASUREMENTS,
    isEstimate,
  },
);
export const speedClasses = withBorders(rowsOf(SPEED_CLASS, "to"));

export const HISTOGRAM_BUCKET = table("HistogramBucket", "Vehicles of one speed, or of a few from one on.", {
  speed: key(["speed", "from"], whole, "Whole km/h; the lowest where the bucket is wider."),
  vehicles: VEHICLES,
  measurements: MEASUREMENTS,
});
const buckets = rowsOf(HISTOGRAM_BUCKET);
/** Buckets of different widths are not comparable. */
export const histogram: typeof buckets = {
  shape: buckets.shape,
  read: (wire, ...about) => (bucketWidth(wire) === null ? null : buckets.read(wire, ...about)),
};
export const histogramWidth: Kind<number> = {
  shape: whole.shape,
  read: (wire, field) => (wire === undefined || wire === null ? null : whole.read(bucketWidth(wire), field)),
};

/**
 * Width of a histogram's buckets, km/h: 1, or computed from their borders, the upper one within or just
 * above; null if it differs.
 */
function bucketWidth(value: unknown): number | null {
  const [first, second] = Array.isArray(value) ? value.filter(isObject) : [];
  if (!Array.isArray(value) || !first || first.to === undefined) return 1;
  const [from, next] = [first, second ?? first].map((row) => Number(row.from ?? row.speed));
  const to = Number(first.to);
  const width = next === from ? to - Number(from) + 1 : Number(next) - Number(from);
  const isEven = value.every(
    (row, index) => isObject(row) && Number(row.from ?? row.speed) === Number(from) + index * width,
  );
  return isEven && width >= 1 && (to - Number(from) + 1 === width || to - Number(from) === width)
    ? width
    : null;
}

const hourOfDay: Kind<number> = {
  shape: whole.shape,
  read: (wire, field) => {
    const hour = whole.read(wire, field);
    return hour !== null && hour >= 0 && hour <= 23 ? hour : null;
  },
};

const HOUR_AVERAGE = table("HourAverage", "Mean vehicles of one hour of the day.", {
  hour: key(["hour", "time"], hourOfDay, "Local hour of the day, 0 to 23."),
  value: may(
    "value",
    number,
    "Mean vehicles over the covered hours; null where there are none, or it is not told.",
  ),
});
export const hourAverages = rowsOf(HOUR_AVERAGE);

const HOURS_PERCENTILES = {
  v30: may("v30", whole, "Speed that 30 % don't exceed, km/h."),
  v50: may("v50", whole, "Speed that 50 % don't exceed, km/h."),
  v85: may("v85", whole, "Speed that 85 % don't exceed, km/h."),
};

export const PERCENTILES_POINT = table(
  "PercentilesPoint",
  "Percentiles of one local hour; nulls where nobody passed, or it is not told.",
  { time: START, ...HOURS_PERCENTILES },
);
export const percentilePoints = rowsOf(PERCENTILES_POINT);

export const SPEED_POINT = table(
  "SpeedPoint",
  "Speeds of one local hour; nulls where nobody passed, or it is not told.",
  { time: START, max: may("max", whole, "Highest, km/h."), average: may("average", number, "Mean, km/h.") },
);
export const speedPoints = rowsOf(SPEED_POINT);

const LENGTH_CLASS = table("LengthClass", "Vehicles of a length class, half-open [from, to).", {
  from: key("from", number, "Shortest, metres."),
  to: may("to", number, "Metres that all are shorter than; null without an upper border."),
  vehicles: VEHICLES,
  isEstimate,
});
const classesOfLength = withBorders(rowsOf(LENGTH_CLASS, "to"));

/** User specification, section 9: borders of the length classes, metres. */
const LENGTH_BORDERS = [0, 2.5, 5.2, 9, 12, null] as const;

/** Classes with their borders, or the counts of the specification's five classes in order. */
export const lengthClasses: typeof classesOfLength = {
  shape: classesOfLength.shape,
  read: (wire, ...about) => {
    if (!Array.isArray(wire) || !wire.some((count) => typeof count === "number"))
      return classesOfLength.read(wire, ...about);
    if (wire.length !== LENGTH_BORDERS.length - 1) return null;
    const [from, to] = [LENGTH_BORDERS, LENGTH_BORDERS.slice(1)];
    if (!wire.every((vehicles) => vehicles === null || Number.isInteger(vehicles))) return null;
    return classesOfLength.read(
      wire.map((vehicles, index) => ({ from: from[index], to: to[index], vehicles })),
      ...about,
    );
  },
};

const DAY = {
  date: key("date", instant, "Local midnight that begins the day."),
  measurements: may("measurements", whole, "Radar samples."),
  vehicles: may("vehicles", whole, "Vehicles."),
  isEstimate,
};
export const dailyRows = rowsOf(
  table("DailyRow", "One local day; nulls where the device did not report, or it is not told.", DAY),
);
export const resultsRows = rowsOf(
  table("ResultsRow", "Results of one local day; nulls where the device did not report, or it is not told.", {
    ...DAY,
    averageSpeed: may("average_speed", number, "Mean, km/h."),
    maxSpeed: may("max_speed", whole, "Highest, km/h."),
    ...HOURS_PERCENTILES,
  }),
);

export const OBJECT_COUNT = table("ObjectCount", "Counted road users of one kind.", {
  total: may("total_count", whole, "Of the whole period; null: not told."),
  totalTrend: may(
    "total_count_trend",
    number,
    "Percent against the period before; null where that has none, or it is not told.",
  ),
  byHour: may("count_by_hour", counts, "By local hour, in both directions; null: not told."),
  byHourIncoming: may("count_by_hour_incoming", counts, "By local hour, towards the device; null: not told."),
  byHourOutgoing: may(
    "count_by_hour_outgoing",
    counts,
    "By local hour, away from the device; null: not told.",
  ),
});
export type ObjectCountRecord = RecordOf<typeof OBJECT_COUNT>;
export const objectCount = toldOf(OBJECT_COUNT);
