import { bodyId } from "./bodyId.js";
import { id, idOrNull, type Json, object, textOrNull } from "./decode.js";
import type { CallContext, PageAnswer, PlatformClient, Query, WriteOptions } from "./http.js";
import { flag, instant } from "./kinds.js";
import { pageOf } from "./localPage.js";
import { wholeRows } from "./wholeAnswer.js";

export type LanguageName = "SL" | "EN";

/** A person's account; what the caller is not told is null. */
export interface UserRecord {
  id: string;
  email: string | null;
  username: string | null;
  admin: boolean | null;
  labeller: boolean | null;
  language: LanguageName | null;
  confirmed: boolean | null;
  createDate: number | null;
  groupId: string | null;
}

/** Reads the platform's user JSON: of the list, or of a group's members. */
export function decodeUser(value: unknown): UserRecord {
  const user = object(value, "user");
  return readUser(user, id(user.id, "user.id"));
}

/** The id of who asks, where the platform tells none. */
const NAMELESS = "me";

/** Reads the user of a session, of whom a platform may tell nothing but whether it is an administrator. */
export function decodeOwnUser(user: Json): UserRecord {
  const told = idOrNull(user.id, "user.id") ?? textOrNull(user.email, "user.email");
  return readUser(user, told ?? NAMELESS);
}

function readUser(user: Json, userId: string): UserRecord {
  const email = textOrNull(user.email, "user.email");
  return {
    id: userId,
    email,
    username: textOrNull(user.username, "user.username") || email,
    admin: flag.read(user.admin, "user.admin"),
    labeller: flag.read(user.labeller, "user.labeller"),
    language: languageOf(user.language),
    confirmed: flag.read(user.confirmed, "user.confirmed"),
    createDate: instant.read(user.createDate, "user.createDate"),
    groupId: idOrNull(user.groupId, "user.groupId"),
  };
}

export function languageOf(value: unknown): LanguageName | null {
  const text = textOrNull(value, "language")?.toUpperCase();
  return text === "SL" || text === "EN" ? text : null;
}

/** Which users, in which order. */
export interface UserFilter {
  /** As the platform names it: a field, with a minus before it for descending. */
  sort: string;
  search?: string | undefined;
  /** Of this group, or of none. */
  groupId?: string | "none" | undefined;
  confirmed?: boolean | undefined;
}

/**
 * GET /user/list (administrators): one page, which is made here where the platform tells the whole list.
 * @throws ApiError NOT_OFFERED where it is asked who is confirmed, and the platform confirms nobody
 */
export async function pageOfUsers(
  platform: PlatformClient,
  context: CallContext,
  filter: UserFilter,
  page: Query,
): Promise<PageAnswer> {
  const { sort, search, groupId, confirmed } = filter;
  if (await platform.offers.has("paging"))
    return platform.getPage(context, "user/list", { ...page, sort, search, groupId, confirmed });
  if (confirmed !== undefined) await platform.offers.require("user-rights");
  const rows = wholeRows(await platform.get(context, "user/list"), "user/list");
  return pageOf(rows, page, { sort, matches: (row) => isWanted(decodeUser(row), filter) });
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
export async function listUsers(platform: PlatformClient, context: CallContext): Promise<UserRecord[]> {
  return decodeUsers(await platform.get(context, "user/list"));
}

export const decodeUsers = (body: unknown): UserRecord[] => wholeRows(body, "user/list").map(decodeUser);

export interface UserChange {
  confirmed?: boolean | null;
  admin?: boolean | null;
  labeller?: boolean | null;
}

/** PATCH /user (administrators); what is left out stays. @throws ApiError NOT_FOUND, CONFLICT for the last administrator */
export async function updateUser(
  platform: PlatformClient,
  context: CallContext,
  userId: string,
  { confirmed, admin, labeller }: UserChange,
  options: WriteOptions,
): Promise<void> {
  const given = Object.entries({ confirmed, admin, labeller }).filter(
    ([, value]) => typeof value === "boolean",
  );
  const body: Json = { id: bodyId(userId), ...Object.fromEntries(given) };
  await platform.patch(context, "user", body, options);
}

/** DELETE /user (administrators); their sessions end. @throws ApiError NOT_FOUND, CONFLICT for the last administrator */
export async function deleteUser(
  platform: PlatformClient,
  context: CallContext,
  userId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, "user", { userId }, options);
}
