import { Field, ObjectType } from "type-graphql";
import { objectOf } from "../objectType.js";
import { SYSTEM, type SystemRecord } from "../platform-api/system.js";
import { UnixTime } from "../scalars/unixTime.js";

@ObjectType({ description: "The gateway that answers.", simpleResolvers: true })
export class SystemGateway {
  @Field({ description: "Its version." })
  version!: string;

  @Field({ description: "Version of Node.js." })
  node!: string;

  @Field(() => UnixTime, { description: "When it was started." })
  startDate!: number;
}

export const System = objectOf(SYSTEM);
export type System = SystemRecord;
