import { warningsThatHold } from "@obcestje/operation/startLine.js";
import type { Env } from "../env.js";

/** With less free space a database of some thousand devices fills its disk within weeks. */
const FEW_BYTES = 2 * 2 ** 30;

type Settings = Pick<
  Env,
  | "NODE_ENV"
  | "DATABASE_URL"
  | "DATA_DIR"
  | "SMTP_URL"
  | "PORTAL_URL"
  | "SERVICE_KEY"
  | "WEBHOOK_ALLOW_PRIVATE"
  | "RETENTION_READINGS_MONTHS"
>;

/**
 * Settings that an operator may not have meant, in whole sentences for the platform's first log line.
 * @param freeBytes of the disk with the database's folder; null for a database server, whose disk is not
 * visible
 */
export function startWarnings(env: Settings, freeBytes: number | null): string[] {
  return warningsThatHold([
    [env.NODE_ENV !== "production", `NODE_ENV is ${env.NODE_ENV}: not for production.`],
    [env.SMTP_URL === "", "No SMTP_URL: nobody gets an e-mail."],
    [env.PORTAL_URL === "", "No PORTAL_URL: mails have no links, and keys can't be kept to sites."],
    [env.PORTAL_URL.startsWith("http:"), "PORTAL_URL is http: links lead to a portal without TLS."],
    [env.SERVICE_KEY === "", "No SERVICE_KEY: scheduled reports are not made."],
    [env.WEBHOOK_ALLOW_PRIVATE, "WEBHOOK_ALLOW_PRIVATE: webhooks may lead into the own network."],
    [env.RETENTION_READINGS_MONTHS === 0, "RETENTION_READINGS_MONTHS is 0: raw readings are kept for ever."],
    [
      freeBytes !== null && freeBytes < FEW_BYTES,
      `The disk of ${env.DATA_DIR} has less than ${FEW_BYTES / 2 ** 30} GiB left.`,
    ],
  ]);
}
