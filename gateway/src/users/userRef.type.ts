import { Field, ID, ObjectType } from "type-graphql";
import type { UserRefRecord } from "../platform-api/userRef.js";

@ObjectType({ description: "Who did something.", simpleResolvers: true })
export class UserRef implements UserRefRecord {
  @Field(() => ID, { description: "Of the account." })
  id!: string;

  @Field({ description: "E-mail of the account." })
  email!: string;
}
