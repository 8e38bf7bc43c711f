import type { GroupRole } from "@obcestje/contract/groupRoles.js";
import { type RawBuilder, sql } from "kysely";
import type { Sort } from "../db/keyset.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";
import type { Env } from "../env.js";
import { conflict, invalid, notFound } from "../errors.js";
import type { Page, Paging } from "../http/paging.js";
import { pageOf } from "../http/sortedPage.js";
import { etagOfContent, userContent } from "../revisions/contents.js";
import { hasLocalPassword } from "./localPasswords.js";
import { hasPassword } from "./passwords.js";

/** Two spellings of one address are one account. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** A name in the form used for search. SQLite only knows the lower case of ASCII. */
export function nameKey(...names: (string | null | undefined)[]): string {
  return names
    .filter((name) => typeof name === "string")
    .join(" ")
    .toLowerCase();
}

/** "First Last" if given, else the e-mail. */
export function username(user: Pick<UserRow, "first_name" | "last_name" | "email">): string {
  const name = [user.first_name, user.last_name].filter((part) => part !== null && part !== "").join(" ");
  return name === "" ? user.email : name;
}

/** A user as other users and admins see them. */
export function toUserJson(user: UserRow) {
  return {
    id: user.id,
    email: user.email,
    username: username(user),
    admin: user.admin === 1,
    labeller: user.labeller === 1,
    language: user.language,
    groupId: user.group_id,
    role: user.admin === 1 ? null : user.role,
  };
}

/** A user as shown to the account's owner. */
export function toProfileJson(user: UserRow, env: Pick<Env, "LOCAL_PASSWORDS">) {
  return {
    id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone,
    language: user.language,
    hasPassword: hasPassword(user.password_hash) && hasLocalPassword(env, user),
    etag: etagOfContent(userContent(user)),
  };
}

export interface Profile {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
  language?: string | null | undefined;
}

/** Writes the given fields of a profile; null removes one. */
export async function writeProfile(tx: Db, userId: number, profile: Profile): Promise<void> {
  const { firstName, lastName, phone, language } = profile;
  const given = { first_name: firstName, last_name: lastName, phone, language };
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const user = { ...(await findUser(tx, userId)), ...set };
  await tx
    .updateTable("user_account")
    .set({ ...set, name_key: nameKey(user.first_name, user.last_name) })
    .where("id", "=", userId)
    .execute();
}

/** Gives an account another e-mail. @throws PlatformError VALIDATION_FAILED if another account has it */
export async function moveEmail(tx: Db, userId: number, email: string): Promise<void> {
  const other = await findUserByEmail(tx, emailKey(email));
  if (other && other.id !== userId) throw invalid("email", "EMAIL_TAKEN");
  await tx
    .updateTable("user_account")
    .set({ email: email.trim(), email_key: emailKey(email) })
    .where("id", "=", userId)
    .execute();
}

export function findUserByEmail(db: Db, key: string): Promise<UserRow | undefined> {
  return db.selectFrom("user_account").selectAll().where("email_key", "=", key).executeTakeFirst();
}

/** @throws PlatformError NOT_FOUND */
export async function findUser(db: Db, id: number): Promise<UserRow> {
  const user = await db.selectFrom("user_account").selectAll().where("id", "=", id).executeTakeFirst();
  if (!user) throw notFound("user");
  return user;
}

/** @throws PlatformError NOT_FOUND if one is unknown */
export async function findUsers(db: Db, ids: number[]): Promise<UserRow[]> {
  const users = await db.selectFrom("user_account").selectAll().where("id", "in", ids).execute();
  if (users.length < ids.length) throw notFound("user");
  return users;
}

const COLUMN_OF_SORT = {
  id: { column: "user_account.id", holds: "number" },
  email: { column: "user_account.email_key", holds: "text" },
  createDate: { column: "user_account.create_date", holds: "number" },
} as const;
const VALUE_OF_SORT = {
  id: ({ id }: UserRow) => id,
  email: ({ email_key }: UserRow) => email_key,
  createDate: ({ create_date }: UserRow) => create_date,
};
export const USER_SORTS = Object.keys(COLUMN_OF_SORT) as (keyof typeof COLUMN_OF_SORT)[];

export interface UserFilter extends Paging {
  /** Part of an e-mail or a name, in any case. */
  search?: string | undefined;
  /** A group's id, or "none" for users without. */
  groupId?: string | undefined;
  confirmed?: "true" | "false" | undefined;
}

/** Users matching a filter: all of them, or a page if a limit or cursor is given. */
export async function listUsers(
  db: Db,
  { name, descending }: { name: (typeof USER_SORTS)[number]; descending: boolean },
  { search, groupId, confirmed, ...paging }: UserFilter,
): Promise<Page<UserRow>> {
  const sort: Sort = { ...COLUMN_OF_SORT[name], id: "user_account.id", descending };
  let users = db.selectFrom("user_account").selectAll();
  if (groupId === "none") users = users.where("group_id", "is", null);
  else if (groupId !== undefined) users = users.where("group_id", "=", Number(groupId));
  if (confirmed !== undefined) users = users.where("confirmed", "=", confirmed === "true" ? 1 : 0);
  if (search !== undefined) users = users.where(holds(search));
  return pageOf(users, sort, paging, (user) => [VALUE_OF_SORT[name](user), user.id]);
}

function holds(search: string): RawBuilder<boolean> {
  const pattern = `%${search
    .trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`(email_key like ${pattern} escape '\\' or name_key like ${pattern} escape '\\')`;
}

export interface NewUser {
  email: string;
  passwordHash: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | undefined;
  language?: string | null;
  groupId?: number | null;
  /** Default: an editor. */
  role?: GroupRole | undefined;
  admin: boolean;
  confirmed: boolean;
}

/** Adds an account. If the e-mail already has one, that stays unchanged. */
export async function addUser(db: Db, user: NewUser, now: number): Promise<void> {
  await db
    .insertInto("user_account")
    .values({
      email: user.email.trim(),
      email_key: emailKey(user.email),
      password_hash: user.passwordHash,
      first_name: user.firstName ?? null,
      last_name: user.lastName ?? null,
      name_key: nameKey(user.firstName, user.lastName),
      phone: user.phone ?? null,
      language: user.language ?? null,
      group_id: user.groupId ?? null,
      role: user.role ?? "editor",
      admin: user.admin ? 1 : 0,
      confirmed: user.confirmed ? 1 : 0,
      create_date: now,
    })
    .onConflict((conflicting) => conflicting.column("email_key").doNothing())
    .execute();
}

/** @throws PlatformError CONFLICT if no administrator is left once `userId` is gone or demoted */
export async function keepOneAdmin(tx: Db, userId: number): Promise<void> {
  const other = await tx
    .selectFrom("user_account")
    .select("id")
    .where("admin", "=", 1)
    .where("confirmed", "=", 1)
    .where("id", "!=", userId)
    .executeTakeFirst();
  if (!other) throw conflict("LAST_ADMIN");
}
