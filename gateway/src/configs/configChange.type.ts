import { GraphQLJSON } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import type { ConfigChangeRecord } from "../platform-api/configs.js";

@ObjectType({ description: "A value that differs from the version before.", simpleResolvers: true })
export class ConfigChange implements ConfigChangeRecord {
  @Field({ description: "Where it is in the document, e.g. `BasicConfig.brtLevel.3`." })
  path!: string;

  @Field(() => GraphQLJSON, {
    nullable: true,
    description: "What was there; null where nothing was. A long value is told by its length.",
  })
  before!: unknown;

  @Field(() => GraphQLJSON, {
    nullable: true,
    description: "What is there; null where nothing is. A long value is told by its length.",
  })
  after!: unknown;
}
