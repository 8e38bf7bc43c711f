import type { Env } from "../env.js";
import { conflict } from "../errors.js";
import { isMailSetUp } from "../mail/mailSettings.js";

/** True if mails with links can be sent: they need a mail server, and an address of the portal. */
export function sendsLinks(env: Pick<Env, "SMTP_URL" | "MAIL_FROM" | "PORTAL_URL">): boolean {
  return isMailSetUp(env) && env.PORTAL_URL !== "";
}

/** @throws PlatformError CONFLICT NO_MAIL */
export function requireMail(env: Env): void {
  if (!sendsLinks(env)) throw conflict("NO_MAIL");
}
