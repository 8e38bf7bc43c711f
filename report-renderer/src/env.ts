import { cleanEnv, host, makeValidator, num, port, str, url } from "envalid";

const secret = makeValidator((input: string) => {
  if (input.length < 32) throw new Error("needs at least 32 characters");
  return input;
});

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
    RENDER_CONCURRENCY: num({ default: 2 }),
    RENDER_QUEUE: num({ default: 20, desc: "Jobs that may wait; more are refused with 429" }),
    RENDER_TIMEOUT_MS: num({ default: 30_000 }),
    LOG_LEVEL: str({ choices: ["debug", "info", "warn", "error", "silent"], default: "info" }),
  });
}

export type Env = ReturnType<typeof readEnv>;
