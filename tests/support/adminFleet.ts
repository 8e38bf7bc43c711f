import { addDevice, type Fleet, type FleetDevice, USER } from "./fleet.js";
import { PlatformApi } from "./platformApi.js";

/** Hardware type of signs in large numbers: nothing else in a fleet has it. */
export const SIGNS_HARDWARE = "K200DISP_SMILEY_FALCON";

/** Further signs of the first group, all of one type, that have just reported an old version. */
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

/** Makes a device report its version. */
export async function tellVersion(
  device: FleetDevice,
  version: string,
  now: () => number,
  hwType = SIGNS_HARDWARE,
): Promise<void> {
  const status = { timestamp: now(), battery: 12.4, rssi: -68, firmwareVersion: version };
  await device.api.post("/device/status", { ...status, hwType, alarms: [] });
}

/**
 * Makes a device fetch its assigned firmware.
 * @returns the file, which it has not reported yet; null if none was assigned
 */
export async function fetchFirmware({ api }: FleetDevice): Promise<Uint8Array | null> {
  const offered = await api.get<{ version: string } | undefined>("/device/firmware");
  return offered === undefined ? null : api.getBytes("/device/firmware/file");
}

/**
 * Adds a firmware for such signs.
 * @returns its id
 */
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

/**
 * Adds an action template.
 * @returns its id
 */
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

/** Four actions on as many devices: one waiting, one held back, one succeeded and one failed. */
export async function addActions(admin: PlatformApi, devices: readonly FleetDevice[]): Promise<void> {
  const data = { actionType: "restart", actionParam1: "", actionParam2: "" };
  const clientId = devices.slice(0, 4).map(({ id }) => id);
  const { ids } = await admin.post<{ ids: number[] }>("/action", { clientId, data });
  const [, held, succeeded, failed] = ids;
  await admin.patch("/action", { id: held, enabled: false });
  for (const [device, id, end] of [
    [devices[2], succeeded, "succeeded"],
    [devices[3], failed, "failure"],
  ] as const) {
    await device?.api.post(`/device/actions/${id}`, { status: "accepted" });
    await device?.api.post(`/device/actions/${id}`, { status: end, message: "As told by the device." });
  }
}

/**
 * Data for all administrators' screens of signs: two firmware versions, a rollout that stopped because a pilot
 * failed, actions and templates, an error report, and an unconfirmed sign-up. For a platform that does not wait
 * for installations.
 */
export async function furnishAdminFleet(fleet: Fleet, now: () => number) {
  const { admin } = fleet;
  const signs = await addSigns(fleet, 6, now);
  await addFirmware(admin, "1.0.0");
  const firmwareId = await addFirmware(admin, "2.0.0");
  const clients = signs.map(({ id }) => id);
  const rollout = { firmwareId, clients, pilots: 2, failuresAtMost: 0 };
  const { id: rolloutId } = await admin.post<{ id: number }>("/rollout", rollout);
  for (const [sign, version] of [
    [signs[0], "2.0.0"],
    [signs[1], "1.0.0"],
  ] as const) {
    if (!sign || (await fetchFirmware(sign)) === null) throw new Error("A pilot was given nothing.");
    await tellVersion(sign, version, now);
  }
  await addActionTemplate(admin, "Znova zaženi", "restart");
  await addActionTemplate(admin, "Preizkus prikaza", "displayTest");
  await addActions(admin, signs);
  const user = await PlatformApi.signIn(admin.url, USER);
  await user.post("/error-report", { message: "Graf se ne nariše.", page: "/client/1" });
  await admin.post("/user/register", { email: "nova@test.si", password: "nova-of-the-tests" });
  return { signs, rolloutId };
}
