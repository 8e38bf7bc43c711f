import {
  LONGEST_EMAIL,
  LONGEST_PASSWORD,
  LONGEST_PERSON_NAME,
  LONGEST_PHONE,
  SHORTEST_EMAIL,
} from "@obcestje/contract/limits/lengths.js";
import { MaxLength, MinLength } from "class-validator";
import { flagsOf } from "../objectType.js";
import { inputType, optional, payloadType, required } from "../ownType.js";
import { GROUP } from "../platform-api/groups.js";
import { flag, text } from "../platform-api/kinds.js";
import { SECOND_STEP } from "../platform-api/secondFactors.js";
import { SESSION_KEY } from "../platform-api/session.js";
import { USER } from "../platform-api/users.js";

export const SessionPermissions = flagsOf(
  "SessionPermissions",
  "What the caller may do at all: a screen shows no way to what would be refused.",
  {
    administer: "Manage all devices, groups, users, firmware, templates and resources.",
    actAsGroup: "See the product as a group: send its id as the X-Group-Id header.",
    editProfile: "Change the own profile and password, and end the own sessions.",
    labelVideos: "See and label traffic videos.",
    controlValves: "Open and close valves.",
    queueActions: "Ask devices to do something.",
    editSettings: "Change settings, watering schedules, notes and imports of the group's devices.",
    scheduleReports: "Schedule reports.",
    manageKeys: "Make and delete the group's API keys.",
    managePeople: "Invite people into the group, set their roles, and take them out of it.",
  },
);
export type SessionPermissions = InstanceType<typeof SessionPermissions>;

export const Session = payloadType("Session", "Who asks.", {
  apiKey: optional(SESSION_KEY, "Null for a person."),
  actingAsGroup: required(flag, "Whether an administrator asks in the name of a group."),
  user: optional(USER, "Null for a key."),
  group: optional(GROUP, "The group whose devices the caller sees."),
  admin: required(flag, "True for an administrator who does not act as a group."),
  secondFactorNeeded: optional(
    flag,
    "Whether the person has to add a second factor, and may do nothing else before; null: not told.",
  ),
  permissions: required(SessionPermissions, "What the caller may do at all."),
});
export type Session = InstanceType<typeof Session>;

const PASSWORD = [MinLength(1), MaxLength(4 * LONGEST_PASSWORD)] as const;
const NAME = MaxLength(LONGEST_PERSON_NAME);

export const SignInInput = inputType("SignInInput", "Who signs in.", {
  email: required(text, "The account's e-mail.", MinLength(1), MaxLength(320)),
  password: required(text, "The account's password.", ...PASSWORD),
});
export type SignInInput = InstanceType<typeof SignInInput>;

const SESSION_ID =
  "For scripts: send it as the X-Session-Id header. Browsers hold an HttpOnly cookie instead.";

export const SignInPayload = payloadType(
  "SignInPayload",
  "The session that was opened, or the second step that it needs.",
  {
    session: optional(Session, "Who is signed in now; null where a second step is needed."),
    sessionId: optional(text, SESSION_ID),
    secondStep: optional(SECOND_STEP, "What is to be shown beside the password; null: nothing."),
  },
);
export type SignInPayload = InstanceType<typeof SignInPayload>;

export const SignUpInput = inputType("SignUpInput", "Who wants an account.", {
  email: required(
    text,
    "What the person will sign in with.",
    MinLength(SHORTEST_EMAIL),
    MaxLength(LONGEST_EMAIL),
  ),
  password: required(text, "8 to 256 characters, none of the common passwords.", ...PASSWORD),
  firstName: optional(text, "Up to 100 characters.", NAME),
  lastName: optional(text, "Up to 100 characters.", NAME),
  phone: optional(text, "Up to 50 characters.", MaxLength(LONGEST_PHONE)),
});
export type SignUpInput = InstanceType<typeof SignUpInput>;

export const SignUpPayload = payloadType(
  "SignUpPayload",
  "The sign-up was taken; it says nothing of whether the e-mail has an account already.",
  { confirmed: required(flag, "Always false: an administrator confirms the account first.") },
);
export type SignUpPayload = InstanceType<typeof SignUpPayload>;

export const SignOutPayload = payloadType("SignOutPayload", "The session has ended.", {
  signedOut: required(flag, "Always true."),
  signOutUrl: optional(
    text,
    "Where the browser signs out at the organisation that signed the person in; null: nowhere.",
  ),
});
export type SignOutPayload = InstanceType<typeof SignOutPayload>;
