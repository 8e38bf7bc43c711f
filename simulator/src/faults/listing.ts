import { faultAt } from "../model/faults.js";
import type { FaultsBySerial } from "./faultFile.js";
import { breakable, faultsFor } from "./options.js";

/** The faults at a Unix time, and the possible ones, one line per device. */
export function listing(faults: FaultsBySerial, now: number): string {
  const rows = breakable.map(({ name, device }) => {
    const { serialNumber } = device;
    const fault = faultAt(faults[serialNumber] ?? [], now);
    return { serialNumber, name, fault, can: faultsFor(device).join(", ") };
  });
  const width = Math.max(...rows.map(({ name }) => name.length));
  const broken = rows.filter(({ fault }) => fault !== "none");
  return [
    broken.length === 0 ? "Nothing is broken." : "Broken:",
    ...broken.map(({ serialNumber, name, fault }) => `  ${serialNumber}  ${name.padEnd(width)}  ${fault}`),
    "Can be broken:",
    ...rows.map(({ serialNumber, name, can }) => `  ${serialNumber}  ${name.padEnd(width)}  ${can}`),
  ].join("\n");
}
