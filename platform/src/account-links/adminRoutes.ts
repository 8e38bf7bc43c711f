import type { FastifyRequest } from "fastify";
import { listedUser } from "../accounts/listedUsers.store.js";
import { hasLocalPassword } from "../accounts/localPasswords.js";
import { findInvited, managedGroup } from "../accounts/managed.js";
import { NO_PASSWORD } from "../accounts/passwords.js";
import { ListedUserJson } from "../accounts/schemas.js";
import { addUser, emailKey, findUser, findUserByEmail } from "../accounts/store.js";
import { userOf } from "../auth/guard.js";
import { ADMIN, MANAGERS } from "../auth/principal.js";
import { change } from "../changes/change.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";
import type { Deps } from "../deps.js";
import type { Env } from "../env.js";
import { conflict, invalid, notFound, refused } from "../errors.js";
import { findGroup } from "../groups/store.js";
import type { App } from "../http/app.js";
import { Nothing } from "../http/schemas.js";
import { noteMade } from "../revisions/revising.js";
import { isInvited, makeLink } from "./links.store.js";
import { requireMail } from "./mailing.js";
import { addAccountMail, refuseTooManyMails, type WantedMail } from "./mails.store.js";
import { ACCOUNT_MAIL } from "./names.js";
import type { LinkPurpose } from "./purposes.js";
import { InviteBody, LinkUserBody, MadeLinkJson } from "./schemas.js";

/** Calls of administrators that let somebody set a password; managers invite people into their group. */
export function accountLinkAdminRoutes(app: App, deps: Deps): void {
  const { env, jobs, now } = deps;

  app.post(
    "/user/invite",
    {
      config: { access: MANAGERS, role: "manager", change: "repeatable" },
      schema: {
        description:
          "Adds an account without a password: the person sets one by a link, and can then sign in. Of a manager, into the own group.",
        body: InviteBody,
        response: { 201: ListedUserJson },
      },
    },
    async (request, reply) => {
      const { email, admin = false, language = null, role, mail, ...names } = request.body;
      const groupId = groupFor(request, request.body);
      if (mail) requireMail(env);
      const person = {
        email,
        passwordHash: NO_PASSWORD,
        ...{ firstName: names.firstName || null, lastName: names.lastName || null },
        ...{ admin, confirmed: false, groupId, role, language },
      };
      const made = await change(deps, request, async (tx) => {
        if (await findUserByEmail(tx, emailKey(email))) throw invalid("email", "EMAIL_TAKEN");
        if (groupId !== null) await findGroup(tx, groupId);
        if (admin && groupId !== null) throw conflict("ADMIN_HAS_NO_GROUP");
        await addUser(tx, person, now());
        const user = await findUserByEmail(tx, emailKey(email));
        if (!user) throw invalid("email", "EMAIL_TAKEN");
        await noteMade(tx, request, "user", user.id);
        if (mail) await send(tx, request, { kind: "invitation", userId: user.id, email: user.email }, now());
        return listedUser(tx, user.id, now());
      });
      if (mail && !request.dryRun) jobs.soon(ACCOUNT_MAIL);
      return reply.code(201).send(made);
    },
  );

  app.post(
    "/user/link",
    {
      // Who gets a link could set the password, and be in an account that others take for its owner's: managers don't.
      config: { access: ADMIN, change: "secret" },
      schema: {
        description:
          "Makes a link by which somebody else sets a password, to be handed over; of an invited person the invitation. It replaces an earlier one.",
        body: LinkUserBody,
        response: { 201: MadeLinkJson },
      },
    },
    async (request, reply) => {
      const { id } = request.body;
      const made = await change(deps, request, async (tx) => {
        const user = await findUser(tx, id);
        const purpose = purposeFor(env, user, userOf(request).userId);
        return { purpose, ...(await makeLink(tx, { userId: id, purpose }, now())) };
      });
      return reply.code(201).send(made);
    },
  );

  app.post(
    "/user/link/mail",
    {
      config: { access: MANAGERS, role: "manager", change: "repeatable" },
      schema: {
        description:
          "Has such a link mailed to the person. A manager sends invitations into the group again.",
        body: LinkUserBody,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      await change(deps, request, async (tx) => {
        const user = await findInvited(tx, request, request.body.id);
        const kind = purposeFor(env, user, userOf(request).userId);
        requireMail(env);
        const userId = kind === "invitation" ? user.id : null;
        await send(tx, request, { kind, userId, email: user.email }, now());
      });
      if (!request.dryRun) jobs.soon(ACCOUNT_MAIL);
      return reply.code(204).send(null);
    },
  );
}

/** Puts a mail into the outbox. Those of managers are limited. @throws PlatformError TOO_MANY_REQUESTS */
async function send(tx: Db, request: FastifyRequest, mail: WantedMail, now: number): Promise<void> {
  if (managedGroup(request) === null) return addAccountMail(tx, mail, now);
  await refuseTooManyMails(tx, { email: mail.email, address: request.ip }, now);
  await addAccountMail(tx, { ...mail, address: request.ip }, now);
}

/** The group that somebody is invited into. @throws PlatformError FORBIDDEN, NOT_FOUND for a manager's wish for more */
function groupFor(
  request: FastifyRequest,
  { groupId, admin }: { groupId?: number | null; admin?: boolean },
): number | null {
  const own = managedGroup(request);
  if (own === null) return groupId ?? null;
  if (admin === true) throw refused("FORBIDDEN", "SETTINGS_FOR_ADMINS");
  if (typeof groupId === "number" && groupId !== own) throw notFound("group");
  return own;
}

/**
 * The purpose of a link for somebody else.
 * @throws PlatformError CONFLICT for the own account, whose password is changed by whoever knows it, and for a
 * sign-up that nobody has confirmed, and for who has to sign in by a provider
 */
function purposeFor(env: Env, user: UserRow, ownId: number): LinkPurpose {
  if (user.id === ownId) throw conflict("OWN_ACCOUNT");
  if (!hasLocalPassword(env, user)) throw conflict("PASSWORDS_OFF");
  if (isInvited(user)) return "invitation";
  if (user.confirmed !== 1) throw conflict("NOT_CONFIRMED");
  return "reset";
}
