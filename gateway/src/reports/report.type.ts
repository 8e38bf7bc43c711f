import { ArrayMaxSize, ArrayMinSize, ArrayUnique } from "class-validator";
import { ArgsType, Field, ID, ObjectType } from "type-graphql";
import { IntervalInput } from "../measurements/interval.input.js";
import { enumOf } from "../objectType.js";
import { REPORT_LANGUAGE, type ReportLanguageName } from "../platform-api/reportSchedules.js";
import { UnixTime } from "../scalars/unixTime.js";
import { CLIENTS_A_REPORT } from "./clientsOfReport.js";

export const ReportLanguage = enumOf(REPORT_LANGUAGE);

/** Which report. */
@ArgsType()
export class ReportArgs {
  @Field(() => [ID], { description: "The devices that it is about; 1 to 50." })
  @ArrayMinSize(1)
  @ArrayMaxSize(CLIENTS_A_REPORT)
  @ArrayUnique()
  clientIds!: string[];

  @Field(() => IntervalInput, { description: "Its period, in the first device's time zone." })
  interval!: IntervalInput;

  @Field(() => ReportLanguage, { defaultValue: "SL", description: "What it is written in." })
  language!: ReportLanguageName;
}

@ObjectType({ description: "The printable report of some devices and a period.", simpleResolvers: true })
export class Report {
  @Field(() => UnixTime, { description: "First second of its period." })
  from!: number;

  @Field(() => UnixTime, { description: "First second after its period." })
  to!: number;

  @Field(() => ReportLanguage, { description: "What it is written in." })
  language!: ReportLanguageName;

  @Field({ description: "Where it is as a page, for whoever is signed in." })
  pageUrl!: string;

  @Field({ description: "Where it is as a PDF, for whoever is signed in, and for scripts with a full key." })
  pdfUrl!: string;
}
