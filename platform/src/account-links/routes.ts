import { counting } from "../accounts/attempts.store.js";
import { inLine } from "../accounts/login.js";
import { inHashQueue, passwordFits } from "../accounts/passwords.js";
import { emailKey, findUser } from "../accounts/store.js";
import { userOf } from "../auth/guard.js";
import { SIGNED_IN } from "../auth/principal.js";
import { change } from "../changes/change.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { invalid } from "../errors.js";
import type { App } from "../http/app.js";
import { Nothing } from "../http/schemas.js";
import { requireMail } from "./mailing.js";
import { addAccountMail, refuseTooManyMails } from "./mails.store.js";
import { ACCOUNT_MAIL } from "./names.js";
import { EmailBody, EmailJson, ForgotBody, LinkJson, ResetBody, TokenBody } from "./schemas.js";
import { checkLink, confirmEmail, setPasswordByLink } from "./takeLinks.js";

/** Calls of people about their own account by a link: a forgotten password, an invitation, a new e-mail. */
export function accountLinkRoutes(app: App, deps: Deps): void {
  const { db, env, events, jobs, now } = deps;

  app.post(
    "/user/password/forgot",
    {
      config: { access: "public" },
      schema: {
        description:
          "Asks for a mail with a link to set a new password. The same answer, after the same work, whether the e-mail has an account or not.",
        body: ForgotBody,
        response: { 204: Nothing },
      },
    },
    async ({ body, ip }, reply) => {
      requireMail(env);
      const { email, language = null } = body;
      await transact(db.write, async (tx) => {
        await refuseTooManyMails(tx, { email, address: ip }, now());
        await addAccountMail(tx, { kind: "reset", userId: null, email, address: ip, language }, now());
      });
      jobs.soon(ACCOUNT_MAIL);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/user/link/check",
    {
      config: { access: "public" },
      schema: {
        description: "What a one-time link is for; the link holds on. A POST, so that no log has the token.",
        body: TokenBody,
        response: { 200: LinkJson },
      },
    },
    async (request) => {
      const { purpose, email, language, expireDate } = await checkLink(deps, request, request.body.token);
      return { purpose, email, language, expireDate };
    },
  );

  app.post(
    "/user/password/reset",
    {
      config: { access: "public" },
      schema: {
        description:
          "Sets the password of a link's account, once; its sessions and its other links end, and it knows no device but this one.",
        body: ResetBody,
        response: { 200: EmailJson },
      },
    },
    async (request) => {
      const email = await setPasswordByLink(deps, request, request.body);
      jobs.soon(ACCOUNT_MAIL);
      await events.rightsChanged(request);
      return { email };
    },
  );

  app.post(
    "/user/email",
    {
      config: { access: SIGNED_IN, role: "viewer", change: "secret" },
      schema: {
        description:
          "Asks for another e-mail of the own account: a mail with a link goes there, and the e-mail changes once it is taken. The same answer for one that another account has. Wrong passwords count as failed sign-ins.",
        body: EmailBody,
        response: { 204: Nothing },
      },
    },
    async (request, reply) => {
      requireMail(env);
      const { email, password } = request.body;
      const user = await findUser(db.read, userOf(request).userId);
      if (emailKey(email) === user.email_key) throw invalid("email", "EMAIL_UNCHANGED");
      const attempt = { emailKey: user.email_key, address: request.ip };
      await inLine(user.email_key, () =>
        inHashQueue(() =>
          counting(db.write, attempt, now(), async (wrong) => {
            if (!(await passwordFits(password, user.password_hash)))
              throw wrong(invalid("password", "WRONG"));
          }),
        ),
      );
      await change(deps, request, async (tx) => {
        await refuseTooManyMails(tx, { email, address: request.ip }, now());
        await addAccountMail(tx, { kind: "email", userId: user.id, email, address: request.ip }, now());
      });
      if (!request.dryRun) jobs.soon(ACCOUNT_MAIL);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/user/email/confirm",
    {
      config: { access: "public" },
      schema: {
        description: "Takes the link that a new e-mail got; from now on the person signs in with that.",
        body: TokenBody,
        response: { 200: EmailJson },
      },
    },
    async (request) => {
      const email = await confirmEmail(deps, request, request.body.token);
      jobs.soon(ACCOUNT_MAIL);
      return { email };
    },
  );
}
