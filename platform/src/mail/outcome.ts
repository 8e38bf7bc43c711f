export const MAIL_FAULTS = [
  "notSetUp",
  "addressRefused",
  "tooLarge",
  "refused",
  "noAnswer",
  "noConnection",
] as const;
/** The reason why a mail was not accepted. */
export type MailFault = (typeof MAIL_FAULTS)[number];

/**
 * The outcome of sending a mail. `final`: a retry would fail in the same way. `status`: the mail server's
 * answer.
 */
export type MailOutcome =
  | { sent: true }
  | { sent: false; reason: MailFault; status: number | null; final: boolean };

const REFUSED_FOR_EVER = 500;
/** RFC 1870. As an answer to a recipient it means a full mailbox. */
const TOO_LARGE = 552;

/**
 * The outcome of an error of nodemailer: the server's answer, or that there was none.
 * @throws an error of the mail itself
 */
export function outcomeOf(error: unknown): MailOutcome {
  const { code, responseCode, command } = error as Record<string, unknown>;
  if (code === "ESTREAM") throw error;
  const status = typeof responseCode === "number" ? responseCode : null;
  const saysTooLarge = status === TOO_LARGE && command !== "RCPT TO";
  // Nodemailer's own check: the mail exceeds the limit in the server's greeting.
  const knownTooLarge = status === null && code === "EMESSAGE" && command === "MAIL FROM";
  if (saysTooLarge || knownTooLarge) return { sent: false, reason: "tooLarge", status, final: true };
  if (code === "EENVELOPE")
    return { sent: false, reason: "addressRefused", status, final: (status ?? 0) >= REFUSED_FOR_EVER };
  if (status !== null) return { sent: false, reason: "refused", status, final: false };
  const late = code === "ETIMEDOUT" || code === "EABORT";
  return { sent: false, reason: late ? "noAnswer" : "noConnection", status, final: false };
}
