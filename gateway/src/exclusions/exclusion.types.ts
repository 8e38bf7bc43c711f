import { LONGEST_REASON } from "@obcestje/contract/limits/lengths.js";
import { MaxLength, MinLength } from "class-validator";
import { BULK_OPTIONS } from "../bulk/bulk.types.js";
import { objectOf } from "../objectType.js";
import { inputType, optional, payloadType, required } from "../ownType.js";
import { EXCLUSION, EXCLUSION_DIFFERENCE } from "../platform-api/exclusions.js";
import { id, instant, text } from "../platform-api/kinds.js";

export const Exclusion = objectOf(EXCLUSION);

export const AddExclusionInput = inputType("AddExclusionInput", "A period that is to be left out.", {
  ...BULK_OPTIONS,
  clientId: required(id, "The device."),
  from: required(instant, "First second that is left out."),
  to: required(instant, "First second that counts again; 92 days after `from` at most."),
  reason: required(text, "Why, in words; up to 500 characters.", MinLength(1), MaxLength(LONGEST_REASON)),
});
export type AddExclusionInput = InstanceType<typeof AddExclusionInput>;

export const AddExclusionPayload = payloadType("AddExclusionPayload", "The period that is left out.", {
  exclusion: required(EXCLUSION, "As it is now; after a dry run as it would be."),
  removed: optional(
    EXCLUSION_DIFFERENCE,
    "What does not count any more; after a dry run what would not. Null: not told.",
  ),
});
export type AddExclusionPayload = InstanceType<typeof AddExclusionPayload>;

export const DeleteExclusionInput = inputType("DeleteExclusionInput", "Which period is to count again.", {
  ...BULK_OPTIONS,
  id: required(id, "The exclusion."),
});
export type DeleteExclusionInput = InstanceType<typeof DeleteExclusionInput>;

export const DeleteExclusionPayload = payloadType("DeleteExclusionPayload", "What counts again.", {
  restored: optional(EXCLUSION_DIFFERENCE, "What counts again; after a dry run what would. Null: not told."),
});
export type DeleteExclusionPayload = InstanceType<typeof DeleteExclusionPayload>;
