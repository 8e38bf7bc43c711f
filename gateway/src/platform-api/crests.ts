import { nullIfNotFound } from "../errors.js";
import { tolerate } from "./decode.js";
import type { Kind } from "./kind.js";
import { id, instant, text, whole } from "./kinds.js";
import type { CallContext, Platform, WriteOptions } from "./platform.js";
import type { PlatformStreams, StreamedBody } from "./streams.js";
import { may, need, type RecordOf, table } from "./table.js";
import { wholeRecord } from "./wholeAnswer.js";

/** A PNG as base64, recognised by its first eight bytes. */
const PNG = /^iVBORw0KGgo[A-Za-z0-9+/]*={0,2}$/;

/** A base64 PNG as a data URL that a page may show. Nothing else is accepted. */
const picture: Kind<string> = {
  shape: "String",
  read: (wire, field) => {
    if (typeof wire === "string" && PNG.test(wire)) return `data:image/png;base64,${wire}`;
    return wire === undefined || wire === null ? null : tolerate(field, null);
  },
};

export const GROUP_CREST = table("GroupCrest", "The crest or logo that a group's reports carry.", {
  picture: need("png", picture, "The picture: a PNG, as a data URL."),
  width: may("width", whole, "Pixels; null: not told."),
  height: may("height", whole, "Pixels; null: not told."),
  setDate: may("setDate", instant, "Since when it is the group's; null: not told."),
  etag: may("etag", text, "For `ifMatch` of another one in its place, or of its removal; null: not told."),
});
export type GroupCrestRecord = RecordOf<typeof GROUP_CREST>;

/** The answer to the upload of a crest. */
const TAKEN_CREST = table("TakenCrest", "A crest that was taken in.", {
  groupId: need("groupId", id, "The group."),
  width: may("width", whole, "Pixels; null: not told."),
  height: may("height", whole, "Pixels; null: not told."),
});

const PATH = "group/crest";

/**
 * GET /group/crest.
 * @returns null if the group has none, or the platform keeps none
 * @throws ApiError FORBIDDEN
 */
export async function getCrest(platform: Platform, groupId: string): Promise<GroupCrestRecord | null> {
  if (!(await platform.offers.has("group-crest"))) return null;
  const answer = await nullIfNotFound(platform.get(PATH, { groupId }));
  return answer === null ? null : wholeRecord(answer, GROUP_CREST);
}

/**
 * POST /group/crest (administrators): a form with a file, passed on unchanged.
 * @param ifMatch the header as the caller sent it: the etag of the crest that the group has, or "none"
 * @throws ApiError CONFLICT if it has another one by now
 * @throws ApiError NOT_FOUND, PAYLOAD_TOO_LARGE, VALIDATION_FAILED naming file
 */
export async function uploadCrest(
  streams: PlatformStreams,
  context: CallContext & { signal: AbortSignal },
  groupId: string,
  form: StreamedBody,
  ifMatch: string | undefined,
): Promise<RecordOf<typeof TAKEN_CREST>> {
  return wholeRecord(await streams.upload(context, PATH, form, { groupId }, ifMatch), TAKEN_CREST, {
    groupId,
  });
}

/** DELETE /group/crest (administrators). @throws ApiError NOT_FOUND, also if the group has none */
export async function removeCrest(platform: Platform, groupId: string, options: WriteOptions): Promise<void> {
  await platform.delete(PATH, { groupId }, options);
}
