import type { Db } from "../db/tables.js";
import type { Moment } from "../firmware/rollout.rules.js";
import { devicesOf, type RolloutDevice } from "./devices.store.js";
import { give, withdraw } from "./queue.store.js";
import { nextStep, type Step, type StopReason } from "./stage.rules.js";
import { findRollout, type StagedRollout, writeRollout } from "./store.js";

interface Look {
  rollout: StagedRollout;
  devices: RolloutDevice[];
  step: Step;
}

/**
 * Does everything that follows from the states of a rollout's devices. In a transaction that holds the
 * rollout.
 */
export async function advance(tx: Db, id: number, moment: Moment): Promise<void> {
  for (let next = await look(tx, id, moment); next; next = await look(tx, id, moment)) {
    const { rollout, devices, step } = next;
    if ("give" in step) {
      const chosen = new Set(step.give);
      await give(
        tx,
        rollout,
        devices.filter(({ clientId }) => chosen.has(clientId)),
        moment,
      );
    } else if (step.become === "stopped") await stop(tx, rollout, devices, step.reason, moment.now);
    else if (step.become === "rest") await writeRollout(tx, id, { state: "rest", stage: "rest" });
    else await writeRollout(tx, id, { state: "done", end_date: moment.now });
  }
}

/** The next step of a rollout; undefined for none, and for a rollout that is gone. */
export async function look(db: Db, id: number, moment: Moment): Promise<Look | undefined> {
  const rollout = await findRollout(db, id);
  if (!rollout) return undefined;
  const devices = await devicesOf(db, id, moment);
  const step = nextStep(rollout, devices);
  return step ? { rollout, devices, step } : undefined;
}

/** Stops a rollout, and withdraws assignments whose file no device has begun to fetch. */
export async function stop(
  tx: Db,
  rollout: StagedRollout,
  devices: readonly RolloutDevice[],
  reason: StopReason,
  now: number,
): Promise<void> {
  await withdraw(tx, rollout, devices);
  await writeRollout(tx, rollout.id, { state: "stopped", stop_reason: reason, end_date: now });
}
