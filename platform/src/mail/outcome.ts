export const MAIL_FAULTS = [
  "notSetUp",
  "addressRefused",
  "tooLarge",
  "refused",
  "noAnswer",
  "noConnection",
] as const;
/** Why a mail was not taken. */
export type MailFault = (typeof MAIL_FAULTS)[number];

/** How sending a mail went. `final`: another try would go the same way; `status`: what the mail server answered. */
export type MailOutcome =
  | { sent: true }
  | { sent: false; reason: MailFault; status: number | null; final: boolean };

const REFUSED_FOR_EVER = 500;
/** RFC 1870; as an answer to a recipient it speaks of a full mailbox. */
const TOO_LARGE = 552;

/** Of nodemailer's errors: what the server answered, or that it didn't. @throws what the mail itself failed with */
export function outcomeOf(error: unknown): MailOutcome {
  const { code, responseCode, command } = error as Record<string, unknown>;
  if (code === "ESTREAM") throw error;
  const status = typeof responseCode === "number" ? responseCode : null;
  const saysTooLarge = status === TOO_LARGE && command !== "RCPT TO";
  // Nodemailer's own: larger than the server said at its greeting that it takes.
  const knownTooLarge = status === null && code === "EMESSAGE" && command === "MAIL FROM";
  if (saysTooLarge || knownTooLarge) return { sent: false, reason: "tooLarge", status, final: true };
  if (code === "EENVELOPE")
    return { sent: false, reason: "addressRefused", status, final: (status ?? 0) >= REFUSED_FOR_EVER };
  if (status !== null) return { sent: false, reason: "refused", status, final: false };
  const late = code === "ETIMEDOUT" || code === "EABORT";
  return { sent: false, reason: late ? "noAnswer" : "noConnection", status, final: false };
}
