import type { Env } from "../env.js";

export type MailSettings = Pick<Env, "SMTP_URL" | "MAIL_FROM">;

/** True if the platform has a mail server and a sender address. */
export function isMailSetUp({ SMTP_URL, MAIL_FROM }: MailSettings): boolean {
  return SMTP_URL !== "" && MAIL_FROM !== "";
}
