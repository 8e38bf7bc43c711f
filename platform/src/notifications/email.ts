import type { MailSettings } from "../mail/mailSettings.js";
import { MailTransport } from "../mail/transport.js";
import type { Outcome } from "./claims.store.js";
import { mailContent } from "./mailContent.rules.js";
import type { Message } from "./message.js";

/** Sends messages by e-mail through the configured mail server. */
export class Mailer {
  private readonly transport: MailTransport;

  /** @param portal origin of the portal, for links */
  constructor(
    settings: MailSettings,
    private readonly portal: string,
  ) {
    this.transport = new MailTransport(settings);
  }

  async send(message: Message): Promise<Outcome> {
    const { uid, recipient } = message;
    const outcome = await this.transport.send({
      to: recipient.email,
      uid,
      ...mailContent(message, this.portal),
    });
    if (outcome.sent) return { sent: true, status: null };
    const { reason, ...answer } = outcome;
    return { ...answer, reason: reason === "tooLarge" ? "refused" : reason };
  }
}
