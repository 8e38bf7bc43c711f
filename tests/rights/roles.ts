import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import type { Caller } from "./callers.js";

/** Roles of the callers who have one. */
const ROLES: Partial<Record<Caller, GroupRole>> = {
  viewer: "viewer",
  operator: "operator",
  user: "editor",
  "user of another group": "editor",
  "user without group": "editor",
  manager: "manager",
};
const ORDER: readonly GroupRole[] = ["viewer", "operator", "editor", "manager"];

/** Changes that need less than an editor, or more. */
const NEEDED: Readonly<Record<string, GroupRole>> = {
  ...roleOf("viewer", [
    ...["changePassword", "changeEmail", "endSession", "endOtherSessions", "updateProfile"],
    ...["renewWebhookSecret", "sendTestNotification", "updateNotificationPreferences", "reportError"],
    ...["signOut", "returnTrafficVideo", "saveTrafficVideoLabels"],
    ...["addSecondFactor", "beginSecondFactor", "removeSecondFactor", "renewRecoveryCodes"],
    ...["beginPasskeySignIn", "signInByPasskey", "signInSecondStep"],
    ...["askForPassword", "checkAccountLink", "confirmEmail", "setPasswordByLink", "signIn", "signUp"],
  ]),
  ...roleOf("operator", [
    ...["deleteActions", "queueActions", "setActionsEnabled"],
    ...["setRainDelay", "setValveMode", "stopValveLocation"],
  ]),
  ...roleOf("manager", ["deleteUsers", "inviteUser", "mailAccountLink", "updateUser", "updateUsers"]),
};
/** Queries that are not for everybody in the group. */
const NEEDED_TO_LOOK: Readonly<Record<string, GroupRole>> = { apiKeys: "editor", users: "manager" };

function roleOf(role: GroupRole, fields: readonly string[]): Record<string, GroupRole> {
  return Object.fromEntries(fields.map((field) => [field, role]));
}

/** True if a caller's role in the group allows a root field; keys and administrators have none. */
export function roleAllows(field: string, isChange: boolean, who: Caller): boolean {
  const role = ROLES[who];
  const needed = isChange ? (NEEDED[field] ?? "editor") : (NEEDED_TO_LOOK[field] ?? "viewer");
  return role === undefined || ORDER.indexOf(role) >= ORDER.indexOf(needed);
}
