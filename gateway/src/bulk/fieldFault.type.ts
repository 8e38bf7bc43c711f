import { Field, ObjectType } from "type-graphql";
import type { FieldFault } from "../errors.js";

@ObjectType("FieldFault", { description: "One faulty input field.", simpleResolvers: true })
export class FieldFaultType implements FieldFault {
  @Field({ description: "Where it is, e.g. `schedule.0.weekDays`." })
  path!: string;

  @Field({ description: "What is wrong with it." })
  message!: string;
}
