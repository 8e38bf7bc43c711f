import { demoDevices } from "../src/demo/devices.js";
import type { Device } from "../src/model/device.js";

/** A device of the demo that is switched on. */
export function demoModel(serialNumber: string): Device {
  const model = demoDevices.find(({ location }) => location.serialNumber === serialNumber)?.model;
  if (!model) throw new Error(`the demo has no device ${serialNumber}`);
  return model;
}
