import { ArgsType, Field } from "type-graphql";
import { PageArgs } from "../lists/page.types.js";

/** Which of the error reports. */
@ArgsType()
export class ErrorReportsArgs extends PageArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: "Only those that are dealt with; false: only those that are not.",
  })
  done?: boolean | null;
}
