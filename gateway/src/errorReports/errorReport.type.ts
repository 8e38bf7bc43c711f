import { Field, ID, ObjectType } from "type-graphql";
import { objectOf } from "../objectType.js";
import { ERROR_REPORT, type ErrorReportRecord } from "../platform-api/errorReports.js";
import { UnixTime } from "../scalars/unixTime.js";

export const ErrorReport = objectOf(ERROR_REPORT);
export type ErrorReport = ErrorReportRecord;

@ObjectType({ description: "The report that was sent.", simpleResolvers: true })
export class ReportErrorPayload {
  @Field(() => ID, { description: "Its id, to refer to." })
  id!: string;

  @Field(() => UnixTime, { description: "When it was stored." })
  createDate!: number;
}
