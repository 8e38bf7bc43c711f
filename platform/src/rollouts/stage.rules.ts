import { ROLLOUT_STATES } from "../firmware/rollout.rules.js";
import { HOUR } from "../time/clock.js";

/** How far a staged rollout is. */
export const STAGED_STATES = ["pilots", "rest", "stopped", "done"] as const;
export type StagedState = (typeof STAGED_STATES)[number];

/** Why one stopped. */
export const STOP_REASONS = ["failures", "silence", "person"] as const;
export type StopReason = (typeof STOP_REASONS)[number];

/** Hours that a rollout waits for a pilot, unless whoever starts it says otherwise. */
export const PILOT_DEADLINE_HOURS = 72;

/** How far a device of one is. */
export const DEVICE_STATES = ["waiting", ...ROLLOUT_STATES, "withdrawn", "replaced"] as const;
export type DeviceState = (typeof DEVICE_STATES)[number];

/** What is decided on. */
export interface Stage {
  state: StagedState;
  pilots: number;
  failuresAtMost: number;
}

export interface StageDevice {
  clientId: number;
  isPilot: boolean;
  /** It had failed when a person let the rollout go on. */
  isForgiven: boolean;
  /** A pilot that was given the firmware longer ago than the rollout waits for one, and has not settled. */
  isOverdue: boolean;
  state: DeviceState;
}

/** What a rollout does next: some of its devices are assigned the firmware, or it comes to another state. */
export type Step =
  | { give: number[] }
  | { become: Exclude<StagedState, "pilots" | "stopped"> }
  | { become: "stopped"; reason: Exclude<StopReason, "person"> };

const UNDER_WAY: ReadonlySet<DeviceState> = new Set(["assigned", "downloading", "downloaded"]);
const GONE: ReadonlySet<DeviceState> = new Set(["withdrawn", "replaced"]);

/** Whether a device was assigned the firmware and nobody knows yet how that ends. */
export const isUnderWay = (state: DeviceState): boolean => UNDER_WAY.has(state);

/** Whether a pilot has been silent for so long that it counts as one that failed. @param hours that it is waited for; null: without end */
export function isOverdue(
  { isPilot, state, assignDate }: Pick<StageDevice, "isPilot" | "state"> & { assignDate: number | null },
  hours: number | null,
  now: number,
): boolean {
  if (!isPilot || hours === null || assignDate === null) return false;
  return isUnderWay(state) && now - assignDate >= hours * HOUR;
}

/**
 * What follows by itself from how far devices are; null for nothing, until one of them tells more. Each step is to be
 * followed by another look. See "Staged rollouts" in docs/definitions.md.
 * @param devices in the order in which they get it
 */
export function nextStep(stage: Stage, devices: readonly StageDevice[]): Step | null {
  if (stage.state === "stopped" || stage.state === "done") return null;
  const against = devices.filter(({ isForgiven }) => !isForgiven);
  const failures = against.filter(({ state }) => state === "failed").length;
  if (failures > stage.failuresAtMost) return { become: "stopped", reason: "failures" };
  // Once the rest has it nobody waits for them any more.
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

/** Pilots that wait; and in the place of each that is gone, whoever waits first. */
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
