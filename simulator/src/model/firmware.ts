import type { Device } from "./device.js";
import { faultAt } from "./faults.js";
import { restartSeconds } from "./restart.js";

/** The firmware that a device should install, as the platform offers it. */
export interface OfferedFirmware {
  id: number;
  version: string;
  /** Hexadecimal. */
  sha256: string;
  /** Bytes. */
  size: number;
}

/** The state of the firmware that a device has fetched. */
export interface DeviceFirmware {
  /**
   * Installed versions, each reported from a Unix time on, ascending. Before the first it has its original
   * version.
   */
  installed: readonly { since: number; version: string }[];
  /** The last failed one, and the end of that attempt. */
  failed?: { id: number; since: number };
}

/** Seconds for which a device ignores a firmware that failed, unless it is no longer offered. */
export const AGAIN_AFTER = 3600;

/** A device with the firmware that it had at a Unix time. */
export function withFirmware(device: Device, { installed }: DeviceFirmware, time: number): Device {
  const firmwareVersion = installed.findLast(({ since }) => since <= time)?.version;
  if (firmwareVersion === undefined) return device;
  return { ...device, health: { ...device.health, firmwareVersion } };
}

/**
 * True if a device fetches the offered firmware at `time`: another version than its own, which has not just
 * failed.
 */
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

/**
 * The result for a completely fetched firmware: the device restarts, and then has it, or still the old one.
 */
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

/** The end of the restart after a device's last installation; long ago if there was none. */
export function restartsUntil({ installed, failed }: DeviceFirmware): number {
  return Math.max(installed.at(-1)?.since ?? 0, failed?.since ?? 0);
}
