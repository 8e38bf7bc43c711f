import { ArrayMaxSize, ArrayMinSize, IsOptional, Max, MaxLength, Min, MinLength } from "class-validator";
import { ArgsType, Field, ID, InputType, Int } from "type-graphql";
import { BulkOptionsInput } from "../bulk/bulk.input.js";
import { IntervalPreset } from "../measurements/interval.input.js";
import type { IntervalPresetName } from "../platform-api/intervalPreset.js";
import type { ReportLanguageName, ReportScheduleChange } from "../platform-api/reportSchedules.js";
import { CLIENTS_A_REPORT } from "../reports/clientsOfReport.js";
import { ReportLanguage } from "../reports/report.type.js";

const RECIPIENTS_AT_MOST = 20;

@InputType({ description: "A new report schedule." })
export class CreateReportScheduleInput extends BulkOptionsInput implements ReportScheduleChange {
  @Field({ description: "1 to 200 characters." })
  @MinLength(1)
  @MaxLength(200)
  name!: string;

  @Field(() => [ID], { description: "The devices that the report is about; 1 to 50." })
  @ArrayMinSize(1)
  @ArrayMaxSize(CLIENTS_A_REPORT)
  clientIds!: string[];

  @Field(() => IntervalPreset, { description: "The period of each report, as it is when it is due." })
  interval!: IntervalPresetName;

  @Field(() => ReportLanguage, { nullable: true, description: "What it is written in; left out: Slovenian." })
  language?: ReportLanguageName | null;

  @Field({
    description: "Minute, hour, day, month, weekday, in local time, e.g. `0 7 * * 1`; once an hour at most.",
  })
  @MaxLength(100)
  cron!: string;

  @Field(() => [String], {
    description: "E-mail addresses, 20 at most; none: the report is kept to be downloaded.",
  })
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
  @ArrayMaxSize(CLIENTS_A_REPORT)
  clientIds?: string[] | null;

  @Field(() => IntervalPreset, { nullable: true, description: "The period of each report." })
  interval?: IntervalPresetName | null;

  @Field(() => ReportLanguage, { nullable: true, description: "What it is written in." })
  language?: ReportLanguageName | null;

  @Field(() => String, { nullable: true, description: "Minute, hour, day, month, weekday, in local time." })
  @IsOptional()
  @MaxLength(100)
  cron?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: "All e-mail addresses that it is to have, 20 at most.",
  })
  @IsOptional()
  @ArrayMaxSize(RECIPIENTS_AT_MOST)
  recipients?: string[] | null;

  @Field(() => String, { nullable: true, description: "IANA zone of `cron`." })
  @IsOptional()
  @MaxLength(64)
  timeZone?: string | null;

  @Field(() => Boolean, { nullable: true, description: "Whether it runs." })
  enabled?: boolean | null;
}

@InputType({ description: "Which report schedule is to run." })
export class RunReportScheduleInput extends BulkOptionsInput {
  @Field(() => ID, { description: "The report schedule, also one that is not enabled." })
  id!: string;
}

@InputType({ description: "Whose report is to be sent again." })
export class ResendReportInput extends BulkOptionsInput {
  @Field(() => ID, { description: "The run." })
  runId!: string;
}

/** Which times of an expression. */
@ArgsType()
export class ReportScheduleDatesArgs {
  @Field({ description: "Minute, hour, day, month, weekday, in local time." })
  @MaxLength(100)
  cron!: string;

  @Field(() => String, { nullable: true, description: "IANA zone of `cron`; left out: the group's." })
  @IsOptional()
  @MaxLength(64)
  timeZone?: string | null;

  @Field(() => Int, { defaultValue: 3, description: "How many, 1 to 10." })
  @Min(1)
  @Max(10)
  first!: number;
}
