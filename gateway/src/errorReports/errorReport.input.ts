import { IsOptional, MaxLength, MinLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { BulkOptionsInput, DeleteInput } from "../bulk/bulk.input.js";

@InputType({ description: "Something that is wrong." })
export class ReportErrorInput extends BulkOptionsInput {
  @Field({ description: "What is wrong, 1 to 5,000 characters." })
  @MinLength(1)
  @MaxLength(5000)
  message!: string;

  @Field(() => String, { nullable: true, description: "The page on which it shows, 500 characters at most." })
  @IsOptional()
  @MaxLength(500)
  page?: string | null;
}

@InputType({ description: "Which reports are dealt with, or not." })
export class SetErrorReportsDoneInput extends DeleteInput {
  @Field({ description: "Whether they are dealt with." })
  done!: boolean;
}
