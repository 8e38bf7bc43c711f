import { Field, Float, ObjectType, registerEnumType } from "type-graphql";
import type { DiagnosticKindName, DiagnosticSeriesRecord } from "../platform-api/diagnostics.js";
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
  valuesConfig: {
    BRIGHTNESS: { description: "Display brightness, 0 to 255." },
    BRIGHTNESS_AVERAGE: { description: "Mean display brightness, 0 to 255." },
    SIGNAL_STRENGTH: { description: "Received signal strength, dBm." },
    VOLTAGE: { description: "Battery, volts." },
    SIG: { description: "Signal quality as the modem reports it." },
  },
});

@ObjectType({ simpleResolvers: true })
export class DiagnosticPoint {
  @Field(() => UnixTime)
  time!: number;

  @Field(() => Float, { nullable: true })
  value!: number | null;
}

@ObjectType({ description: "One diagnostic value over time.", simpleResolvers: true })
export class DiagnosticSeries implements DiagnosticSeriesRecord {
  @Field(() => DiagnosticKind)
  kind!: DiagnosticKindName;

  @Field(() => [DiagnosticPoint])
  points!: DiagnosticPoint[];
}
