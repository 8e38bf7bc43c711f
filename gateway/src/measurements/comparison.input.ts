import { Field, ID, InputType } from "type-graphql";
import { IntervalInput } from "./interval.input.js";

@InputType({ description: "One side of a comparison." })
export class ComparedInput {
  @Field(() => ID, { description: "The device." })
  clientId!: string;

  @Field(() => IntervalInput, { description: "The period, in the device's time zone; 400 days at most." })
  interval!: IntervalInput;
}
