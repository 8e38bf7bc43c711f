import type { AdminApi } from "../platform-api/adminApi.js";
import type { DeviceApi } from "../platform-api/deviceApi.js";
import { demoActions } from "./actions.js";
import type { DeviceStates } from "./seed.js";

/** Asks devices of the demo for some actions, if nobody has asked for any yet. */
export async function seedActions(
  admin: AdminApi,
  states: DeviceStates,
  deviceOf: (apiKey: string) => DeviceApi,
): Promise<void> {
  if (await admin.hasActions()) return;
  for (const { serialNumber, data, fate } of demoActions) {
    const device = states.device(serialNumber);
    if (!device) continue;
    const id = await admin.requestAction(device.clientId, data);
    if (fate === "held") await admin.holdAction(id);
    if (fate === "accepted") await deviceOf(device.apiKey).tellAction(id, "accepted");
  }
}
