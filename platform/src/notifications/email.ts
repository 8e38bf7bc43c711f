import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";
import type { Outcome } from "./claims.store.js";
import { mailContent } from "./mailContent.rules.js";
import { isMailSetUp, type MailSettings } from "./mailSettings.js";
import type { Message } from "./message.js";

const CONNECT_WITHIN_MS = 10_000;
const SILENT_AT_MOST_MS = 20_000;
const REFUSED_FOR_EVER = 500;

/** Sends messages by e-mail through the mail server that the platform knows. */
export class Mailer {
  private readonly transport: Transporter | null;

  /** @param portal origin of the portal, for links */
  constructor(
    private readonly settings: MailSettings,
    private readonly portal: string,
  ) {
    this.transport = isMailSetUp(settings) ? open(settings.SMTP_URL) : null;
  }

  async send(message: Message): Promise<Outcome> {
    if (!this.transport) return { sent: false, reason: "notSetUp", status: null, final: true };
    try {
      await this.transport.sendMail(this.mailOf(message));
      return { sent: true, status: null };
    } catch (error) {
      return outcomeOf(error);
    }
  }

  private mailOf(message: Message): SendMailOptions {
    const { MAIL_FROM } = this.settings;
    const domain = /@([^\s<>@]+)>?$/.exec(MAIL_FROM)?.[1] ?? "obcestje";
    return {
      from: MAIL_FROM,
      // As an object it is one address, whatever characters it holds.
      to: { name: "", address: message.recipient.email },
      messageId: `<${message.uid}@${domain}>`,
      headers: { "Auto-Submitted": "auto-generated" },
      ...mailContent(message, this.portal),
      disableFileAccess: true,
      disableUrlAccess: true,
    };
  }
}

function open(url: string): Transporter {
  return createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_AT_MOST_MS,
  });
}

/** Of nodemailer's errors: what the server answered, or that it didn't. */
function outcomeOf(error: unknown): Outcome {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const status = typeof responseCode === "number" ? responseCode : null;
  if (code === "EENVELOPE")
    return { sent: false, reason: "addressRefused", status, final: (status ?? 0) >= REFUSED_FOR_EVER };
  if (status !== null) return { sent: false, reason: "refused", status, final: false };
  return { sent: false, reason: code === "ETIMEDOUT" ? "noAnswer" : "noConnection", status, final: false };
}
