import { Field, ObjectType } from "type-graphql";
import { enumOf, flagsOf, objectOf } from "../objectType.js";
import { BUCKET, RESOURCE, type ResourceRecord } from "../platform-api/resources.js";

export const ResourceBucket = enumOf(BUCKET);

export const Resource = objectOf(RESOURCE);
export type Resource = ResourceRecord;

export const ResourcePermissions = flagsOf("ResourcePermissions", "What the caller may do with a resource.", {
  edit: "Change it, or take it away.",
});
export type ResourcePermissions = InstanceType<typeof ResourcePermissions>;

@ObjectType({ description: "The resource that was made.", simpleResolvers: true })
export class CreateResourcePayload {
  @Field(() => Resource, {
    nullable: true,
    description: "As it is now; null where the platform does not tell.",
  })
  resource!: Resource | null;
}

@ObjectType({ description: "The resource that was changed.", simpleResolvers: true })
export class UpdateResourcePayload {
  @Field(() => Resource, {
    nullable: true,
    description: "As it is now; null where the platform does not tell.",
  })
  resource!: Resource | null;
}
