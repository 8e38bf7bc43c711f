import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from "type-graphql";
import { EDIT_OPTIONS } from "../bulk/bulk.types.js";
import type { Context } from "../context.js";
import { ApiError } from "../errors.js";
import { connectionOf, PAGE, type Page } from "../lists/page.types.js";
import { pageQuery, toPage } from "../lists/readPage.js";
import { objectOf } from "../objectType.js";
import { argsType, inputType, payloadType, required } from "../ownType.js";
import type { Json } from "../platform-api/decode.js";
import { flag, id, whole } from "../platform-api/kinds.js";
import {
  decodeRevisions,
  pageOfRevisions,
  RESTORED_KINDS,
  REVISION,
  REVISION_KIND,
  type RevisionRecord,
  restoreRevision,
} from "../platform-api/revisions.js";
import { decidesSign } from "../settings/configFor.js";
import { followedSettings } from "../settings/followedSettings.js";
import { assignFollowing } from "../settings/saveSettings.js";

const Revision = objectOf(REVISION);
const RevisionConnection = connectionOf(Revision, "Revision");

const THING = {
  kind: required(REVISION_KIND, "What it is."),
  id: required(id, "Which one."),
};

const RevisionsArgs = argsType({ ...PAGE, ...THING });
type RevisionsArgs = InstanceType<typeof RevisionsArgs>;

const RestoreRevisionInput = inputType(
  "RestoreRevisionInput",
  "An earlier version of something that people edit.",
  { ...EDIT_OPTIONS, ...THING, version: required(whole, "As `revisions` tells it.") },
);
type RestoreRevisionInput = InstanceType<typeof RestoreRevisionInput>;

const RestoreRevisionPayload = payloadType("RestoreRevisionPayload", "What is set is as it was then.", {
  restored: required(flag, "Always true; with a dry run: that it can be."),
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
    @Ctx() { platform, call }: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<RevisionRecord>> {
    const page = pageQuery({ first, after }, info);
    return toPage(await pageOfRevisions(platform, call, { kind, id }, page), decodeRevisions);
  }

  @Mutation(() => RestoreRevisionPayload, {
    description: `Makes an earlier version what is set again; of ${RESTORED_KINDS.join(", ")}.`,
  })
  async restoreRevision(
    @Arg("input", () => RestoreRevisionInput) { kind, id, version, ...options }: RestoreRevisionInput,
    @Ctx() context: Context,
  ): Promise<RestoreRevisionPayload> {
    if (!RESTORED_KINDS.includes(kind))
      throw new ApiError("BAD_USER_INPUT", "Such things have no versions to bring back.", {
        fields: [{ path: "kind", message: `must be one of ${RESTORED_KINDS.join(", ")}` }],
      });
    const { platform, call } = context;
    const prepared =
      kind === "CLIENT" ? (content: Json) => followedSettings(context, id, content) : undefined;
    const changed = await restoreRevision(platform, call, { kind, id }, version, options, prepared);
    // A sign does what its configuration says: that follows, as after any change of its settings.
    if (kind === "CLIENT" && !options.dryRun && decidesSign(changed)) {
      const { idempotencyKey } = options;
      const key = idempotencyKey ? { idempotencyKey: `${idempotencyKey}.config` } : {};
      await assignFollowing(context, id, key);
    }
    return { restored: true };
  }
}
