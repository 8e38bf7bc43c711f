import { ApiError } from "../errors.js";
import { bodyId, bodyIds } from "./bodyId.js";
import { clientListPath } from "./clients.js";
import { isObject, type Json, list, object } from "./decode.js";
import { namingFields } from "./namedFaults.js";
import type { Platform, WriteOptions } from "./platform.js";
import { valveField } from "./valveFields.js";
import { VALVE_LOCATION, VALVE_MODE, type ValveLocationRecord, type ValveModeName } from "./valveRecord.js";
import { wholeRecord, wholeRows } from "./wholeAnswer.js";

/**
 * GET /zalivalnik: the valve locations that the caller may see. If it only names bundles, the list of devices
 * shows which valves are in none. If it names devices by their ids, their details come from that list.
 */
export async function listValveLocations(platform: Platform): Promise<ValveLocationRecord[]> {
  const told = wholeRows(await platform.get("zalivalnik"), "zalivalnik");
  const locations = told.map((one) => object(one, "valveLocation"));
  if (locations.every(({ unbundled }) => unbundled !== undefined)) return locations.map(decodeLocation);
  const answer = await platform.get(await clientListPath(platform));
  const devices = wholeRows(answer, "client/list").filter(isObject);
  return locations.map((location) => decodeLocation(withDevices(location, devices)));
}

const decodeLocation = (location: unknown) => wholeRecord(location, VALVE_LOCATION);

/** A location with its devices taken from the list of all devices. */
function withDevices(location: Json, devices: readonly Json[]): Json {
  const idOf = (device: unknown) => String(isObject(device) ? device.id : device);
  const known = new Map(devices.map((device) => [idOf(device), device]));
  const bundles = list(location.bundles, "valveLocation.bundles", (bundle) => {
    const { clients, ...rest } = object(bundle, "valveBundle");
    const whole = (client: unknown) => (isObject(client) ? client : (known.get(idOf(client)) ?? client));
    return { ...rest, clients: list(clients, "valveBundle.clients", whole) };
  });
  const bundled = new Set(bundles.flatMap(({ clients }) => clients.map(idOf)));
  const unbundled =
    location.unbundled ??
    devices.filter(
      (device) =>
        list(device.groups, "client.groups", String).includes(String(location.id)) &&
        !bundled.has(idOf(device)),
    );
  return { ...location, bundles, unbundled };
}

/**
 * The wanted control of valves. `until` (Unix seconds) or `duration` (seconds) ends a manual run by itself.
 */
export interface WantedValveMode {
  mode: ValveModeName;
  until?: number | null;
  duration?: number | null;
}

/**
 * PATCH /zalivalnik/client: all of them or none. Several only if the platform takes several.
 * @throws ApiError NOT_FOUND, CONFLICT if one is no valve, VALIDATION_FAILED, NOT_OFFERED if the platform
 * can't end a run by itself
 */
export async function setValveMode(
  platform: Platform,
  clientIds: readonly string[],
  { mode, until, duration }: WantedValveMode,
  options: WriteOptions,
): Promise<void> {
  if (clientIds.length > 1) await platform.offers.require("id-lists");
  if ((until ?? duration ?? null) !== null) await platform.offers.require("valve-timer");
  const body = {
    clientId: bodyIds(clientIds),
    mode: VALVE_MODE.wireOf(mode),
    ...(typeof until === "number" ? { until } : {}),
    ...(typeof duration === "number" ? { duration } : {}),
  };
  await namingFields(platform.patch("zalivalnik/client", body, options), valveField);
}

/**
 * PATCH /zalivalnik/client: moves valves into a bundle of their location, out of their old one; null: into
 * none. All of them or none.
 * @throws ApiError NOT_FOUND, CONFLICT if one is no valve of the bundle's location
 */
export async function moveValves(
  platform: Platform,
  clientIds: readonly string[],
  bundleId: string | null,
  options: WriteOptions,
): Promise<void> {
  await platform.offers.require("valve-move");
  const body = { clientId: bodyIds(clientIds), bundleId: bundleId === null ? null : bodyId(bundleId) };
  await namingFields(platform.patch("zalivalnik/client", body, options), valveField);
}

/**
 * PATCH /zalivalnik/location: no schedule opens a valve until then, Unix seconds; null ends the rain delay.
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED
 */
export async function setRainDelay(
  platform: Platform,
  { locationId, until }: { locationId: string; until: number | null },
  options: WriteOptions,
): Promise<ValveLocationRecord> {
  const body = { groupId: bodyId(locationId), rainDelayUntil: until };
  const changed = platform.patch("zalivalnik/location", body, options);
  return decodeLocation(await namingFields(changed, valveField));
}

/**
 * POST /zalivalnik/off: closes all valves of the location by hand, or none. If a platform has no such call,
 * each is closed separately, even if another one fails.
 * @throws ApiError NOT_FOUND; the error of the first that failed, with the names of all failed ones
 */
export async function stopValveLocation(
  platform: Platform,
  locationId: string,
  options: WriteOptions,
): Promise<ValveLocationRecord> {
  if (!(await platform.offers.has("valve-off"))) return closeEach(platform, locationId, options);
  const body = { groupId: bodyId(locationId) };
  const stopped = platform.post("zalivalnik/off", body, options);
  return decodeLocation(await namingFields(stopped, valveField));
}

async function closeEach(
  platform: Platform,
  locationId: string,
  options: WriteOptions,
): Promise<ValveLocationRecord> {
  const { valves } = await requireLocation(platform, locationId);
  const off = { mode: "MANUAL_OFF" } as const;
  const closed = await Promise.allSettled(valves.map(({ id }) => setValveMode(platform, [id], off, options)));
  const open = valves.filter((_, index) => closed[index]?.status === "rejected");
  const [fault] = closed.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (open.length === 0) return requireLocation(platform, locationId);
  if (!(fault instanceof ApiError)) throw fault;
  const names = open.map(({ client }) => client.name).join(", ");
  // The message says more than the fault's code.
  const { fields, retryAfter } = fault.details;
  throw new ApiError(fault.code, `Not closed: ${names}. All others are. ${fault.message}`, {
    ...(fields ? { fields } : {}),
    ...(retryAfter ? { retryAfter } : {}),
  });
}

async function requireLocation(platform: Platform, locationId: string): Promise<ValveLocationRecord> {
  const locations = await listValveLocations(platform);
  const location = locations.find(({ id }) => id === locationId);
  if (location) return location;
  throw new ApiError("NOT_FOUND", "There is no such valve location, or it is not yours.");
}
