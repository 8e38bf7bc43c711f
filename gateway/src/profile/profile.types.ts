import { LONGEST_PASSWORD, LONGEST_PERSON_NAME, LONGEST_PHONE } from "@obcestje/contract/limits/lengths.js";
import { Matches, MaxLength, MinLength } from "class-validator";
import { EDIT_OPTIONS } from "../bulk/bulk.types.js";
import { objectOf } from "../objectType.js";
import { inputType, optional, payloadType, required } from "../ownType.js";
import { flag, id, listOf, text } from "../platform-api/kinds.js";
import { OWN_SESSION, type OwnSessionRecord, PROFILE, type ProfileRecord } from "../platform-api/profile.js";
import { LANGUAGE } from "../platform-api/users.js";

export const Profile = objectOf(PROFILE);
export type Profile = ProfileRecord;

export const OwnSession = objectOf(OWN_SESSION);
export type OwnSession = OwnSessionRecord;

const PASSWORD = [MinLength(1), MaxLength(4 * LONGEST_PASSWORD)] as const;

export const UpdateProfileInput = inputType(
  "UpdateProfileInput",
  "What is left out stays; null takes it away.",
  {
    ...EDIT_OPTIONS,
    firstName: optional(text, "Up to 100 characters.", MaxLength(LONGEST_PERSON_NAME)),
    lastName: optional(text, "Up to 100 characters.", MaxLength(LONGEST_PERSON_NAME)),
    phone: optional(text, "Up to 50 characters.", MaxLength(LONGEST_PHONE)),
    language: optional(LANGUAGE, "Of the screens; null: as the browser says."),
  },
);
export type UpdateProfileInput = InstanceType<typeof UpdateProfileInput>;

export const UpdateProfilePayload = payloadType("UpdateProfilePayload", "The own account as it is now.", {
  profile: required(PROFILE, "The own account as it is now."),
});
export type UpdateProfilePayload = InstanceType<typeof UpdateProfilePayload>;

export const ChangePasswordInput = inputType(
  "ChangePasswordInput",
  "The own password, and the one that is to be.",
  {
    currentPassword: required(text, "The password as it is.", ...PASSWORD),
    newPassword: required(text, "8 to 256 characters, none of the common passwords.", ...PASSWORD),
  },
);
export type ChangePasswordInput = InstanceType<typeof ChangePasswordInput>;

export const ChangePasswordPayload = payloadType("ChangePasswordPayload", "The password was changed.", {
  changed: required(flag, "Always true; all other sessions of the person have ended."),
});
export type ChangePasswordPayload = InstanceType<typeof ChangePasswordPayload>;

export const EndSessionInput = inputType("EndSessionInput", "Which session is to end.", {
  id: required(id, "Of `mySessions`.", Matches(/^[\w-]{1,100}$/)),
});
export type EndSessionInput = InstanceType<typeof EndSessionInput>;

export const EndSessionPayload = payloadType(
  "EndSessionPayload",
  "One or more of the person's sessions have ended.",
  { mySessions: required(listOf(OWN_SESSION), "Those that go on, the last used first.") },
);
export type EndSessionPayload = InstanceType<typeof EndSessionPayload>;
