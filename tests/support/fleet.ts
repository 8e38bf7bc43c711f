import { type Account, PlatformApi } from "./platformApi.js";
import { addUser } from "./users.js";

export const ADMIN = { email: "admin@test.si", password: "admin-of-the-tests" };
export const USER = { email: "ana@test.si", password: "ana-of-the-tests" };
export const STRANGER = { email: "bor@test.si", password: "bor-of-the-tests" };

/** A device with the key that it posts with. */
export interface FleetDevice {
  id: number;
  guid: string;
  name: string;
  api: PlatformApi;
}

export interface Fleet {
  admin: PlatformApi;
  groupId: number;
  sign: FleetDevice;
  counter: FleetDevice;
  foreign: FleetDevice;
}

/** Two groups with a user each; the first has a sign and a bicycle counter, the second one sign. */
export async function createFleet(admin: PlatformApi, now: () => number): Promise<Fleet> {
  const createDevice = deviceMaker(admin, now);
  const groupId = await createGroup(admin, "Občina Žiri", USER);
  const foreignGroupId = await createGroup(admin, "Občina Tujina", STRANGER);
  const sign = await createDevice(groupId, "Šmartinska cesta čez most", "K200DISP_FALCON", {
    lat: 46.05,
    lng: 14.11,
  });
  const counter = await createDevice(groupId, "Kolesarska pot ob Sori", "BIKECOUNTER", {
    lat: 46.051,
    lng: 14.112,
  });
  const foreign = await createDevice(foreignGroupId, "Tuja cesta", "K200DISP_AMG", {
    lat: 46.37,
    lng: 14.11,
  });
  return { admin, groupId, sign, counter, foreign };
}

async function createGroup(admin: PlatformApi, name: string, account: Account): Promise<number> {
  const { id } = await admin.post<{ id: number }>("/group", { name, metaData: { groupType: "speed" } });
  await addUser(admin, account, id);
  return id;
}

/** A further device of a group, without reports. */
export async function addDevice(
  admin: PlatformApi,
  groupId: number,
  metaData: { locationName: string; speedLimit: number },
): Promise<FleetDevice> {
  const { id, guid, apiKey } = await admin.post<{ id: number; guid: string; apiKey: string }>("/client", {
    metaData,
  });
  await admin.post("/client/assignTo", { groupId, clientId: id });
  return { id, guid, name: metaData.locationName, api: PlatformApi.device(admin.url, apiKey) };
}

type DeviceMaker = (
  groupId: number,
  locationName: string,
  hwType: string,
  markerPosition: { lat: number; lng: number },
) => Promise<FleetDevice>;

/** Makes devices that have just reported their status. */
function deviceMaker(admin: PlatformApi, now: () => number): DeviceMaker {
  return async (groupId, locationName, hwType, markerPosition) => {
    const locationAddress = `${locationName} 1`;
    const serialNumber = `SN-${locationName.length}`;
    const metaData = { locationName, locationAddress, markerPosition, speedLimit: 50, serialNumber };
    const device = await addDevice(admin, groupId, metaData);
    const firmware = { firmwareVersion: "4.2.1", configName: "poletje", hwType };
    const status = { timestamp: now(), battery: 12.6, rssi: -71, ...firmware, alarms: [] };
    await device.api.post("/device/status", status);
    return device;
  };
}

/** Posts an hour of traffic, [from, from + 3600): one vehicle every `every` seconds, with speeds in a known cycle. */
export function postHour(device: FleetDevice, from: number, every = 60): Promise<unknown> {
  const readings = Array.from({ length: Math.floor(3600 / every) }, (_, i) => ({
    timestamp: from + i * every,
    speed: 35 + (i % 30),
    direction: i % 2 === 0 ? "incoming" : "outgoing",
    samples: 3,
    length: 4.2,
  }));
  return device.api.post("/device/measurements", {
    batchId: `hour-${from}`,
    from,
    to: from + 3600,
    readings,
  });
}

/** Posts several hours of such traffic, one after another. */
export async function postHours(
  device: FleetDevice,
  from: number,
  hours: number,
  every?: number,
): Promise<void> {
  for (let hour = 0; hour < hours; hour += 1) await postHour(device, from + hour * 3600, every);
}

/** Start of the hour `hours` before the present one, Unix seconds. */
export function hoursAgo(hours: number): number {
  return (Math.floor(Date.now() / 3_600_000) - hours) * 3600;
}
