import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeviceSender } from "../../simulator/src/delivery/deviceSender.js";
import { StateFile } from "../../simulator/src/delivery/stateFile.js";
import { demoDevices } from "../../simulator/src/demo/devices.js";
import type { Fault, Faults } from "../../simulator/src/model/faults.js";
import { deviceApi } from "../../simulator/src/platform-api/deviceApi.js";

/** A device of the simulator, switched on by a test. */
export interface SimulatedDevice {
  /**
   * Lets it do once what it does every now and then. With a minute of its clock between: it accepts an action at the first, and tells how it
   * went at the second; it fetches 256 kB of a firmware at each, and tells the new version at the one after.
   */
  tick: () => Promise<void>;
  /** Breaks it from now on, or mends it. */
  break: (fault: Fault | "none") => void;
  close: () => Promise<void>;
}

/** The device's own side of a platform's client. */
export interface DeviceLine {
  url: string;
  clientId: number;
  apiKey: string;
}

/**
 * Switches a device of the simulator on, in the place of a client.
 * @param serialNumber whom of the demo it is like
 * @param now its clock, Unix seconds
 */
export async function simulateDevice(
  serialNumber: string,
  { url, clientId, apiKey }: DeviceLine,
  now: () => number,
): Promise<SimulatedDevice> {
  const device = demoDevices.find(({ model }) => model?.serialNumber === serialNumber)?.model;
  if (!device) throw new Error(`the demo has no device ${serialNumber}`);
  const folder = await mkdtemp(join(tmpdir(), "simulated-device-"));
  const state = await StateFile.open(join(folder, "state.json"));
  await state.put(serialNumber, { clientId, guid: "", apiKey, delivered: [], pending: [] });
  const begin = now();
  let faults: Faults = [];
  const options = { seed: 1, device, api: deviceApi(url, apiKey), state, retry: {}, now };
  const sender = new DeviceSender({ ...options, faults: async () => faults });
  return {
    tick: () => sender.tick(begin),
    break: (fault) => {
      faults = [...faults, { since: now(), fault }];
    },
    close: () => rm(folder, { recursive: true }),
  };
}
