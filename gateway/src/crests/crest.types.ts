import { EDIT_OPTIONS } from "../bulk/bulk.types.js";
import { objectOf } from "../objectType.js";
import { inputType, optional, payloadType, required } from "../ownType.js";
import { GROUP_CREST } from "../platform-api/crests.js";
import { GROUP } from "../platform-api/groups.js";
import { id } from "../platform-api/kinds.js";

export const GroupCrest = objectOf(GROUP_CREST);

export const RemoveGroupCrestInput = inputType("RemoveGroupCrestInput", "Whose crest is to go.", {
  ...EDIT_OPTIONS,
  groupId: required(id, "The group."),
});
export type RemoveGroupCrestInput = InstanceType<typeof RemoveGroupCrestInput>;

export const RemoveGroupCrestPayload = payloadType("RemoveGroupCrestPayload", "A group without its crest.", {
  group: optional(GROUP, "As it is now; null where it is gone."),
});
export type RemoveGroupCrestPayload = InstanceType<typeof RemoveGroupCrestPayload>;
