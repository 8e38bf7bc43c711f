import { bodyId } from "./bodyId.js";
import type { Json } from "./decode.js";
import { etagOf } from "./etag.js";
import { flag, id, instant, text, told, whole } from "./kinds.js";
import { pageOf } from "./localPage.js";
import { label, line } from "./names.js";
import type { PageAnswer, Platform, Query, WriteOptions } from "./platform.js";
import { firstSaid, ITSELF, may, need, type RecordOf, table } from "./table.js";
import { wholeList, wholeRecord, wholeRows } from "./wholeAnswer.js";
import { type NameOf, oneOf } from "./words.js";

export const LANGUAGE = oneOf(
  { SL: { description: "Slovenian." }, EN: { description: "English." } },
  "Language",
  "A language of the screens.",
);
export type LanguageName = NameOf<typeof LANGUAGE>;

export const GROUP_ROLE = oneOf(
  {
    VIEWER: { description: "Sees." },
    OPERATOR: { description: "Moves valves and sends actions, too." },
    EDITOR: { description: "Changes settings, schedules and keys, too: all of the group's." },
    MANAGER: { description: "Invites people into the group and removes them, too." },
  },
  "GroupRole",
  "What a person may do in the group.",
);
export type GroupRoleName = NameOf<typeof GROUP_ROLE>;

const INVITATION_MAIL = oneOf(
  {
    WAITING: { description: "It waits to be sent, perhaps again." },
    SENT: { description: "The mail server took it." },
    FAILED: { description: "It could not be sent; no more tries are made." },
  },
  "InvitationMail",
  "How the mail with an invitation went.",
);

export const INVITATION = table("Invitation", "An invitation that nobody has taken yet.", {
  expireDate: may("expireDate", instant, "When its link ends; null: there is none."),
  mail: may("mail.state", INVITATION_MAIL, "How its mail went; null: none was sent."),
});

export const USER = table(
  "User",
  "A person's account. Members of a group see each other's names alone: the rest is null to them.",
  {
    id: need("id", id, "Of the account."),
    email: may("email", text, "What the person signs in with; null: not told."),
    username: may(
      ITSELF,
      firstSaid("user", may("username", label), may("email", text)),
      "Display name: first and last name where given, else the e-mail; null: not told.",
    ),
    admin: may("admin", flag, "Whether it is an administrator's account."),
    labeller: may("labeller", flag, "Whether the person may see and label traffic videos."),
    role: may(
      "role",
      GROUP_ROLE,
      "What the person may do in the group; null of an administrator, and where it is not told.",
    ),
    language: may("language", LANGUAGE, "What the person chose; null: as the browser says."),
    confirmed: may(
      "confirmed",
      flag,
      "Whether an administrator has confirmed the sign-up; null where the caller is not told.",
    ),
    firstName: may("firstName", line, "As the person or an administrator gave it; null where not told."),
    lastName: may("lastName", line, "As the person or an administrator gave it; null where not told."),
    secondFactors: may(
      "secondFactors",
      whole,
      "How many second factors the person has; null where the caller is not told.",
    ),
    invitation: may(
      "invitation",
      INVITATION,
      "Of a person who was invited and has set no password yet; null otherwise, and where not told.",
    ),
    etag: etagOf(...["email", "firstName", "lastName", "confirmed", "admin", "labeller", "groupId"]),
    createDate: may("createDate", instant, "When the person signed up; null where the caller is not told."),
    groupId: may("groupId", id),
    hasGroup: may("groupId", told, "Whether the person has a group; null where the caller is not told."),
  },
);
export type UserRecord = RecordOf<typeof USER>;

/** The caller's id if the platform sends none. */
const NAMELESS = "me";

/** Reads the user of a session. A platform may only say whether it is an administrator. */
export function decodeOwnUser(user: Json): UserRecord {
  const named = user.id ?? (text.read(user.email, "user.email") || NAMELESS);
  return wholeRecord({ ...user, id: named }, USER);
}

export interface UserFilter {
  /** A field by the platform's name, with a minus before it for descending. */
  sort: string;
  search?: string | undefined;
  /** Of this group, or of none. */
  groupId?: string | "none" | undefined;
  confirmed?: boolean | undefined;
}

/**
 * GET /user/list (administrators; managers, of their group): one page, which is made here if the platform sends the whole list.
 * @throws ApiError NOT_OFFERED if confirmed users are asked for, and the platform confirms nobody
 */
export async function pageOfUsers(platform: Platform, filter: UserFilter, page: Query): Promise<PageAnswer> {
  const { sort, search, groupId, confirmed } = filter;
  if (await platform.offers.has("paging"))
    return platform.getPage("user/list", { ...page, sort, search, groupId, confirmed });
  if (confirmed !== undefined) await platform.offers.require("user-rights");
  const rows = wholeRows(await platform.get("user/list"), "user/list");
  return pageOf(rows, page, { sort, matches: (row) => isWanted(wholeRecord(row, USER), filter) });
}

function isWanted(user: UserRecord, { search, groupId, confirmed }: UserFilter): boolean {
  const words = [user.email, user.username].map((word) => word?.toLowerCase() ?? "");
  return (
    (!search || words.some((word) => word.includes(search.toLowerCase()))) &&
    (!groupId || (user.groupId ?? "none") === groupId) &&
    (confirmed === undefined || user.confirmed === confirmed)
  );
}

/** GET /user/list (administrators): all of them. */
export async function listUsers(platform: Platform): Promise<UserRecord[]> {
  return decodeUsers(await platform.get("user/list"));
}

export const decodeUsers = (body: unknown): UserRecord[] => wholeList(body, USER);

export interface UserChange {
  confirmed?: boolean | null;
  admin?: boolean | null;
  labeller?: boolean | null;
  /** Null takes the person out of the group. */
  groupId?: string | null;
  role?: GroupRoleName | null;
}

/** A change of one account, where null takes a name or the group away. */
export interface UserEdit extends UserChange {
  email?: string | null;
  firstName?: string | null;
  lastName?: string | null;
}

/**
 * PATCH /user (administrators; managers): one account, whole. Fields left out stay unchanged.
 * @throws ApiError NOT_FOUND, CONFLICT, VALIDATION_FAILED, NOT_OFFERED
 */
export async function editUser(
  platform: Platform,
  userId: string,
  edit: UserEdit,
  options: WriteOptions,
): Promise<UserRecord> {
  await platform.offers.require("account-edit");
  if (edit.role) await platform.offers.require("group-roles");
  const { email, firstName, lastName } = edit;
  const body = { ...bodyOf(userId, edit), ...(email ? { email } : {}), firstName, lastName };
  return wholeRecord(await platform.patch("user", body, options), USER);
}

function bodyOf(userId: string, { confirmed, admin, labeller, groupId, role }: UserChange): Json {
  const given = Object.entries({ confirmed, admin, labeller }).filter(
    ([, value]) => typeof value === "boolean",
  );
  const group = groupId === undefined ? {} : { groupId: groupId === null ? null : bodyId(groupId) };
  const place = role ? { role: GROUP_ROLE.wireOf(role) } : {};
  return { id: bodyId(userId), ...Object.fromEntries(given), ...group, ...place };
}

/**
 * PATCH /user (administrators; managers). Fields left out stay unchanged.
 * @throws ApiError NOT_FOUND, CONFLICT for the last administrator, NOT_OFFERED for a group or a role
 */
export async function updateUser(
  platform: Platform,
  userId: string,
  change: UserChange,
  options: WriteOptions,
): Promise<void> {
  if (change.groupId !== undefined) await platform.offers.require("account-edit");
  if (change.role) await platform.offers.require("group-roles");
  await platform.patch("user", bodyOf(userId, change), options);
}

/**
 * DELETE /user (administrators; managers, of an invitation). Their sessions end.
 * @throws ApiError NOT_FOUND, CONFLICT for the last administrator
 */
export async function deleteUser(platform: Platform, userId: string, options: WriteOptions): Promise<void> {
  await platform.delete("user", { userId }, options);
}
