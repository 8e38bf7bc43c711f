import type { Device } from "./device.js";
import { localTime } from "./localTime.js";

/** Whether water flows at a Unix time: 1 or 0; undefined for a device without valve. */
export function valveAt(device: Device, time: number): 0 | 1 | undefined {
  if (!device.openings) return undefined;
  const minute = localTime(device.timeZone, time).hour * 60;
  return device.openings.some(({ start, end }) => minute >= start && minute < end) ? 1 : 0;
}

/** The times in [from, to) at which a valve opens or closes; it acts on whole minutes. */
export function valveChanges(device: Device, from: number, to: number): number[] {
  const changes: number[] = [];
  if (!device.openings) return changes;
  for (let time = Math.ceil(from / 60) * 60; time < to; time += 60) {
    if (valveAt(device, time) !== valveAt(device, time - 60)) changes.push(time);
  }
  return changes;
}
