import { Field, ID, ObjectType } from "type-graphql";
import type { ErrorReportRecord } from "../platform-api/errorReports.js";
import { UnixTime } from "../scalars/unixTime.js";

@ObjectType({ description: "What somebody said is wrong.", simpleResolvers: true })
export class ErrorReport implements ErrorReportRecord {
  userId!: string | null;

  @Field(() => ID, { description: "Its id." })
  id!: string;

  @Field({ description: "The e-mail of whoever said it, as it was." })
  who!: string;

  @Field({ description: "What is wrong, in their words." })
  message!: string;

  @Field(() => String, { nullable: true, description: "The page on which they were." })
  page!: string | null;

  @Field(() => String, { nullable: true, description: "The browser's name for itself." })
  userAgent!: string | null;

  @Field({ description: "Whether it is dealt with." })
  done!: boolean;

  @Field(() => UnixTime, { description: "When it was said." })
  createDate!: number;
}

@ObjectType({ description: "The report that was sent.", simpleResolvers: true })
export class ReportErrorPayload {
  @Field(() => ID, { description: "Its id, to refer to." })
  id!: string;

  @Field(() => UnixTime, { description: "When it was stored." })
  createDate!: number;
}
