import { addDevice, type Fleet, type FleetDevice } from "./fleet.js";
import type { PlatformApi } from "./platformApi.js";

/** What signs are that are many of one kind: nothing else of a fleet is. */
export const SIGNS_HARDWARE = "K200DISP_SMILEY_FALCON";

/** Further signs of the first group, all of one kind, that have just told an old version. */
export function addSigns(
  { admin, groupId }: Fleet,
  count: number,
  now: () => number,
): Promise<FleetDevice[]> {
  const signs = Array.from({ length: count }, async (_, index) => {
    const locationName = `Cesta ${String(index + 1).padStart(3, "0")}`;
    const sign = await addDevice(admin, groupId, { locationName, speedLimit: 50 });
    await tellVersion(sign, "1.0.0", now);
    return sign;
  });
  return Promise.all(signs);
}

/** Has a device tell which version it runs. */
export async function tellVersion(device: FleetDevice, version: string, now: () => number): Promise<void> {
  const status = { timestamp: now(), battery: 12.4, rssi: -68, firmwareVersion: version };
  await device.api.post("/device/status", { ...status, hwType: SIGNS_HARDWARE, alarms: [] });
}

/** Has a device fetch the firmware that it was given. @returns the file, of which it tells nothing yet; null where it was given none */
export async function fetchFirmware({ api }: FleetDevice): Promise<Uint8Array | null> {
  const offered = await api.get<{ version: string } | undefined>("/device/firmware");
  return offered === undefined ? null : api.getBytes("/device/firmware/file");
}

/** Takes a firmware in for such signs. @returns its id */
export async function addFirmware(
  admin: PlatformApi,
  version: string,
  bytes: Uint8Array<ArrayBuffer> = new Uint8Array(1000),
): Promise<number> {
  const form = new FormData();
  form.set("version", version);
  form.set("metadata", JSON.stringify({ hardwareType: SIGNS_HARDWARE, description: `Radar of ${version}` }));
  form.set("file", new Blob([bytes]), "firmware.bin");
  const { id } = await admin.postForm<{ id: number }>("/firmware", form);
  return id;
}

/** What devices may be asked for. @returns its id */
export async function addActionTemplate(
  admin: PlatformApi,
  actionName: string,
  actionType: string,
): Promise<number> {
  const { id } = await admin.post<{ id: number }>("/action/template", {
    data: { actionType, actionParam1: "10", actionParam2: "" },
    metaData: { actionName, actionDescription: `${actionName}.` },
    userVisible: true,
  });
  return id;
}

/** One action in each state, of as many devices. */
export async function addActions(admin: PlatformApi, devices: readonly FleetDevice[]): Promise<void> {
  const data = { actionType: "restart", actionParam1: "", actionParam2: "" };
  const ways = [[], ["accepted"], ["accepted", "succeeded"], ["accepted", "failure"]];
  for (const [index, steps] of ways.entries()) {
    const device = devices[index];
    if (!device) throw new Error(`Each of ${ways.length} actions needs a device.`);
    const { ids } = await admin.post<{ ids: number[] }>("/action", { clientId: device.id, data });
    for (const status of steps)
      await device.api.post(`/device/actions/${ids[0]}`, { status, message: `Told: ${status}` });
  }
}
