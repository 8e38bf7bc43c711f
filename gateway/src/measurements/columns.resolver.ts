import { FieldResolver, Resolver, Root } from "type-graphql";
import type { MeasurementRecord, ObjectCountRecord } from "../platform-api/measurementRecord.js";
import { MeasurementColumns, ObjectCountColumns } from "./columns.type.js";
import { Measurement } from "./measurement.type.js";
import { ObjectCount } from "./tables.type.js";

@Resolver(() => Measurement)
export class MeasurementColumnsResolver {
  @FieldResolver(() => MeasurementColumns, { description: "Its long lists as columns." })
  columns(@Root() measurement: MeasurementRecord): MeasurementColumns {
    return new MeasurementColumns(measurement);
  }
}

@Resolver(() => ObjectCount)
export class ObjectCountColumnsResolver {
  @FieldResolver(() => ObjectCountColumns, { description: "Its lists as columns." })
  columns(@Root() counts: ObjectCountRecord): ObjectCountColumns {
    return new ObjectCountColumns(counts);
  }
}
