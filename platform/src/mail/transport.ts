import type { Readable } from "node:stream";
import { createTransport, type Transporter } from "nodemailer";
import { isMailSetUp, type MailSettings } from "./mailSettings.js";
import { type MailOutcome, outcomeOf } from "./outcome.js";

const CONNECT_WITHIN_MS = 10_000;
const SILENT_AT_MOST_MS = 20_000;

/** Base64 in lines of 76 characters. */
const GROWS_IN_MAIL = (4 / 3) * (78 / 76);

export interface Mail {
  /** One address, whatever characters it contains. */
  to: string;
  /** For the Message-ID: the same however often the mail is sent. */
  uid: string;
  subject: string;
  text: string;
  html: string;
  attachment?: Attachment;
}

export interface Attachment {
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  content: Readable;
}

/** Sends mails through the configured mail server. */
export class MailTransport {
  private readonly transporter: Transporter | null;

  /** @param silentAtMost milliseconds that the server may be silent */
  constructor(
    private readonly settings: MailSettings,
    silentAtMost = SILENT_AT_MOST_MS,
  ) {
    this.transporter = isMailSetUp(settings)
      ? createTransport({
          url: settings.SMTP_URL,
          connectionTimeout: CONNECT_WITHIN_MS,
          greetingTimeout: CONNECT_WITHIN_MS,
          socketTimeout: silentAtMost,
        })
      : null;
  }

  /** Never throws for errors of the mail server. @throws the error of an attachment's content */
  async send(mail: Mail, signal?: AbortSignal): Promise<MailOutcome> {
    if (!this.transporter) return { sent: false, reason: "notSetUp", status: null, final: true };
    const { MAIL_FROM } = this.settings;
    const { to, uid, attachment, ...content } = mail;
    const [, sender = MAIL_FROM, domain = "obcestje"] = /([^\s<>@]+@([^\s<>@]+))>?$/.exec(MAIL_FROM) ?? [];
    // Announced in advance, so that a server need not read a mail it will not accept.
    const size = attachment && Math.floor(attachment.size * GROWS_IN_MAIL);
    try {
      await this.transporter.sendMail({
        from: MAIL_FROM,
        // As an object it is a single address.
        to: { name: "", address: to },
        ...(size === undefined ? {} : { envelope: { from: sender, to: [{ name: "", address: to }], size } }),
        messageId: `<${uid}@${domain}>`,
        headers: { "Auto-Submitted": "auto-generated" },
        ...content,
        attachments: attachment ? [attachmentOf(attachment)] : [],
        disableFileAccess: true,
        disableUrlAccess: true,
        ...(signal ? { signal } : {}),
      });
      return { sent: true };
    } catch (error) {
      return outcomeOf(error);
    } finally {
      attachment?.content.destroy();
    }
  }
}

function attachmentOf({ name, contentType, content }: Attachment) {
  return { filename: name, contentType, content, contentTransferEncoding: "base64" as const };
}
