import { GraphQLJSONObject } from "graphql-scalars";
import { Field, ObjectType } from "type-graphql";
import { Client } from "../clients/client.types.js";

@ObjectType({ description: "The changed device.", simpleResolvers: true })
export class UpdateClientSettingsPayload {
  @Field(() => Client, {
    nullable: true,
    description: "As it is now; with a dry run: unchanged. Null where it can't be read back.",
  })
  client!: Client | null;

  @Field({
    description: "Whether the device gets another configuration; with a dry run: whether it would.",
  })
  configChanged!: boolean;
}

@ObjectType({
  description: "The configuration that settings make of the one that a device has.",
  simpleResolvers: true,
})
export class GeneratedConfig {
  @Field(() => GraphQLJSONObject, { description: "The whole document, as the device would get it." })
  document!: Record<string, unknown>;

  @Field({ description: "Whether it differs from what the device has been given." })
  changed!: boolean;
}
