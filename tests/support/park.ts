import { type Account, PlatformApi } from "./platformApi.js";
import { type SimulatedDevice, simulateDevice } from "./simulatedDevice.js";
import { addUser } from "./users.js";

export const GARDENER = {
  email: "matjaz@test.si",
  password: "matjaz-of-the-tests",
  firstName: "Matjaž",
  lastName: "Vrtačnik",
};

/** A valve with the key that it asks and reports with. */
export interface ParkValve {
  id: number;
  name: string;
  apiKey: string;
  api: PlatformApi;
}

export interface Park {
  admin: PlatformApi;
  groupId: number;
  name: string;
}

/** A valve location with a gardener, but without valves. */
export async function createPark(admin: PlatformApi): Promise<Park> {
  const name = "Park Tivoli";
  const group = { name, metaData: { groupType: "valve" }, timeZone: "Europe/Ljubljana" };
  const { id: groupId } = await admin.post<{ id: number }>("/group", group);
  await addGardener({ admin, groupId, name }, GARDENER);
  return { admin, groupId, name };
}

export function addGardener(
  { admin, groupId }: Park,
  account: Account & { firstName: string; lastName: string },
): Promise<number> {
  return addUser(admin, account, groupId);
}

/** A valve without reports. */
export async function addValve({ admin, groupId }: Park, name: string, notes = ""): Promise<ParkValve> {
  const markerPosition = { lat: 46.0534, lng: 14.494 };
  const { id, apiKey } = await admin.post<{ id: number; apiKey: string }>("/client", {
    metaData: { locationName: name, notes, markerPosition },
  });
  await admin.post("/client/assignTo", { groupId, clientId: id });
  return { id, name, apiKey, api: PlatformApi.device(admin.url, apiKey) };
}

/**
 * Valves that share a schedule. `since`: as if they had followed it from then on, Unix seconds.
 * @returns the bundle's id
 */
export async function addBundle(
  { admin, groupId }: Park,
  name: string,
  valves: readonly ParkValve[],
  schedule: readonly object[] = [],
  since?: number,
): Promise<number> {
  const clients = valves.map(({ id }) => id);
  const body = { groupId, name, clients, schedule, since };
  const { id } = await admin.post<{ id: number }>("/zalivalnik/bundle", body);
  return id;
}

/**
 * Starts a device of the simulator in a valve's place.
 * @param now its clock, Unix seconds
 */
export function simulateValve(
  { admin }: Park,
  valve: ParkValve,
  now: () => number,
): Promise<SimulatedDevice> {
  return simulateDevice("OB-2601", { url: admin.url, clientId: valve.id, apiKey: valve.apiKey }, now);
}
