import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeviceSender } from "../../simulator/src/delivery/deviceSender.js";
import { StateFile } from "../../simulator/src/delivery/stateFile.js";
import { demoDevices } from "../../simulator/src/demo/devices.js";
import type { Fault, Faults } from "../../simulator/src/model/faults.js";
import { deviceApi } from "../../simulator/src/platform-api/deviceApi.js";

/** A device of the simulator, started by a test. */
export interface SimulatedDevice {
  /**
   * Runs one cycle of its periodic work. With a minute of its clock between cycles: it accepts an action in the
   * first, and reports the result in the second; it fetches 256 kB of a firmware in each, and reports the new
   * version in the one after the last.
   */
  tick: () => Promise<void>;
  /** Breaks it from now on, or repairs it. */
  break: (fault: Fault | "none") => void;
  close: () => Promise<void>;
}

/** The device's side of a platform's client. */
export interface DeviceLine {
  url: string;
  clientId: number;
  apiKey: string;
}

/**
 * Starts a device of the simulator in the place of a client.
 * @param serialNumber the demo's device that it behaves like
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
