import { FieldResolver, Resolver, Root } from "type-graphql";
import { objectOf } from "../objectType.js";
import { MEASUREMENT, type MeasurementRecord } from "../platform-api/measurementRecord.js";
import { OBJECT_COUNT, type ObjectCountRecord } from "../platform-api/measurementRows.js";
import { MeasurementColumns, ObjectCountColumns } from "./columns.type.js";

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
