import type { Device } from "./device.js";
import { faultAt } from "./faults.js";
import { restartSeconds } from "./restart.js";

/** What a device is to install, as the platform tells it. */
export interface OfferedFirmware {
  id: number;
  version: string;
  /** Hexadecimal. */
  sha256: string;
  /** Bytes. */
  size: number;
}

/** What became of the firmware that a device has fetched. */
export interface DeviceFirmware {
  /** What it installed, each told from a Unix time on, ascending. Before the first it has the one that it was made with. */
  installed: readonly { since: number; version: string }[];
  /** The last that it could not install, and when that was over. */
  failed?: { id: number; since: number };
}

/** A device leaves what it could not install alone for so many seconds, or until it is offered no more. */
export const AGAIN_AFTER = 3600;

/** A device as it is under the firmware that it had at a Unix time. */
export function withFirmware(device: Device, { installed }: DeviceFirmware, time: number): Device {
  const firmwareVersion = installed.findLast(({ since }) => since <= time)?.version;
  if (firmwareVersion === undefined) return device;
  return { ...device, health: { ...device.health, firmwareVersion } };
}

/** Whether a device fetches at `time` what it is offered: another version than its own, that has not just failed. */
export function isWanted(
  device: Device,
  before: DeviceFirmware,
  { id, version }: OfferedFirmware,
  time: number,
): boolean {
  if (withFirmware(device, before, time).health.firmwareVersion === version) return false;
  const { failed } = before;
  return failed?.id !== id || time >= failed.since + AGAIN_AFTER;
}

/** What becomes of a firmware whose file a device has whole: it restarts, and has it then, or still the old one. */
export function install(
  seed: number,
  device: Device,
  { installed }: DeviceFirmware,
  { id, version }: OfferedFirmware,
  time: number,
): DeviceFirmware {
  const since = time + restartSeconds(seed, device, `firmware ${id}`);
  if (faultAt(device.faults ?? [], time) === "firmware") return { installed, failed: { id, since } };
  return { installed: [...installed, { since, version }] };
}

/** Until when a device restarts that began to install something last; long ago where it never did. */
export function restartsUntil({ installed, failed }: DeviceFirmware): number {
  return Math.max(installed.at(-1)?.since ?? 0, failed?.since ?? 0);
}
