import type { FastifyRequest } from "fastify";
import { endLinks, isInvited } from "../account-links/links.store.js";
import { SIGNS_IN_BY_PROVIDER } from "../accounts/passwords.js";
import { addUser, emailKey, findUser, findUserByEmail, keepOneAdmin } from "../accounts/store.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";
import { conflict, PlatformError } from "../errors.js";
import { setGroupOfUsers } from "../groups/write.store.js";
import { noteMade, noting } from "../revisions/revising.js";
import { type ClaimedRights, type Person, personOf, rightsOf } from "./claims.rules.js";
import { addLink, linkedUser } from "./links.store.js";
import type { Vouched } from "./relyingParty.js";
import type { Provider } from "./settings.js";

/**
 * The account of somebody whom a provider vouches for: the one linked to them, else the one with their e-mail,
 * else a new one. The rights that the claims tell are set. It may still have to be confirmed.
 * @throws PlatformError CONFLICT PROVIDER_NO_EMAIL, PROVIDER_EMAIL_UNVERIFIED, PROVIDER_NO_ACCOUNT,
 * PROVIDER_OTHER_PERSON, PROVIDER_NO_GROUP
 */
export async function accountOf(
  tx: Db,
  request: FastifyRequest,
  provider: Provider,
  vouched: Vouched,
  now: number,
): Promise<UserRow> {
  const rights = rightsOf(provider, vouched.claims);
  const linked = await linkedUser(tx, vouched);
  const userId = linked ?? (await firstSignIn(tx, request, provider, vouched, rights, now));
  await setRights(tx, request, userId, rights);
  return findUser(tx, userId);
}

async function firstSignIn(
  tx: Db,
  request: FastifyRequest,
  provider: Provider,
  vouched: Vouched,
  rights: ClaimedRights,
  now: number,
): Promise<number> {
  const person = personOf(provider, vouched.claims);
  if (person.email === null) throw conflict("PROVIDER_NO_EMAIL");
  if (!person.emailVerified) throw conflict("PROVIDER_EMAIL_UNVERIFIED");
  const known = await findUserByEmail(tx, emailKey(person.email));
  if (known) await takeOver(tx, request, known);
  const userId =
    known?.id ?? (await makeAccount(tx, request, provider, { ...person, email: person.email }, rights, now));
  await addLink(tx, { ...vouched, userId }, now);
  return userId;
}

/**
 * Of an account that was never let in. Whoever signed up with the e-mail may not have been its owner: their
 * password opens nothing any more. An invitation is taken, as the provider verified the e-mail that it went to.
 */
async function takeOver(tx: Db, request: FastifyRequest, user: UserRow): Promise<void> {
  if (user.confirmed === 1) return;
  await noting(tx, request, "user", [user.id], () =>
    tx
      .updateTable("user_account")
      .set({ password_hash: SIGNS_IN_BY_PROVIDER, confirmed: isInvited(user) ? 1 : 0 })
      .where("id", "=", user.id)
      .execute(),
  );
  await endLinks(tx, user.id);
}

async function makeAccount(
  tx: Db,
  request: FastifyRequest,
  { onFirstSignIn }: Provider,
  { email, firstName, lastName }: Person & { email: string },
  { admin, group }: ClaimedRights,
  now: number,
): Promise<number> {
  const isPlaced = admin === true || (group !== null && group !== undefined);
  if (onFirstSignIn === "refuse") throw conflict("PROVIDER_NO_ACCOUNT");
  if (onFirstSignIn === "group" && !isPlaced) throw conflict("PROVIDER_NO_ACCOUNT");
  const confirmed = onFirstSignIn === "group";
  const passwordHash = SIGNS_IN_BY_PROVIDER;
  await addUser(tx, { email, passwordHash, firstName, lastName, admin: false, confirmed }, now);
  const made = await findUserByEmail(tx, emailKey(email));
  if (!made) throw conflict("PROVIDER_NO_ACCOUNT");
  await noteMade(tx, request, "user", made.id);
  return made.id;
}

/** Who becomes an administrator leaves the group. The last administrator stays one, whatever the claims say. */
async function setRights(
  tx: Db,
  request: FastifyRequest,
  userId: number,
  { admin, group }: ClaimedRights,
): Promise<void> {
  const groupId = group === undefined || group === null ? group : await groupIdOf(tx, group);
  const user = await findUser(tx, userId);
  const stays = admin === false && user.admin === 1 && (await isLastAdmin(tx, userId));
  if (stays) request.log.warn({ userId }, "the last administrator stays one, against the provider's claims");
  const isAdmin = stays || (admin ?? user.admin === 1);
  const wanted = isAdmin ? null : groupId;
  await noting(tx, request, "user", [userId], async () => {
    if (isAdmin !== (user.admin === 1))
      await tx
        .updateTable("user_account")
        .set({ admin: isAdmin ? 1 : 0 })
        .where("id", "=", userId)
        .execute();
    if (wanted !== undefined && wanted !== user.group_id) await setGroupOfUsers(tx, [userId], wanted);
  });
}

async function isLastAdmin(tx: Db, userId: number): Promise<boolean> {
  try {
    await keepOneAdmin(tx, userId);
    return false;
  } catch (error) {
    if (error instanceof PlatformError && error.whole?.fault === "LAST_ADMIN") return true;
    throw error;
  }
}

/** @throws PlatformError CONFLICT PROVIDER_NO_GROUP for none, and for a name that several have */
async function groupIdOf(tx: Db, group: string | number): Promise<number> {
  const column = typeof group === "number" ? "id" : "name";
  const [found, ...others] = await tx
    .selectFrom("user_group")
    .select("id")
    .where(column, "=", group)
    .limit(2)
    .execute();
  if (!found || others.length > 0) throw conflict("PROVIDER_NO_GROUP");
  return found.id;
}
