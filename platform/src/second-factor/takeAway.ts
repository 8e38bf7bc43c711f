import { closeSessionsOf } from "../auth/sessions.store.js";
import type { UserRow } from "../db/tables/accounts.js";
import type { Db } from "../db/tables.js";
import type { Env } from "../env.js";
import { removeFactors } from "./factors.store.js";
import { tellOfFactors } from "./notices.js";
import { endSteps } from "./steps.store.js";

/**
 * Takes all second factors and recovery codes of a person away, who has lost them; the sessions end, and the person is told
 * by mail.
 * @returns how many factors there were; 0: nothing was done
 */
export async function takeAway(tx: Db, env: Env, user: UserRow, now: number): Promise<number> {
  const taken = await removeFactors(tx, user.id);
  if (taken === 0) return 0;
  await endSteps(tx, user.id);
  await closeSessionsOf(tx, user.id);
  await tellOfFactors(tx, env, user, "factorsTaken", now);
  return taken;
}
