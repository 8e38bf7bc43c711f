import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { BULK_OPTIONS, BulkPayload, DeleteInput, EDIT_OPTIONS } from "../bulk/bulk.types.js";
import { runBulk } from "../bulk/runBulk.js";
import { requireDocument } from "../configs/configContent.js";
import type { Context } from "../context.js";
import { nullIfNotFound } from "../errors.js";
import { sessionLoader } from "../loaders/session.loader.js";
import { enumOf, flagsOf, objectOf } from "../objectType.js";
import { inputType, optional, payloadType, required } from "../ownType.js";
import { CUSTOM_TEXT, type CustomTextRecord } from "../platform-api/customTexts.js";
import { id, json, listOf, text } from "../platform-api/kinds.js";
import { laidOverUntold } from "../platform-api/laidOver.js";
import { namingFields } from "../platform-api/namedFaults.js";
import { decodePenaltySteps, PENALTY_STEP, type PenaltyStepRecord } from "../platform-api/penaltySteps.js";
import {
  BUCKET,
  type BucketName,
  createResource,
  decodeCustomTexts,
  deleteResource,
  getResource,
  listResources,
  RESOURCE,
  type ResourceRecord,
  updateResource,
} from "../platform-api/resources.js";
import { STATIC_TEXT, type StaticTextRecord, staticTextsOf } from "../platform-api/staticTexts.js";
import { roleOf } from "../session/role.js";
import { dataOf, namesOf, requireData } from "./resourceContent.js";
import { readSharedTexts } from "./sharedTexts.js";

const CustomText = objectOf(CUSTOM_TEXT);
const PenaltyStep = objectOf(PENALTY_STEP);
const StaticText = objectOf(STATIC_TEXT);
const Resource = objectOf(RESOURCE);

const ResourcePermissions = flagsOf("ResourcePermissions", "What the caller may do with a resource.", {
  edit: "Change it, or take it away.",
});
type ResourcePermissions = InstanceType<typeof ResourcePermissions>;

const PAYLOAD = { resource: optional(RESOURCE, "As it is now; null where the platform does not tell.") };

const CreateResourceInput = inputType("CreateResourceInput", "A new resource: custom texts, or a document.", {
  ...BULK_OPTIONS,
  bucket: required(BUCKET, "What it is for."),
  name: optional(text, "What people call it."),
  customTexts: optional(
    listOf(CUSTOM_TEXT),
    "Its texts, in the bucket GLOBAL_CUSTOM_TEXTS; 200 at most, each with a uuid of its own.",
  ),
  penaltySteps: optional(
    listOf(PENALTY_STEP),
    "Its steps, in the bucket SPEED_LIMIT_PENALTY_PROGRAM_CONFIG; 8 at most, each above the one before.",
  ),
  data: optional(json, "The whole document: an object or a list."),
});
type CreateResourceInput = InstanceType<typeof CreateResourceInput>;

const CreateResourcePayload = payloadType("CreateResourcePayload", "The resource that was made.", PAYLOAD);
type CreateResourcePayload = InstanceType<typeof CreateResourcePayload>;

const UpdateResourceInput = inputType(
  "UpdateResourceInput",
  "What is to change of a resource; what is left out stays.",
  {
    ...EDIT_OPTIONS,
    id: required(id, "The resource."),
    name: optional(text, "What people call it; null takes the name away."),
    customTexts: optional(
      listOf(CUSTOM_TEXT),
      "All its texts, in the bucket GLOBAL_CUSTOM_TEXTS; 200 at most, each with a uuid of its own.",
    ),
    penaltySteps: optional(
      listOf(PENALTY_STEP),
      "All its steps, in the bucket SPEED_LIMIT_PENALTY_PROGRAM_CONFIG; 8 at most, each above the one before.",
    ),
    data: optional(json, "A whole document in the place of what it has: an object or a list."),
  },
);
type UpdateResourceInput = InstanceType<typeof UpdateResourceInput>;

const UpdateResourcePayload = payloadType("UpdateResourcePayload", "The resource that was changed.", PAYLOAD);
type UpdateResourcePayload = InstanceType<typeof UpdateResourcePayload>;

@Resolver(() => Resource)
export class ResourceResolver {
  @Query(() => [Resource], {
    nullable: true,
    description: "What all groups share: those of a bucket, or all.",
  })
  resources(
    @Ctx() { platform }: Context,
    @Arg("bucket", () => enumOf(BUCKET), { nullable: true, description: "Left out: all of them." })
    bucket?: BucketName | null,
  ): Promise<ResourceRecord[]> {
    return listResources(platform, bucket ?? null);
  }

  @Query(() => Resource, { nullable: true, description: "One resource; null where there is no such one." })
  resource(
    @Arg("id", () => ID, { description: "The resource's." }) id: string,
    @Ctx() { platform }: Context,
  ): Promise<ResourceRecord | null> {
    return nullIfNotFound(getResource(platform, id));
  }

  @Query(() => [CustomText], {
    nullable: true,
    description: "The custom texts that all devices share; a display names one by its place here, from 0.",
  })
  sharedTexts(@Ctx() { platform }: Context): Promise<CustomTextRecord[]> {
    return readSharedTexts(platform);
  }

  @Query(() => [StaticText], {
    nullable: true,
    description: "The texts that makers built into signs, as far as somebody has noted them.",
  })
  async staticTexts(@Ctx() { platform }: Context): Promise<StaticTextRecord[]> {
    return staticTextsOf(await listResources(platform, "HARDWARE_CONFIGURATION"));
  }

  @FieldResolver(() => [CustomText], {
    nullable: true,
    description: "Its texts; null where it is not in the bucket GLOBAL_CUSTOM_TEXTS.",
  })
  customTexts(@Root() { bucket, data }: ResourceRecord): CustomTextRecord[] | null {
    return bucket === "GLOBAL_CUSTOM_TEXTS" && data ? decodeCustomTexts(data) : null;
  }

  @FieldResolver(() => [PenaltyStep], {
    nullable: true,
    description: "Its steps; null where it is not in the bucket SPEED_LIMIT_PENALTY_PROGRAM_CONFIG.",
  })
  penaltySteps(@Root() { bucket, data }: ResourceRecord): PenaltyStepRecord[] | null {
    return bucket === "SPEED_LIMIT_PENALTY_PROGRAM_CONFIG" && data ? decodePenaltySteps(data) : null;
  }

  @FieldResolver(() => ResourcePermissions, {
    nullable: true,
    description: "So that a screen hides what would be refused.",
  })
  async permissions(@Ctx() { loaders }: Context): Promise<ResourcePermissions> {
    return { edit: roleOf(await loaders.get(sessionLoader)()) === "admin" };
  }

  @Mutation(() => CreateResourcePayload, { description: "Makes a resource (administrators)." })
  async createResource(
    @Arg("input", () => CreateResourceInput) input: CreateResourceInput,
    @Ctx() { platform }: Context,
  ): Promise<CreateResourcePayload> {
    const { bucket, name } = input;
    const resource = { bucket, data: requireData(input), metaData: typeof name === "string" ? { name } : {} };
    const created = createResource(platform, resource, input);
    return { resource: await namingFields(created, namesOf(input)) };
  }

  @Mutation(() => UpdateResourcePayload, { description: "Changes a resource (administrators)." })
  async updateResource(
    @Arg("input", () => UpdateResourceInput) input: UpdateResourceInput,
    @Ctx() { platform }: Context,
  ): Promise<UpdateResourcePayload> {
    const { id, name, customTexts, penaltySteps } = input;
    const isLaidOver = name !== undefined || customTexts || penaltySteps;
    const before = isLaidOver ? await getResource(platform, id) : undefined;
    const change = {
      data: dataOf(input, before && requireDocument(before.data)),
      metaData: name === undefined ? undefined : laidOverUntold(before?.metaData ?? null, { name }),
    };
    const updated = updateResource(platform, id, change, input);
    return { resource: await namingFields(updated, namesOf(input)) };
  }

  @Mutation(() => BulkPayload, { description: "Takes resources away (administrators)." })
  deleteResources(
    @Arg("input", () => DeleteInput) input: DeleteInput,
    @Ctx() context: Context,
  ): Promise<BulkPayload> {
    return runBulk(context, input.ids, input, { name: "deleteResources", one: deleteResource });
  }
}
