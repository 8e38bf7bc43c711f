import { isInvited } from "../account-links/links.store.js";
import { invitationMails } from "../account-links/mails.store.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import { etagOfContent, userContent } from "../revisions/contents.js";
import { countFactors } from "../second-factor/factors.store.js";
import { findUser, toUserJson } from "./store.js";

/** Users as administrators see them, with the invitations of those who have set no password yet. */
export async function listedUsers(db: Db, users: readonly UserRow[], now: number) {
  const invited = users.filter(isInvited).map(({ id }) => id);
  const links = await invitationEnds(db, invited, now);
  const mails = await invitationMails(db, invited);
  const factors = await countFactors(
    db,
    users.map(({ id }) => id),
  );
  return users.map((user) => ({
    ...toUserJson(user),
    firstName: user.first_name,
    lastName: user.last_name,
    confirmed: user.confirmed === 1,
    createDate: user.create_date,
    secondFactors: factors.get(user.id) ?? 0,
    invitation: isInvited(user)
      ? { expireDate: links.get(user.id) ?? null, mail: mails.get(user.id) ?? null }
      : null,
    etag: etagOfContent(userContent(user)),
  }));
}

/** One user as administrators see them. @throws PlatformError NOT_FOUND */
export async function listedUser(db: Db, id: number, now: number) {
  const [user] = await listedUsers(db, [await findUser(db, id)], now);
  if (!user) throw notFound("user");
  return user;
}

/** When the live invitations of people end, by their ids. */
async function invitationEnds(db: Db, userIds: number[], now: number): Promise<Map<number, number>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("account_link")
    .select(["user_id", "expire_date"])
    .where("user_id", "in", userIds)
    .where("purpose", "=", "invitation")
    .where("expire_date", ">", now)
    .execute();
  return new Map(rows.map(({ user_id, expire_date }) => [user_id, expire_date]));
}
