import { demoDevices } from "../demo/devices.js";
import type { Device } from "../model/device.js";
import { FAULTS, type Fault } from "../model/faults.js";
import { FAULT_WORDS } from "./faultFile.js";

export const USAGE = `Usage: npm run simulator:fault [-- SERIAL ${FAULT_WORDS.join("|")}]

Breaks a device of the demo, or mends it (none); the simulator heeds it within seconds. Without arguments: what is broken, and what can be.

  stuckOpen    water flows, whatever is ordered (valves)
  stuckClosed  no water flows, whatever is ordered (valves)
  silent       sends nothing and asks nothing
  firmware     installs nothing: after its restart it still tells the old version
  actions      fails whatever it is asked to do once`;

/** A user error of the command: only its message is shown. */
export class UsageError extends Error {}

export interface Breaking {
  device: Device;
  fault: Fault | "none";
}

/** The devices of the demo that are ever switched on. */
export const breakable: readonly { name: string; device: Device }[] = demoDevices.flatMap(
  ({ location, model }) => (model ? [{ name: location.locationName, device: model }] : []),
);

const OF_VALVES: readonly Fault[] = ["stuckOpen", "stuckClosed"];

/** The faults that a device can have. */
export function faultsFor({ valve }: Device): readonly Fault[] {
  return FAULTS.filter((fault) => valve || !OF_VALVES.includes(fault));
}

/** Reads the command line; null if it asks for the list. @throws UsageError saying what is wrong with it */
export function readOptions(args: readonly string[]): Breaking | null {
  const [serialNumber, wanted, ...more] = args;
  if (serialNumber === undefined) return null;
  const device = breakable.find((one) => one.device.serialNumber === serialNumber)?.device;
  if (!device) throw new UsageError(`the demo has no running device "${serialNumber}"`);
  const words = [...faultsFor(device), "none" as const];
  const fault = words.find((word) => word === wanted);
  if (fault === undefined || more.length > 0)
    throw new UsageError(`${serialNumber}: give one of ${words.join(", ")}`);
  return { device, fault };
}
