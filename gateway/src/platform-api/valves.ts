import { bodyId } from "./bodyId.js";
import { list } from "./decode.js";
import type { CallContext, PlatformClient, WriteOptions } from "./http.js";
import { namingFields } from "./namedFaults.js";
import { valveField } from "./valveFields.js";
import {
  decodeValveLocation,
  type ValveLocationRecord,
  type ValveModeName,
  WIRE_MODE,
} from "./valveRecord.js";

/** GET /zalivalnik: the valve locations that the caller may see. */
export async function listValveLocations(
  platform: PlatformClient,
  context: CallContext,
): Promise<ValveLocationRecord[]> {
  return list(await platform.get(context, "zalivalnik"), "zalivalnik", decodeValveLocation);
}

/** How valves are to be controlled; `until` (Unix seconds) or `duration` (seconds) ends a manual run by itself. */
export interface WantedValveMode {
  mode: ValveModeName;
  until?: number | null;
  duration?: number | null;
}

/** PATCH /zalivalnik/client: all of them or none. @throws ApiError NOT_FOUND, CONFLICT where one is no valve, VALIDATION_FAILED */
export async function setValveMode(
  platform: PlatformClient,
  context: CallContext,
  clientIds: readonly string[],
  { mode, until, duration }: WantedValveMode,
  options: WriteOptions,
): Promise<void> {
  const body = {
    clientId: clientIds.map(bodyId),
    mode: WIRE_MODE[mode],
    ...(typeof until === "number" ? { until } : {}),
    ...(typeof duration === "number" ? { duration } : {}),
  };
  await namingFields(platform.patch(context, "zalivalnik/client", body, options), valveField);
}

/**
 * PATCH /zalivalnik/client: puts valves into a bundle of their location, out of the one they had; null: into none.
 * All of them or none. @throws ApiError NOT_FOUND, CONFLICT where one is no valve of the bundle's location
 */
export async function moveValves(
  platform: PlatformClient,
  context: CallContext,
  clientIds: readonly string[],
  bundleId: string | null,
  options: WriteOptions,
): Promise<void> {
  const body = {
    clientId: clientIds.map(bodyId),
    bundleId: bundleId === null ? null : bodyId(bundleId),
  };
  await namingFields(platform.patch(context, "zalivalnik/client", body, options), valveField);
}

/** PATCH /zalivalnik/location: no schedule opens a valve until then, Unix seconds; null ends that. @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function setRainDelay(
  platform: PlatformClient,
  context: CallContext,
  { locationId, until }: { locationId: string; until: number | null },
  options: WriteOptions,
): Promise<ValveLocationRecord> {
  const body = { groupId: bodyId(locationId), rainDelayUntil: until };
  const changed = platform.patch(context, "zalivalnik/location", body, options);
  return decodeValveLocation(await namingFields(changed, valveField));
}

/** POST /zalivalnik/off: all valves of the location are closed by hand, or none. @throws ApiError NOT_FOUND */
export async function stopValveLocation(
  platform: PlatformClient,
  context: CallContext,
  locationId: string,
  options: WriteOptions,
): Promise<ValveLocationRecord> {
  const body = { groupId: bodyId(locationId) };
  const stopped = platform.post(context, "zalivalnik/off", body, options);
  return decodeValveLocation(await namingFields(stopped, valveField));
}
