import type { Env } from "../env.js";

export type MailSettings = Pick<Env, "SMTP_URL" | "MAIL_FROM">;

/** Whether the platform knows a mail server and under which name it sends. */
export function isMailSetUp({ SMTP_URL, MAIL_FROM }: MailSettings): boolean {
  return SMTP_URL !== "" && MAIL_FROM !== "";
}
