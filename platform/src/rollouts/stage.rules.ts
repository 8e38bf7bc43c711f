import { ROLLOUT_STATES } from "../firmware/rollout.rules.js";
import { HOUR } from "../time/clock.js";

export const STAGED_STATES = ["pilots", "rest", "stopped", "done"] as const;
export type StagedState = (typeof STAGED_STATES)[number];

/** The reason why one stopped. */
export const STOP_REASONS = ["failures", "silence", "person"] as const;
export type StopReason = (typeof STOP_REASONS)[number];

export const DEVICE_STATES = ["waiting", ...ROLLOUT_STATES, "withdrawn", "replaced"] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

/** The state on which decisions are based. */
export interface Stage {
  state: StagedState;
  pilots: number;
  failuresAtMost: number;
}

export interface StageDevice {
  clientId: number;
  isPilot: boolean;
  /** It had failed when a person resumed the rollout. */
  isForgiven: boolean;
  /** A pilot that was given the firmware longer ago than the deadline, and has not settled. */
  isOverdue: boolean;
  state: DeviceState;
}

/** The next step of a rollout: it assigns the firmware to some devices, or changes its state. */
export type Step =
  | { give: number[] }
  | { become: Exclude<StagedState, "pilots" | "stopped"> }
  | { become: "stopped"; reason: Exclude<StopReason, "person"> };

const UNDER_WAY: ReadonlySet<DeviceState> = new Set(["assigned", "downloading", "downloaded"]);
const GONE: ReadonlySet<DeviceState> = new Set(["withdrawn", "replaced"]);

/** True if a device was assigned the firmware and has not settled. */
export const isUnderWay = (state: DeviceState): boolean => UNDER_WAY.has(state);

/** True if a pilot has been silent so long that it counts as failed. @param hours deadline; null: none */
export function isOverdue(
  { isPilot, state, assignDate }: Pick<StageDevice, "isPilot" | "state"> & { assignDate: number | null },
  hours: number | null,
  now: number,
): boolean {
  if (!isPilot || hours === null || assignDate === null) return false;
  return isUnderWay(state) && now - assignDate >= hours * HOUR;
}

/**
 * The next step that follows from the devices' states; null for none, until one of them reports more. Look
 * again after each step. See "Staged rollouts" in docs/definitions.md.
 * @param devices in rollout order
 */
export function nextStep(stage: Stage, devices: readonly StageDevice[]): Step | null {
  if (stage.state === "stopped" || stage.state === "done") return null;
  const against = devices.filter(({ isForgiven }) => !isForgiven);
  const failures = against.filter(({ state }) => state === "failed").length;
  if (failures > stage.failuresAtMost) return { become: "stopped", reason: "failures" };
  // Once the rest has it, nobody waits for the pilots any more.
  const silent = stage.state === "pilots" ? against.filter((device) => device.isOverdue).length : 0;
  if (failures + silent > stage.failuresAtMost) return { become: "stopped", reason: "silence" };
  const waiting = devices.filter(({ state }) => state === "waiting");
  const someUnderWay = devices.some(({ state }) => isUnderWay(state));
  if (waiting.length === 0) return someUnderWay ? null : { become: "done" };
  if (stage.state === "rest") return { give: idsOf(waiting) };
  const pilots = nextPilots(stage.pilots, devices, waiting);
  if (pilots.length > 0) return { give: idsOf(pilots) };
  const isWaitedFor = ({ state, isPilot, isOverdue }: StageDevice) =>
    isPilot && isUnderWay(state) && !isOverdue;
  return devices.some(isWaitedFor) ? null : { become: "rest" };
}

/** Waiting pilots; the first waiting devices replace those that are gone. */
function nextPilots(
  wanted: number,
  devices: readonly StageDevice[],
  waiting: readonly StageDevice[],
): StageDevice[] {
  const there = devices.filter(({ isPilot, state }) => isPilot && !GONE.has(state)).length;
  const [pilots, others] = [waiting.filter(isPilot), waiting.filter((device) => !isPilot(device))];
  return [...pilots, ...others.slice(0, Math.max(0, wanted - there))];
}

const isPilot = (device: StageDevice) => device.isPilot;
const idsOf = (devices: readonly StageDevice[]) => devices.map(({ clientId }) => clientId);
