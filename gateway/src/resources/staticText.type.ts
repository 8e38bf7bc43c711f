import { Field, Int, ObjectType } from "type-graphql";
import type { StaticTextRecord } from "../platform-api/staticTexts.js";

@ObjectType({ description: "A text that a sign's maker built in.", simpleResolvers: true })
export class StaticText implements StaticTextRecord {
  @Field(() => Int, { description: "The number that a display names it by: 1 to 99." })
  id!: number;

  @Field({ description: "What it says." })
  text!: string;
}
