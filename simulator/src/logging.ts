import type { LoggerOptions } from "pino";
import type { SimulatorEnv } from "./env.js";
import { loggedError, redactionOf } from "./redaction.js";

/** JSON lines of the same form as the other parts'. No credential gets into them. */
export function loggerOptions({
  LOG_LEVEL,
  ADMIN_PASSWORD,
  PLATFORM_URL,
}: Pick<SimulatorEnv, "LOG_LEVEL" | "ADMIN_PASSWORD" | "PLATFORM_URL">): LoggerOptions {
  return {
    level: LOG_LEVEL,
    base: { part: "simulator" },
    serializers: { err: loggedError },
    hooks: { streamWrite: redactionOf([ADMIN_PASSWORD, PLATFORM_URL]) },
  };
}
