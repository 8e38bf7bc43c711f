import { collectorAddress } from "@obcestje/operation/collectorAddress.js";
import { cleanEnv, host, makeValidator, port, str, url } from "envalid";

const secret = makeValidator((input: string) => {
  if (input.length < 32) throw new Error("needs at least 32 characters");
  return input;
});

const serviceKey = makeValidator((input: string) => {
  if (input !== "" && input.length < 32) throw new Error("needs at least 32 characters");
  return input;
});

const collector = makeValidator(collectorAddress);

/** A whole number from `least` on. */
const atLeast = (least: number) =>
  makeValidator((input: string) => {
    if (!/^\d{1,9}$/.test(input) || Number(input) < least)
      throw new Error(`needs a whole number, ${least} or more`);
    return Number(input);
  });
const count = atLeast(0);
const positive = atLeast(1);

const DEVELOPMENT_SECRET = "development-only-renderer-secret-000";

/**
 * The renderer's settings, read once from the environment.
 * A wrong value ends the process with a message that names it (envalid's reporter).
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  return cleanEnv(source, {
    NODE_ENV: str({ choices: ["development", "test", "production"], default: "production" }),
    HOST: host({ default: "127.0.0.1" }),
    RENDERER_PORT: port({ default: 4002 }),
    PORTAL_URL: url({ default: "http://127.0.0.1:4000", desc: "Where this process reaches the gateway" }),
    RENDERER_SECRET: secret({ devDefault: DEVELOPMENT_SECRET, desc: "Shared with the gateway" }),
    PUPPETEER_EXECUTABLE_PATH: str({ default: "", desc: "Chromium to use; empty: look for one" }),
    RENDER_CONCURRENCY: positive({ default: 2, desc: "Reports that are made at once" }),
    RENDER_QUEUE: count({ default: 20, desc: "Jobs that may wait; more are refused with 429" }),
    RENDER_STANDBY: count({
      default: undefined,
      desc: "Pages booted ahead; 0: none, not given: as many as reports are made at once",
    }),
    RENDER_TIMEOUT_MS: positive({
      default: 30_000,
      desc: "For a report of one client; each further one has 2 s more",
    }),
    TILE_URL: str({
      default: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
      desc: "The gateway's: the only place beside the portal that the browser reaches. Empty: no tiles",
    }),
    PLATFORM_URL: str({ default: "", desc: "Whose report schedules are run; empty: none" }),
    SERVICE_KEY: serviceKey({ default: "", desc: "The platform's, to claim their runs with; empty: none" }),
    SCHEDULE_POLL_MS: positive({ default: 15_000, desc: "Pace of asking for runs that are due" }),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector({
      default: "",
      desc: "OpenTelemetry collector that gets the traces, OTLP over HTTP; none: no traces",
    }),
    LOG_LEVEL: str({ choices: ["debug", "info", "warn", "error", "silent"], default: "info" }),
  });
}

export type Env = ReturnType<typeof readEnv>;
