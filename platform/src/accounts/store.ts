import type { Db, UserRow } from "../db/tables.js";
import { conflict, notFound } from "../errors.js";

/** Two spellings of one address are one account. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** "First Last" where given, else the e-mail. */
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
  };
}

/** A user as the list of administrators shows it. */
export function toListedUserJson(user: UserRow) {
  return { ...toUserJson(user), confirmed: user.confirmed === 1, createDate: user.create_date };
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

export function listUsers(db: Db): Promise<UserRow[]> {
  return db.selectFrom("user_account").selectAll().orderBy("id").execute();
}

export interface NewUser {
  email: string;
  passwordHash: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
  phone?: string | undefined;
  admin: boolean;
  confirmed: boolean;
}

/** Adds an account unless the e-mail has one already, which stays as it is. */
export async function addUser(db: Db, user: NewUser, now: number): Promise<void> {
  await db
    .insertInto("user_account")
    .values({
      email: user.email.trim(),
      email_key: emailKey(user.email),
      password_hash: user.passwordHash,
      first_name: user.firstName ?? null,
      last_name: user.lastName ?? null,
      phone: user.phone ?? null,
      admin: user.admin ? 1 : 0,
      confirmed: user.confirmed ? 1 : 0,
      create_date: now,
    })
    .onConflict((conflicting) => conflicting.column("email_key").doNothing())
    .execute();
}

/** @throws PlatformError CONFLICT where nobody else could administer after `userId` is gone or demoted */
export async function keepOneAdmin(tx: Db, userId: number): Promise<void> {
  const other = await tx
    .selectFrom("user_account")
    .select("id")
    .where("admin", "=", 1)
    .where("confirmed", "=", 1)
    .where("id", "!=", userId)
    .executeTakeFirst();
  if (!other) throw conflict("The last administrator stays.");
}
