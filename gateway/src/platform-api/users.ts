import { bodyId } from "./bodyId.js";
import { flag, id, idOrNull, intOrNull, type Json, list, object, textOrNull } from "./decode.js";
import type { CallContext, PageAnswer, PlatformClient, Query, WriteOptions } from "./http.js";

export type LanguageName = "SL" | "EN";

/** A person's account; what the caller is not told is null. */
export interface UserRecord {
  id: string;
  email: string;
  username: string;
  admin: boolean | null;
  labeller: boolean | null;
  language: LanguageName | null;
  confirmed: boolean | null;
  createDate: number | null;
  groupId: string | null;
}

/** Reads the platform's user JSON: of a session, of the list, or of a group's members. */
export function decodeUser(value: unknown): UserRecord {
  const user = object(value, "user");
  const email = textOrNull(user.email, "user.email") ?? "";
  return {
    id: id(user.id, "user.id"),
    email,
    username: textOrNull(user.username, "user.username") || email,
    admin: flagOrNull(user.admin),
    labeller: flagOrNull(user.labeller),
    language: languageOf(user.language),
    confirmed: flagOrNull(user.confirmed),
    createDate: intOrNull(user.createDate, "user.createDate"),
    groupId: idOrNull(user.groupId, "user.groupId"),
  };
}

const flagOrNull = (value: unknown) => (value === null || value === undefined ? null : flag(value));

export function languageOf(value: unknown): LanguageName | null {
  const text = textOrNull(value, "language")?.toUpperCase();
  return text === "SL" || text === "EN" ? text : null;
}

/** GET /user/list (administrators): one page. */
export function pageOfUsers(
  platform: PlatformClient,
  context: CallContext,
  query: Query,
): Promise<PageAnswer> {
  return platform.getPage(context, "user/list", query);
}

/** GET /user/list (administrators): all of them. */
export async function listUsers(platform: PlatformClient, context: CallContext): Promise<UserRecord[]> {
  return decodeUsers(await platform.get(context, "user/list"));
}

export const decodeUsers = (body: unknown): UserRecord[] => list(body, "user/list", decodeUser);

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
