import { collectorAddress } from "@obcestje/operation/collectorAddress.js";
import { bool, cleanEnv, host, makeValidator, port, str, url } from "envalid";
import { trustedProxies } from "./http/trustedProxies.js";
import type { CallerNames } from "./platform-api/callHeaders.js";
import { readExportPaths } from "./platform-api/exports.js";
import { readCorrections } from "./platform-api/features.js";

const secret = makeValidator((input: string) => {
  if (input.length < 32) throw new Error("needs at least 32 characters");
  return input;
});

const milliseconds = makeValidator((input: string) => {
  if (!/^\d{1,9}$/.test(input)) throw new Error("needs whole milliseconds");
  return Number(input);
});

const collector = makeValidator(collectorAddress);

const proxies = makeValidator(trustedProxies);

const features = makeValidator(readCorrections);

const exportPaths = makeValidator(readExportPaths);

const headerName = makeValidator((input: string) => {
  if (!/^[\w-]{1,100}$/.test(input)) throw new Error("needs the name of a header");
  return input.toLowerCase();
});

const cookieName = makeValidator((input: string) => {
  if (!/^[\w!#$%&'*.^`|~+-]{0,100}$/.test(input)) throw new Error("needs the name of a cookie");
  return input;
});

const DEVELOPMENT_SECRET = "development-only-renderer-secret-000";

/** Settings of calls to a platform. */
function ofPlatform() {
  return {
    PLATFORM_FEATURES: features({
      default: readCorrections(""),
      desc: "What the platform offers, against what it tells itself: +exports,-dry-run",
    }),
    PLATFORM_SESSION_HEADER: headerName({ default: "x-session-id" }),
    PLATFORM_SESSION_COOKIE: cookieName({
      default: "",
      desc: "The cookie that has the session in place of the header; empty: none",
    }),
    PLATFORM_GROUP_HEADER: headerName({ default: "x-group-id" }),
    PLATFORM_KEY_SCHEME: str({ default: "ApiKey", desc: "What stands before a key in Authorization" }),
    PLATFORM_EXPORT_PATHS: exportPaths({
      default: readExportPaths(""),
      desc: "Where the platform has which file: daily.csv=measurement/export?type=csvDaily",
    }),
  };
}

/** How the platform learns who asks. */
export function callerNamesIn(env: ReturnType<typeof readPlatformEnv>): CallerNames {
  return {
    sessionHeader: env.PLATFORM_SESSION_HEADER,
    sessionCookie: env.PLATFORM_SESSION_COOKIE,
    groupHeader: env.PLATFORM_GROUP_HEADER,
    keyScheme: env.PLATFORM_KEY_SCHEME,
  };
}

/** Only these settings, for callers of a platform that are no gateway. */
export function readPlatformEnv(source: NodeJS.ProcessEnv = process.env) {
  return cleanEnv(source, ofPlatform());
}

/**
 * The gateway's settings, read once from the environment. A wrong value ends the process with a message that
 * names it (envalid's reporter).
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  return cleanEnv(source, {
    NODE_ENV: str({ choices: ["development", "test", "production"], default: "production" }),
    HOST: host({ default: "127.0.0.1" }),
    GATEWAY_PORT: port({ default: 4000 }),
    PUBLIC_URL: url({ default: "http://localhost:4000", desc: "Origin under which people open the portal" }),
    PLATFORM_URL: url({ default: "http://127.0.0.1:4001" }),
    ...ofPlatform(),
    PLATFORM_TIMEOUT_MS: milliseconds({
      default: 10_000,
      desc: "Deadline of one request with all its platform calls",
    }),
    STREAM_IDLE_MS: milliseconds({
      default: 60_000,
      desc: "How long the platform may be silent in a download",
    }),
    BULK_TIMEOUT_MS: milliseconds({ default: 60_000, desc: "Deadline of one bulk change" }),
    ANSWER_CACHE_MS: milliseconds({
      default: 1_000,
      desc: "How long an answer serves the same question again; 0: never",
    }),
    PUBLIC_ANSWER_MS: milliseconds({
      default: 10_000,
      desc: "How long an answer serves all who look at embeds and public pages of one key",
    }),
    EXTRA_OPERATIONS: str({ default: "", desc: "Folder of further operations (*.graphql) to register" }),
    RENDERER_URL: url({ default: "http://127.0.0.1:4002" }),
    RENDERER_SECRET: secret({ devDefault: DEVELOPMENT_SECRET, desc: "Shared with the report renderer" }),
    WEB_DIR: str({ default: "web/dist", desc: "Folder of the built web" }),
    OFFLINE_VIEW: bool({
      default: true,
      desc: "Browsers keep the portal's page and the last answers; false: they let go of both",
    }),
    TILE_URL: str({ default: "https://tile.openstreetmap.org/{z}/{x}/{y}.png", desc: "Empty: no tiles" }),
    TILE_ATTRIBUTION: str({ default: "© OpenStreetMap contributors" }),
    REPORT_COMPANY: str({ default: "", desc: "Empty: a report says in its language what Obcestje is" }),
    POLL_SECONDS: port({ default: 10, desc: "Pace of polling a platform that has no /events" }),
    TRUST_PROXY: proxies({
      default: trustedProxies("loopback"),
      desc: "Whose X-Forwarded-For counts: addresses, by comma",
    }),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector({
      default: "",
      desc: "OpenTelemetry collector that gets the traces, OTLP over HTTP; none: no traces",
    }),
    LOG_LEVEL: str({ choices: ["debug", "info", "warn", "error", "silent"], default: "info" }),
  });
}

export type Env = ReturnType<typeof readEnv>;
