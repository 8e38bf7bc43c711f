import { ArrayMaxSize, ArrayMinSize, IsOptional, MaxLength, MinLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { BulkOptionsInput } from "../bulk/bulk.input.js";
import { IntervalPreset } from "../measurements/interval.js";
import type { ReportIntervalName, ReportScheduleChange } from "../platform-api/reportSchedules.js";

const CLIENTS_AT_MOST = 50;
const RECIPIENTS_AT_MOST = 20;

@InputType({ description: "A new report schedule." })
export class CreateReportScheduleInput extends BulkOptionsInput implements ReportScheduleChange {
  @Field({ description: "1 to 200 characters." })
  @MinLength(1)
  @MaxLength(200)
  name!: string;

  @Field(() => [ID], { description: "The devices, a report each; 1 to 50." })
  @ArrayMinSize(1)
  @ArrayMaxSize(CLIENTS_AT_MOST)
  clientIds!: string[];

  @Field(() => IntervalPreset, { description: "The period of each report, which ends when it is made." })
  interval!: ReportIntervalName;

  @Field({
    description: "Minute, hour, day, month, weekday, in local time, e.g. `0 7 * * 1`; once an hour at most.",
  })
  @MaxLength(100)
  cron!: string;

  @Field(() => [String], { description: "E-mail addresses, 1 to 20." })
  @ArrayMinSize(1)
  @ArrayMaxSize(RECIPIENTS_AT_MOST)
  recipients!: string[];

  @Field(() => String, { nullable: true, description: "IANA zone of `cron`; left out: the group's." })
  @IsOptional()
  @MaxLength(64)
  timeZone?: string | null;

  @Field({ defaultValue: true, description: "Whether it runs." })
  enabled!: boolean;
}

@InputType({ description: "What is to change of a report schedule; what is left out stays." })
export class UpdateReportScheduleInput extends BulkOptionsInput implements ReportScheduleChange {
  @Field(() => ID, { description: "The report schedule." })
  id!: string;

  @Field(() => String, { nullable: true, description: "1 to 200 characters." })
  @IsOptional()
  @MinLength(1)
  @MaxLength(200)
  name?: string | null;

  @Field(() => [ID], { nullable: true, description: "All devices that it is to have, 1 to 50." })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(CLIENTS_AT_MOST)
  clientIds?: string[] | null;

  @Field(() => IntervalPreset, { nullable: true, description: "The period of each report." })
  interval?: ReportIntervalName | null;

  @Field(() => String, { nullable: true, description: "Minute, hour, day, month, weekday, in local time." })
  @IsOptional()
  @MaxLength(100)
  cron?: string | null;

  @Field(() => [String], { nullable: true, description: "All e-mail addresses that it is to have, 1 to 20." })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(RECIPIENTS_AT_MOST)
  recipients?: string[] | null;

  @Field(() => String, { nullable: true, description: "IANA zone of `cron`." })
  @IsOptional()
  @MaxLength(64)
  timeZone?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it runs." })
  enabled?: boolean | null;
}
