import { parseSwitches, type Switches } from "./switches.js";

/** What the process is told by its environment. */
export interface Env {
  readonly port: number;
  readonly switches: Partial<Switches>;
}

/**
 * Reads `PLAIN_PLATFORM_PORT` (4101 where it is not set) and `SWITCHES` (`name=value,name=value`).
 * @throws Error that says what is wrong
 */
export function readEnv(env: Readonly<Record<string, string | undefined>>): Env {
  const port = Number(env.PLAIN_PLATFORM_PORT ?? 4101);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PLAIN_PLATFORM_PORT must be a port, 1 to 65535; it is "${env.PLAIN_PLATFORM_PORT}".`);
  return { port, switches: parseSwitches(env.SWITCHES ?? "") };
}
