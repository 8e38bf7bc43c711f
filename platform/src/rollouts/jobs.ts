import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { advance, look } from "./advance.js";
import { holdRollout } from "./devices.store.js";
import { ROLLOUTS } from "./jobName.js";
import { runningRollouts } from "./store.js";

/** Seconds between two looks. A device that reports its version starts one at once. */
const EVERY = 10;

/** Moves staged rollouts on. */
export function keepRollouts({ db, env, jobs, now }: Deps): void {
  const installTime = env.FIRMWARE_INSTALL_SECONDS;
  jobs.add({
    name: ROLLOUTS,
    every: EVERY,
    run: async ({ signal }) => {
      for (const id of await runningRollouts(db.read)) {
        if (signal.aborted) return;
        const moment = { now: now(), installTime };
        if (!(await look(db.read, id, moment))) continue;
        await transactClients(db.write, async (tx) => {
          await holdRollout(tx, id);
          await advance(tx, id, moment);
        });
      }
    },
  });
}
