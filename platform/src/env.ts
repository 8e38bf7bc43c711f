import { collectorAddress } from "@obcestje/operation/collectorAddress.js";
import { bool, cleanEnv, host, makeValidator, port, str } from "envalid";
import { serversOf } from "./db/postgres/servers.rules.js";
import { readProviders } from "./sign-in-providers/settings.js";

const bootstrapPassword = makeValidator((input: string) => {
  if (input !== "" && [...input].length < 8) throw new Error("needs at least 8 characters");
  return input;
});

const secret = makeValidator((input: string) => {
  if (input !== "" && !/^[\w-]{32,200}$/.test(input))
    throw new Error("needs 32 to 200 letters, digits, - or _");
  return input;
});

const databaseUrl = makeValidator((input: string) => {
  if (input !== "") serversOf(input);
  return input;
});

const threads = makeValidator((input: string) => {
  const count = Number(input);
  if (!Number.isInteger(count) || count < 0 || count > 16)
    throw new Error("must be a whole number of 0 to 16");
  return count;
});

const days = makeValidator((input: string) => {
  if (!/^\d{1,4}$/.test(input)) throw new Error("must be a whole number of days, 0 to 9999");
  return Number(input);
});

const seconds = makeValidator((input: string) => {
  if (!/^\d{1,5}$/.test(input)) throw new Error("must be a whole number of seconds, 0 to 99999");
  return Number(input);
});

/** Sessions of more than 30 days would outlive the cookies that say who has signed out. */
const hours = makeValidator((input: string) => {
  const count = Number(input);
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(input) || count < 0.25 || count > 720)
    throw new Error("must be a number of hours, 0.25 to 720");
  return count;
});

const months = makeValidator((input: string) => {
  if (!/^\d{1,3}$/.test(input)) throw new Error("needs a number of months, or 0");
  return Number(input);
});

const smtpUrl = makeValidator((input: string) => {
  if (input !== "" && !/^smtps?:\/\//.test(input)) throw new Error("must begin with smtp:// or smtps://");
  return input;
});

const sender = makeValidator((input: string) => {
  if (input !== "" && !/^[^\r\n<>@]*(<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(input))
    throw new Error('must be an address, or "Name <address>"');
  return input;
});

const collector = makeValidator(collectorAddress);

const portal = makeValidator((input: string) => {
  if (input !== "" && !/^https?:\/\/[^\s/]+\/?$/.test(input))
    throw new Error("must be an origin, such as https://portal.example.si");
  return input.replace(/\/$/, "");
});

const providers = makeValidator(readProviders);

/**
 * The platform's settings, read once from the environment.
 * A wrong value ends the process with a message that names it (envalid's reporter).
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  return cleanEnv(source, {
    NODE_ENV: str({ choices: ["development", "test", "production"], default: "production" }),
    HOST: host({ default: "127.0.0.1" }),
    PLATFORM_PORT: port({ default: 4001 }),
    DATA_DIR: str({ default: "data", desc: "Folder of the embedded database; one platform at a time" }),
    DATABASE_URL: databaseUrl({
      default: "",
      desc: "A PostgreSQL instead: postgres://user@host/database; several hosts with target_session_attrs=read-write",
    }),
    RETENTION_READINGS_MONTHS: months({
      default: 24,
      desc: "Whole months that raw readings are kept; 0: all",
    }),
    RETENTION_DIAGNOSTICS_MONTHS: months({ default: 12, desc: "The same of diagnostics" }),
    BOOTSTRAP_ADMIN_EMAIL: str({ default: "", desc: "Made at start where no admin exists" }),
    BOOTSTRAP_ADMIN_PASSWORD: bootstrapPassword({ default: "", desc: "Password of that admin" }),
    SERVICE_KEY: secret({
      default: "",
      desc: "What the renderer authenticates with; none: no scheduled reports",
    }),
    TRUST_PROXY: str({ default: "loopback", desc: "Whose X-Forwarded-For counts: addresses, by comma" }),
    WORKER_THREADS: threads({
      default: 1,
      testDefault: 0,
      desc: "Threads for statistics and exports; 0: none but the one that takes the devices' batches",
    }),
    RETENTION_PLATES_DAYS: days({
      default: 30,
      desc: "Plates in checked videos, and their films, are removed after so many days; 0: at once",
    }),
    RETENTION_REPORTS_DAYS: days({
      default: 400,
      desc: "Scheduled reports are kept for so many days; 0: all",
    }),
    FIRMWARE_INSTALL_SECONDS: seconds({
      default: 600,
      desc: "A device that tells its old version so long after it got a firmware has failed to install it",
    }),
    SMTP_URL: smtpUrl({
      default: "",
      desc: "Mail server for notifications, reports and links of accounts: smtps://user:password@host; none: no e-mail",
    }),
    MAIL_FROM: sender({ default: "", desc: "Sender of that e-mail; none: no e-mail" }),
    PORTAL_URL: portal({
      default: "",
      desc: "Where people open the portal, for links in mails and webhooks",
    }),
    SIGN_IN_PROVIDERS: providers({
      default: [],
      desc: "OpenID Connect providers that people may sign in by: a JSON list",
    }),
    LOCAL_PASSWORDS: str({
      choices: ["everybody", "administrators"],
      default: "everybody",
      desc: "Who may sign in by a password",
    }),
    SECOND_FACTOR: str({
      choices: ["optional", "administrators", "everybody"],
      default: "optional",
      desc: "Who needs a second factor to sign in by a password; groups may demand it beside that",
    }),
    SESSION_IDLE_HOURS: hours({ default: 12, desc: "A session ends after so long without a call" }),
    SESSION_HOURS: hours({ default: 720, desc: "A session ends so long after the sign-in in any case" }),
    ADMIN_SESSION_IDLE_HOURS: hours({ default: 1, desc: "The same of an administrator's session" }),
    ADMIN_SESSION_HOURS: hours({ default: 12, desc: "The same of an administrator's session" }),
    WEBHOOK_ALLOW_PRIVATE: bool({
      default: false,
      desc: "Whether webhooks may lead into the own network, without TLS and to any port",
    }),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector({
      default: "",
      desc: "OpenTelemetry collector that gets the traces, OTLP over HTTP; none: no traces",
    }),
    LOG_LEVEL: str({ choices: ["debug", "info", "warn", "error", "silent"], default: "info" }),
  });
}

export type Env = ReturnType<typeof readEnv>;
