import type { PlatformApi } from "./platformApi.js";
import { type SimulatedDevice, simulateDevice } from "./simulatedDevice.js";

/** Seconds after which a device asks again; each tick advances its clock by that much, because tests have no time to wait. */
const PING = 60;

/** A sign of the simulator in the place of one of the fleet. */
export type SimulatedSign = Pick<SimulatedDevice, "tick" | "close">;

/** A simulated sign that was just started, and has the device's key from now on; each tick is a ping later. */
export async function simulateSign(admin: PlatformApi, clientId: number): Promise<SimulatedSign> {
  const { apiKey } = await admin.post<{ apiKey: string }>("/client/key", { clientId, purpose: "device" });
  let now = Math.floor(Date.now() / 1000) - PING;
  const line = { url: admin.url, clientId, apiKey };
  const { tick, close } = await simulateDevice("OB-2301", line, () => now);
  return {
    tick: async () => {
      now = Math.max(now + PING, Math.floor(Date.now() / 1000));
      await tick();
    },
    close,
  };
}
