import { LONGEST_PARAMETER_NAME } from "@obcestje/contract/limits/lengths.js";
import { MaxLength, MinLength } from "class-validator";
import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { IntervalInput } from "../interval/interval.types.js";
import { diagnosticsLoader } from "../loaders/diagnostics.loader.js";
import { periodLoader } from "../loaders/period.loader.js";
import { enumOf, objectOf } from "../objectType.js";
import { argsType, required } from "../ownType.js";
import type { ClientRecord } from "../platform-api/clients.js";
import {
  DIAGNOSTIC_KIND,
  DIAGNOSTIC_KINDS,
  DIAGNOSTIC_SERIES,
  type DiagnosticKindName,
  type DiagnosticSeriesRecord,
  getReported,
  REPORTED_VALUE,
  type ReportedValueRecord,
} from "../platform-api/diagnostics.js";
import { text } from "../platform-api/kinds.js";

const DiagnosticKind = enumOf(DIAGNOSTIC_KIND);
const DiagnosticSeries = objectOf(DIAGNOSTIC_SERIES);
const ReportedValue = objectOf(REPORTED_VALUE);

const INTERVAL = { description: "The period, in the device's time zone; 400 days at most." };

const ReportedArgs = argsType({
  parameter: required(
    text,
    "As the device names it, such as Valve.",
    MinLength(1),
    MaxLength(LONGEST_PARAMETER_NAME),
  ),
  interval: required(IntervalInput, INTERVAL.description),
});
type ReportedArgs = InstanceType<typeof ReportedArgs>;

/** State of a device over time: battery, signal, brightness, and other reported values. */
@Resolver(() => Client)
export class DiagnosticResolver {
  @FieldResolver(() => [DiagnosticSeries], {
    nullable: true,
    description: "Diagnostic values of one period; all series where none is named. Null of a place.",
  })
  async diagnostics(
    @Root() { id, timeZone, isPlace }: ClientRecord,
    @Arg("interval", () => IntervalInput, INTERVAL) interval: IntervalInput,
    @Arg("series", () => [DiagnosticKind], { nullable: true, description: "Which values; left out: all." })
    series: DiagnosticKindName[] | null,
    @Ctx() { loaders, now }: Context,
  ): Promise<DiagnosticSeriesRecord[] | null> {
    if (isPlace) return null;
    const period = loaders.get(periodLoader)(interval, timeZone, now);
    const readSeries = await loaders.get(diagnosticsLoader)(period).load(id);
    return (series ?? DIAGNOSTIC_KINDS).map(readSeries);
  }

  @FieldResolver(() => [ReportedValue], {
    nullable: true,
    description:
      "What the device reported of one parameter in a period. The platform is asked once for each device: not for long lists. Null of a place.",
  })
  reported(
    @Root() { id, timeZone, isPlace }: ClientRecord,
    @Args(() => ReportedArgs) { parameter, interval }: ReportedArgs,
    @Ctx() { platform, loaders, now }: Context,
  ): Promise<ReportedValueRecord[]> | null {
    if (isPlace) return null;
    const period = loaders.get(periodLoader)(interval, timeZone, now);
    return getReported(platform, { clientId: id, parameter, period });
  }
}
