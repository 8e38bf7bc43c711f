import { fieldFault } from "@obcestje/contract/faults.js";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from "type-graphql";
import { EDIT_OPTIONS } from "../bulk/bulk.types.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { restoreLimits } from "../limit-history/restoreLimits.js";
import { connectionOf, PAGE, type Page } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { objectOf } from "../objectType.js";
import { argsType, inputType, optional, payloadType, required } from "../ownType.js";
import { flag, id, text, whole } from "../platform-api/kinds.js";
import {
  decodeRevisions,
  pageOfRevisions,
  RESTORED_KINDS,
  REVISION,
  REVISION_KIND,
  type RevisionRecord,
  restoringOf,
} from "../platform-api/revisions.js";
import { SPEED_LIMITS } from "../platform-api/speedLimits.js";
import { restoreSettings } from "../settings/restoreSettings.js";
import { GeneratedConfig } from "../settings/settings.types.js";

const Revision = objectOf(REVISION);
const RevisionConnection = connectionOf(Revision, "Revision");

const THING = { kind: required(REVISION_KIND, "What it is."), id: required(id, "Which one.") };

const RevisionsArgs = argsType({ ...PAGE, ...THING });
type RevisionsArgs = InstanceType<typeof RevisionsArgs>;

const RestoreRevisionInput = inputType(
  "RestoreRevisionInput",
  "An earlier version of something that people edit.",
  {
    ...EDIT_OPTIONS,
    ...THING,
    version: required(whole, "As `revisions` tells it."),
    generatedIfMatch: optional(
      text,
      "Of a client: the `etag` of the configuration that a dry run told: CONFLICT naming `generatedIfMatch` where the device would be given another one by now.",
    ),
  },
);
type RestoreRevisionInput = InstanceType<typeof RestoreRevisionInput>;

const RestoreRevisionPayload = payloadType("RestoreRevisionPayload", "What is set is as it was then.", {
  restored: required(flag, "Always true; with a dry run: that it can be."),
  config: optional(
    GeneratedConfig,
    "Of a client: the configuration that it is given with its earlier settings; with a dry run: that it would be given. Null where none of what changes decides what it does.",
  ),
  speedLimits: optional(
    SPEED_LIMITS,
    "Of speed limits: as they are now; with a dry run as they would be. Null of anything else.",
  ),
});
type RestoreRevisionPayload = InstanceType<typeof RestoreRevisionPayload>;

@Resolver(() => Revision)
export class RevisionResolver {
  @Query(() => RevisionConnection, {
    nullable: true,
    description:
      "What was edited of something, by whom and when, newest first: for whoever may edit it. Of a device since it is in the caller's group.",
  })
  async revisions(
    @Args(() => RevisionsArgs) { first, after, kind, id }: RevisionsArgs,
    @Ctx() { platform }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<RevisionRecord>> {
    const page = pageQuery({ first, after }, info);
    return toPage(await pageOfRevisions(platform, { kind, id }, page), decodeRevisions);
  }

  @Mutation(() => RestoreRevisionPayload, {
    description: `Makes an earlier version what is set again; of ${RESTORED_KINDS.join(", ")}.`,
  })
  async restoreRevision(
    @Arg("input", () => RestoreRevisionInput) input: RestoreRevisionInput,
    @Ctx() context: Context,
  ): Promise<RestoreRevisionPayload> {
    const { kind, id, version, dryRun, ifMatch, idempotencyKey } = input;
    if (!RESTORED_KINDS.includes(kind))
      throw new ApiError("BAD_USER_INPUT", "Such things have no versions to bring back.", {
        fields: [
          { ...fieldFault("kind", "NOT_ONE_OF"), message: `must be one of ${RESTORED_KINDS.join(", ")}` },
        ],
      });
    if (kind === "CLIENT") {
      const config = await restoreSettings(context, { ...input, clientId: id });
      return { restored: true, config, speedLimits: null };
    }
    if (kind === "SPEED_LIMITS") {
      const options = { dryRun, ifMatch, idempotencyKey };
      const speedLimits = await restoreLimits(context.platform, { clientId: id, version }, options);
      return { restored: true, config: null, speedLimits };
    }
    const restoring = await restoringOf(context.platform, { kind, id }, version);
    await restoring.write({ dryRun, ifMatch, idempotencyKey });
    return { restored: true, config: null, speedLimits: null };
  }
}
