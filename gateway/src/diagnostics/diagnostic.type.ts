import { GraphQLJSON } from "graphql-scalars";
import { Field, Float, ObjectType, registerEnumType } from "type-graphql";
import type {
  DiagnosticKindName,
  DiagnosticSeriesRecord,
  ReportedValueRecord,
} from "../platform-api/diagnostics.js";
import { UnixTime } from "../scalars/unixTime.js";

export const DiagnosticKind = {
  BRIGHTNESS: "BRIGHTNESS",
  BRIGHTNESS_AVERAGE: "BRIGHTNESS_AVERAGE",
  SIGNAL_STRENGTH: "SIGNAL_STRENGTH",
  VOLTAGE: "VOLTAGE",
  SIG: "SIG",
} as const;
registerEnumType(DiagnosticKind, {
  name: "DiagnosticKind",
  description: "A value of a device that is followed over time.",
  valuesConfig: {
    BRIGHTNESS: { description: "Display brightness, 0 to 255." },
    BRIGHTNESS_AVERAGE: { description: "Mean display brightness, 0 to 255." },
    SIGNAL_STRENGTH: { description: "Received signal strength, dBm." },
    VOLTAGE: { description: "Battery, volts." },
    SIG: { description: "Signal quality as the modem reports it." },
  },
});

@ObjectType({ description: "A diagnostic value at one time.", simpleResolvers: true })
export class DiagnosticPoint {
  @Field(() => UnixTime, { description: "When the device reported it." })
  time!: number;

  @Field(() => Float, {
    nullable: true,
    description: "In the unit of its series; null where it did not report it, or it is not told.",
  })
  value!: number | null;
}

@ObjectType({ description: "One diagnostic value over time.", simpleResolvers: true })
export class DiagnosticSeries implements DiagnosticSeriesRecord {
  @Field(() => DiagnosticKind, { description: "Which value, and its unit." })
  kind!: DiagnosticKindName;

  @Field(() => [DiagnosticPoint], { nullable: true, description: "In order of time; null: not told." })
  points!: DiagnosticPoint[] | null;
}

@ObjectType({ description: "A parameter of a device at one time.", simpleResolvers: true })
export class ReportedValue implements ReportedValueRecord {
  @Field(() => UnixTime, { description: "When the device reported it." })
  time!: number;

  @Field(() => GraphQLJSON, { nullable: true, description: "As the device reported it." })
  value!: unknown;
}
