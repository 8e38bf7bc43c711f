import { type Mailbox, readMail } from "./receivers.js";
import type { TestPlatform } from "./testPlatform.js";

/** Settings of a platform that mails links, through a mailbox. */
export const mailing = (mailbox: Mailbox) => ({
  SMTP_URL: mailbox.url,
  MAIL_FROM: "Obcestje <portal@obcestje.si>",
  PORTAL_URL: "https://portal.si",
});

/** Sends what is due, and gives the mails that came since the last time. */
export async function mailsNow(platform: TestPlatform, mailbox: Mailbox) {
  await platform.app.jobs.run("account mail");
  return mailbox.received.splice(0).map(({ to, raw }) => {
    const { headers, body } = readMail(raw);
    return { to: to.join(), subject: headers.get("subject")?.join() ?? "", body, token: tokenIn(body) };
  });
}

const tokenIn = (body: string): string => /#token=([\w-]+)/.exec(body)?.[1] ?? "";
