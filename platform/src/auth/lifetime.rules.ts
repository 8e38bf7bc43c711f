import type { Env } from "../env.js";
import { HOUR } from "../time/clock.js";

/** How long a session lasts, in seconds. */
interface Lifetime {
  /** Without a call. */
  idle: number;
  absolute: number;
}

/** What sessions are held to: how long administrators' last and everybody else's, and who needs a second factor. */
export interface Lifetimes {
  admin: Lifetime;
  user: Lifetime;
  secondFactor: Env["SECOND_FACTOR"];
}

type SessionEnv = Pick<
  Env,
  | "SECOND_FACTOR"
  | "SESSION_IDLE_HOURS"
  | "SESSION_HOURS"
  | "ADMIN_SESSION_IDLE_HOURS"
  | "ADMIN_SESSION_HOURS"
>;

export function lifetimesOf(env: SessionEnv): Lifetimes {
  return {
    admin: { idle: env.ADMIN_SESSION_IDLE_HOURS * HOUR, absolute: env.ADMIN_SESSION_HOURS * HOUR },
    user: { idle: env.SESSION_IDLE_HOURS * HOUR, absolute: env.SESSION_HOURS * HOUR },
    secondFactor: env.SECOND_FACTOR,
  };
}

/** @param admin of the account's row: 1 or 0 */
export const lifetimeOf = (lifetimes: Lifetimes, { admin }: { admin: number }): Lifetime =>
  admin === 1 ? lifetimes.admin : lifetimes.user;
