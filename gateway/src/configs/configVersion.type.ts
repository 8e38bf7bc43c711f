import { GraphQLJSONObject } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../lists/connection.type.js";
import type { ConfigHistoryRecord, ConfigVersionRecord } from "../platform-api/configs.js";
import { UnixTime } from "../scalars/unixTime.js";
import { UserRef } from "../users/userRef.type.js";
import { ConfigChange } from "./configChange.type.js";

@ObjectType({ simpleResolvers: true })
abstract class VersionFields {
  @Field(() => Int, { description: "Grows by one with each change." })
  version!: number;

  @Field(() => UnixTime, { nullable: true, description: "When it was assigned; null where nobody knows." })
  changeDate!: number | null;

  @Field(() => UserRef, {
    nullable: true,
    description: "Who assigned it; null where a script did, or the account is gone.",
  })
  changedBy!: UserRef | null;

  @Field(() => Int, {
    nullable: true,
    description: "The earlier version that it brought back; null where it did not.",
  })
  restoredFrom!: number | null;
}

@ObjectType({ description: "A version of a client's configuration.", simpleResolvers: true })
export class ConfigVersion extends VersionFields implements ConfigVersionRecord {
  @Field(() => GraphQLJSONObject, { description: "The whole document, as the device gets it." })
  document!: Record<string, unknown>;
}

@ObjectType({
  description: "A version of a client's configuration, and what it changed.",
  simpleResolvers: true,
})
export class ConfigHistoryEntry extends VersionFields implements ConfigHistoryRecord {
  @Field(() => Int, { description: "Values that differ from the version before." })
  changeCount!: number;

  @Field(() => [ConfigChange], { description: "The first hundred of them." })
  changes!: ConfigChange[];
}

export const ConfigHistoryConnection = connectionOf(() => ConfigHistoryEntry, "ConfigHistory");
