import { findClients } from "../clients/store.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { tellValves } from "./changes.store.js";
import { effectiveMode } from "./mode.rules.js";
import { expiredModes, writeMode } from "./modes.store.js";

type SettleDeps = Pick<Deps, "db" | "now"> & { events: { wake(): void } };

/**
 * Stores that manual runs have ended, and notifies those who see them. The end is effective without it: this
 * is for screens.
 */
export async function settleExpiredModes({ db, now, events }: SettleDeps): Promise<void> {
  if ((await expiredModes(db.read, now())).length === 0) return;
  await transact(db.write, async (tx) => {
    const expired = await expiredModes(tx, now());
    for (const { clientId, changedBy, stored } of expired)
      await writeMode(tx, clientId, effectiveMode(stored, now()), changedBy);
    const ids = expired.map(({ clientId }) => clientId);
    if (ids.length > 0) await tellValves(tx, await findClients(tx, { kind: "all" }, ids), now());
  });
  events.wake();
}

const LOOK_EVERY = 10;

/** Settles manual runs shortly after their end. */
export function settleModesInTime(deps: Deps): void {
  deps.jobs.add({ name: "manual runs", every: LOOK_EVERY, run: () => settleExpiredModes(deps) });
}
