import { parseSwitches, type Switches } from "./switches.js";

/** Settings of the process from its environment. */
export interface Env {
  readonly port: number;
  readonly switches: Partial<Switches>;
}

/**
 * Reads `PLAIN_PLATFORM_PORT` (default 4101) and `SWITCHES` (`name=value,name=value`).
 * @throws Error saying what is wrong
 */
export function readEnv(env: Readonly<Record<string, string | undefined>>): Env {
  const port = Number(env.PLAIN_PLATFORM_PORT ?? 4101);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PLAIN_PLATFORM_PORT must be a port, 1 to 65535; it is "${env.PLAIN_PLATFORM_PORT}".`);
  return { port, switches: parseSwitches(env.SWITCHES ?? "") };
}
