import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Client } from "../clients/client.types.js";
import type { Context } from "../context.js";
import { sessionLoader } from "../loaders/session.loader.js";
import type { ClientRecord } from "../platform-api/clients.js";
import {
  addExclusion,
  deleteExclusion,
  type ExclusionRecord,
  listExclusions,
} from "../platform-api/exclusions.js";
import { roleOf } from "../session/role.js";
import {
  AddExclusionInput,
  AddExclusionPayload,
  DeleteExclusionInput,
  DeleteExclusionPayload,
  Exclusion,
} from "./exclusion.types.js";

/** Periods that administrators leave out of what devices sent: a faulty sensor, a test drive. */
@Resolver(() => Client)
export class ExclusionResolver {
  @FieldResolver(() => [Exclusion], {
    nullable: true,
    description:
      "Periods that are left out of what it sent, the latest first. A call a device: not for long lists. For administrators; others are told null.",
  })
  async exclusions(
    @Root() { id, isPlace }: ClientRecord,
    @Ctx() { platform, loaders }: Context,
  ): Promise<ExclusionRecord[] | null> {
    if (isPlace || roleOf(await loaders.get(sessionLoader)()) !== "admin") return null;
    return listExclusions(platform, id);
  }

  @Mutation(() => AddExclusionPayload, {
    description:
      "Leaves a period out of what a device sent, in all figures and files; imports of that time count. For administrators.",
  })
  addExclusion(
    @Arg("input", () => AddExclusionInput) { dryRun, idempotencyKey, ...exclusion }: AddExclusionInput,
    @Ctx() { platform }: Context,
  ): Promise<AddExclusionPayload> {
    return addExclusion(platform, exclusion, { dryRun, idempotencyKey });
  }

  @Mutation(() => DeleteExclusionPayload, { description: "Lets a period count again. For administrators." })
  async deleteExclusion(
    @Arg("input", () => DeleteExclusionInput) { id, ...write }: DeleteExclusionInput,
    @Ctx() { platform }: Context,
  ): Promise<DeleteExclusionPayload> {
    return { restored: await deleteExclusion(platform, id, write) };
  }
}
