import { bodyId } from "./bodyId.js";
import { objectOrNull } from "./decode.js";
import { USERS } from "./importLook.js";
import { id, instant, text, whole } from "./kinds.js";
import { line } from "./names.js";
import type { Platform, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, sure, table } from "./table.js";
import { wholeList, wholeRecord } from "./wholeAnswer.js";

export const EXCLUSION = table("Exclusion", "A period [from, to) that is left out of what a device sent.", {
  id: need("id", id, "Its id; of a dry run, of nothing."),
  clientId: need("clientId", id, "The device."),
  from: sure("from", instant, "First second that is left out."),
  to: sure("to", instant, "First second that counts again."),
  reason: sure("reason", line, "Why, in words.", ""),
  createDate: may("createDate", instant, "Since when it is left out; null: not told."),
  createdBy: may("createdBy", text, "Whose e-mail address; null: nobody known."),
});
export type ExclusionRecord = RecordOf<typeof EXCLUSION>;

export const EXCLUSION_DIFFERENCE = table("ExclusionDifference", "What does not count any more, or again.", {
  ...USERS,
  coveredSeconds: may("coveredSeconds", whole, "Seconds that the device had reported on; null: not told."),
});
export type ExclusionDifferenceRecord = RecordOf<typeof EXCLUSION_DIFFERENCE>;

/** A new exclusion, and the data it leaves out; null if unknown. */
export interface AddedExclusion {
  exclusion: ExclusionRecord;
  removed: ExclusionDifferenceRecord | null;
}

/**
 * GET /exclusion/list (administrators): the exclusions of one device, the latest first.
 * @throws ApiError NOT_FOUND, FORBIDDEN
 */
export async function listExclusions(platform: Platform, clientId: string): Promise<ExclusionRecord[]> {
  return wholeList(await platform.get("exclusion/list", { clientId }), EXCLUSION);
}

/** POST /exclusion (administrators). @throws ApiError NOT_FOUND, FORBIDDEN, VALIDATION_FAILED naming from, to or reason */
export async function addExclusion(
  platform: Platform,
  { clientId, from, to, reason }: { clientId: string; from: number; to: number; reason: string },
  options: WriteOptions,
): Promise<AddedExclusion> {
  const body = { clientId: bodyId(clientId), from, to, reason };
  const added = await platform.post("exclusion", body, options);
  return { exclusion: wholeRecord(added, EXCLUSION), removed: differenceIn(added, "removed") };
}

/**
 * DELETE /exclusion (administrators).
 * @returns the data that counts again; null if unknown
 * @throws ApiError NOT_FOUND, FORBIDDEN
 */
export async function deleteExclusion(
  platform: Platform,
  exclusionId: string,
  options: WriteOptions,
): Promise<ExclusionDifferenceRecord | null> {
  return differenceIn(await platform.delete("exclusion", { id: exclusionId }, options), "restored");
}

function differenceIn(answer: unknown, name: "removed" | "restored"): ExclusionDifferenceRecord | null {
  const told = objectOrNull(answer, "exclusion")?.[name];
  return EXCLUSION_DIFFERENCE.read(told, `exclusion.${name}`);
}
