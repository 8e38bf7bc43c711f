import { Arg, Authorized, Ctx, FieldResolver, ID, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../context.js";
import { nullIfNotFound } from "../errors.js";
import { sessionLoader } from "../loaders/session.loader.js";
import { decodePenaltySteps } from "../platform-api/penaltySteps.js";
import { type BucketName, decodeCustomTexts, getResource, listResources } from "../platform-api/resources.js";
import { staticTextsOf } from "../platform-api/staticTexts.js";
import { roleOf } from "../session/role.js";
import { CustomText, PenaltyStep, StaticText } from "./customText.type.js";
import { Resource, ResourceBucket, ResourcePermissions } from "./resource.type.js";
import { readSharedTexts } from "./sharedTexts.js";

@Resolver(() => Resource)
export class ResourceResolver {
  @Authorized()
  @Query(() => [Resource], {
    nullable: true,
    description: "What all groups share: those of a bucket, or all.",
  })
  resources(
    @Ctx() { platform, call }: Context,
    @Arg("bucket", () => ResourceBucket, { nullable: true, description: "Left out: all of them." })
    bucket?: BucketName | null,
  ): Promise<Resource[]> {
    return listResources(platform, call, bucket ?? null);
  }

  @Authorized()
  @Query(() => Resource, { nullable: true, description: "One resource; null where there is no such one." })
  resource(
    @Arg("id", () => ID, { description: "The resource's." }) id: string,
    @Ctx() { platform, call }: Context,
  ): Promise<Resource | null> {
    return nullIfNotFound(getResource(platform, call, id));
  }

  @Authorized()
  @Query(() => [CustomText], {
    nullable: true,
    description: "The custom texts that all devices share; a display names one by its place here, from 0.",
  })
  sharedTexts(@Ctx() { platform, call }: Context): Promise<CustomText[]> {
    return readSharedTexts(platform, call);
  }

  @Authorized()
  @Query(() => [StaticText], {
    nullable: true,
    description: "The texts that makers built into signs, as far as somebody has noted them.",
  })
  async staticTexts(@Ctx() { platform, call }: Context): Promise<StaticText[]> {
    return staticTextsOf(await listResources(platform, call, "HARDWARE_CONFIGURATION"));
  }

  @FieldResolver(() => [CustomText], {
    nullable: true,
    description: "Its texts; null where it is not in the bucket GLOBAL_CUSTOM_TEXTS.",
  })
  customTexts(@Root() { bucket, data }: Resource): CustomText[] | null {
    return bucket === "GLOBAL_CUSTOM_TEXTS" && data ? decodeCustomTexts(data) : null;
  }

  @FieldResolver(() => [PenaltyStep], {
    nullable: true,
    description: "Its steps; null where it is not in the bucket SPEED_LIMIT_PENALTY_PROGRAM_CONFIG.",
  })
  penaltySteps(@Root() { bucket, data }: Resource): PenaltyStep[] | null {
    return bucket === "SPEED_LIMIT_PENALTY_PROGRAM_CONFIG" && data ? decodePenaltySteps(data) : null;
  }

  @FieldResolver(() => ResourcePermissions, {
    nullable: true,
    description: "So that a screen hides what would be refused.",
  })
  async permissions(@Ctx() { loaders }: Context): Promise<ResourcePermissions> {
    return { edit: roleOf(await loaders.get(sessionLoader)()) === "admin" };
  }
}
