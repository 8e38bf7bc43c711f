import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DeviceSender } from "../../simulator/src/delivery/deviceSender.js";
import { StateFile } from "../../simulator/src/delivery/stateFile.js";
import { demoDevices } from "../../simulator/src/demo/devices.js";
import { deviceApi } from "../../simulator/src/platform-api/deviceApi.js";
import type { PlatformApi } from "./platformApi.js";

/** A device of the simulator in the place of one of the fleet. */
export interface SimulatedSign {
  /** Lets it do once what it does every now and then. */
  tick: () => Promise<void>;
  close: () => Promise<void>;
}

/** Seconds after which a device asks again; its clock runs ahead by as much, where a test has no time to wait. */
const PING = 60;

/** A simulated sign that is just switched on, and has the device's key from now on. */
export async function simulateSign(admin: PlatformApi, clientId: number): Promise<SimulatedSign> {
  const model = demoDevices.find(({ model: known }) => known?.serialNumber === "OB-2301")?.model;
  if (!model) throw new Error("the demo has no such sign");
  const { apiKey } = await admin.post<{ apiKey: string }>("/client/key", { clientId, purpose: "device" });
  const folder = await mkdtemp(join(tmpdir(), "simulated-sign-"));
  const state = await StateFile.open(join(folder, "state.json"));
  await state.put(model.serialNumber, { clientId, guid: "", apiKey, delivered: [], pending: [] });
  let now = Math.floor(Date.now() / 1000) - PING;
  const begin = now;
  const sender = new DeviceSender({
    seed: 1,
    device: model,
    api: deviceApi(admin.url, apiKey),
    state,
    retry: {},
    now: () => now,
  });
  return {
    tick: async () => {
      now = Math.max(now + PING, Math.floor(Date.now() / 1000));
      await sender.tick(begin);
    },
    close: () => rm(folder, { recursive: true }),
  };
}
