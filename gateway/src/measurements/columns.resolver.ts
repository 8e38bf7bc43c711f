import { Field, FieldResolver, ObjectType, Resolver, Root } from "type-graphql";
import { objectOf } from "../objectType.js";
import { HOUR_OF_WEEK } from "../platform-api/measurementFigures.js";
import { MEASUREMENT, type MeasurementRecord } from "../platform-api/measurementRecord.js";
import {
  COUNT_POINT,
  HISTOGRAM_BUCKET,
  OBJECT_COUNT,
  type ObjectCountRecord,
  PERCENTILES_POINT,
  SPEED_POINT,
} from "../platform-api/measurementRows.js";
import { getOnce } from "../platform-api/once.js";
import { type ColumnsType, columnsOf, type Row } from "./columnsOf.js";

/** The object type of some lists of an object as columns; null for each list that is null. */
function listsOf<List extends string>(
  name: string,
  description: string,
  lists: Readonly<Record<List, readonly [ColumnsType, about: string]>>,
) {
  class Lists {
    constructor(readonly of: Readonly<Record<List, readonly Row[] | null>>) {}
  }
  ObjectType(name, { description, simpleResolvers: true })(Lists);
  for (const list of Object.keys(lists) as List[]) {
    const [Columns, about] = lists[list];
    const get = getOnce(list, ({ of }: Lists) => {
      const rows = of[list];
      return rows && new Columns(rows);
    });
    Object.defineProperty(Lists.prototype, list, { get });
    Field(() => Columns, { nullable: true, description: `${about}; null: not told.` })(Lists.prototype, list);
  }
  return Lists;
}

const HOURS = "Starts of the hours.";

const CountColumns = columnsOf(COUNT_POINT, "CountColumns", "Counts by local hour.", {
  time: HOURS,
  value: "Null where the device did not report, or it is not told.",
});

const HistogramColumns = columnsOf(HISTOGRAM_BUCKET, "HistogramColumns", "Vehicles by speed.", {
  speed: "Whole km/h; the lowest of each bucket.",
  vehicles: "Vehicles; null: not told.",
  measurements: "Radar samples; null: not told.",
});

const PercentilesColumns = columnsOf(
  PERCENTILES_POINT,
  "PercentilesColumns",
  "Percentiles by local hour, km/h; nulls where nobody passed, or it is not told.",
  {
    time: HOURS,
    v30: "Speeds that 30 % don't exceed.",
    v50: "Speeds that 50 % don't exceed.",
    v85: "Speeds that 85 % don't exceed.",
  },
);

const SpeedColumns = columnsOf(
  SPEED_POINT,
  "SpeedColumns",
  "Speeds by local hour, km/h; nulls where nobody passed, or it is not told.",
  { time: HOURS, max: "Highest.", average: "Mean." },
);

const HourOfWeekColumns = columnsOf(
  HOUR_OF_WEEK,
  "HourOfWeekColumns",
  "The local hours of the week; speeds in km/h, null where there are none, or it is not told.",
  {
    weekDay: "Local days of the week.",
    hour: "Local hours of the day, 0 to 23.",
    vehicles: "Mean vehicles a covered hour; null where the device never reported, or it is not told.",
    averageSpeed: "Means of all vehicles with a speed.",
    v85: "Speeds that 85 % of the vehicles don't exceed.",
    coveredSeconds: "Seconds of these hours that the device reported on; null: not told.",
  },
);

const MeasurementColumns = listsOf(
  "MeasurementColumns",
  "The long lists of a measurement as columns: less than half of the bytes, for whoever draws them.",
  {
    histogram: [HistogramColumns, "`histogramWidth` km/h wide, below 100 km/h"],
    vehicleCount: [CountColumns, "Vehicles"],
    vehicleCountIncoming: [CountColumns, "Vehicles coming towards the device"],
    vehicleCountOutgoing: [CountColumns, "Vehicles going away from the device"],
    percentilesPerHour: [PercentilesColumns, "V30, V50 and V85"],
    speedPerHour: [SpeedColumns, "Mean and highest speed"],
    hourOfWeek: [HourOfWeekColumns, "The 168 local hours of the week, Monday first"],
  },
);

const ObjectCountColumns = listsOf("ObjectCountColumns", "The lists of counted road users as columns.", {
  byHour: [CountColumns, "In both directions"],
  byHourIncoming: [CountColumns, "Towards the device"],
  byHourOutgoing: [CountColumns, "Away from the device"],
});

@Resolver(() => objectOf(MEASUREMENT))
export class MeasurementColumnsResolver {
  @FieldResolver(() => MeasurementColumns, { description: "Its long lists as columns." })
  columns(@Root() measurement: MeasurementRecord): object {
    return new MeasurementColumns(measurement);
  }
}

@Resolver(() => objectOf(OBJECT_COUNT))
export class ObjectCountColumnsResolver {
  @FieldResolver(() => ObjectCountColumns, { description: "Its lists as columns." })
  columns(@Root() counts: ObjectCountRecord): object {
    return new ObjectCountColumns(counts);
  }
}
