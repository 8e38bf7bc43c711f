import { GraphQLJSON, GraphQLJSONObject } from "graphql-scalars";
import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import type { BucketName, ResourceData, ResourceRecord } from "../platform-api/resources.js";
import { UnixTime } from "../scalars/unixTime.js";

export const ResourceBucket = {
  GLOBAL_CUSTOM_TEXTS: "GLOBAL_CUSTOM_TEXTS",
  SPEED_LIMIT_PENALTY_PROGRAM_CONFIG: "SPEED_LIMIT_PENALTY_PROGRAM_CONFIG",
  HARDWARE_CONFIGURATION: "HARDWARE_CONFIGURATION",
} as const;
registerEnumType(ResourceBucket, {
  name: "ResourceBucket",
  description: "What a resource is for.",
  valuesConfig: {
    GLOBAL_CUSTOM_TEXTS: { description: "Texts that any sign may show." },
    SPEED_LIMIT_PENALTY_PROGRAM_CONFIG: { description: "What signs show of penalties." },
    HARDWARE_CONFIGURATION: { description: "What is known of types of hardware." },
  },
});

@ObjectType({ description: "What the caller may do with a resource.", simpleResolvers: true })
export class ResourcePermissions {
  @Field({ description: "Change it, or take it away." })
  edit!: boolean;
}

@ObjectType({ description: "Something that all groups share.", simpleResolvers: true })
export class Resource implements ResourceRecord {
  @Field(() => ID, { description: "Opaque." })
  id!: string;

  @Field(() => ResourceBucket, {
    nullable: true,
    description: "What it is for; null for a bucket that is not known here.",
  })
  bucket!: BucketName | null;

  @Field(() => String, { nullable: true, description: "What people call it; null where it has no name." })
  name!: string | null;

  @Field(() => GraphQLJSON, { description: "The whole document: an object or a list." })
  data!: ResourceData;

  @Field(() => GraphQLJSONObject, { description: "What tools keep beside it; `name` among them." })
  metaData!: Record<string, unknown>;

  @Field(() => UnixTime, { description: "When it was made." })
  createDate!: number;

  @Field(() => UnixTime, { description: "When it last changed." })
  changeDate!: number;
}

@ObjectType({ description: "The resource that was made.", simpleResolvers: true })
export class CreateResourcePayload {
  @Field(() => Resource, { description: "As it is now." })
  resource!: Resource;
}

@ObjectType({ description: "The resource that was changed.", simpleResolvers: true })
export class UpdateResourcePayload {
  @Field(() => Resource, { description: "As it is now." })
  resource!: Resource;
}
