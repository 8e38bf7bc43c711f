import { loggerOptions as partLog } from "@obcestje/operation/logging.js";
import type { LoggerOptions } from "pino";
import type { SimulatorEnv } from "./env.js";

/** JSON lines of the same form as the other parts', without credentials. */
export function loggerOptions(
  env: Pick<SimulatorEnv, "LOG_LEVEL" | "ADMIN_PASSWORD" | "PLATFORM_URL">,
): LoggerOptions {
  return partLog({
    part: "simulator",
    level: env.LOG_LEVEL,
    secrets: [env.ADMIN_PASSWORD, env.PLATFORM_URL],
  });
}
