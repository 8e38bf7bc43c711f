import { bodyId } from "./bodyId.js";
import { isObject, type Json } from "./decode.js";
import { namingFields } from "./namedFaults.js";
import type { Platform, WriteOptions } from "./platform.js";
import { valveField } from "./valveFields.js";
import { VALVE_BUNDLE, type ValveBundleRecord } from "./valveRecord.js";
import { encodeSchedule, type ScheduleRowChange } from "./valveSchedule.js";
import { listValveLocations } from "./valves.js";

/** A change of a bundle. Fields left out stay unchanged. */
export interface ValveBundleChange {
  name?: string | null;
  schedule?: readonly ScheduleRowChange[] | null;
  clientIds?: readonly string[] | null;
}

function bundleBody({ name, schedule, clientIds }: ValveBundleChange): Json {
  return {
    ...(typeof name === "string" ? { name } : {}),
    ...(schedule ? { schedule: encodeSchedule(schedule) } : {}),
    ...(clientIds ? { clients: clientIds.map(bodyId) } : {}),
  };
}

/**
 * POST /zalivalnik/bundle.
 * @throws ApiError NOT_FOUND, CONFLICT if a valve has a bundle, VALIDATION_FAILED, NOT_OFFERED
 */
export async function createValveBundle(
  platform: Platform,
  { locationId, clientIds, ...bundle }: ValveBundleChange & { locationId: string },
  options: WriteOptions,
): Promise<ValveBundleRecord | null> {
  // A platform that can't move valves has no way to set a bundle's valves.
  if (clientIds?.length) await platform.offers.require("valve-move");
  const taken = clientIds?.length ? { clientIds } : {};
  const body = { groupId: bodyId(locationId), ...bundleBody({ ...bundle, ...taken }) };
  const created = platform.post("zalivalnik/bundle", body, options);
  return toldBundle(await namingFields(created, valveField));
}

/**
 * PATCH /zalivalnik/bundle. If a version is given, the bundle must still have it.
 * @throws ApiError NOT_FOUND, CONFLICT if the bundle has another version or a valve another bundle,
 * VALIDATION_FAILED, NOT_OFFERED
 */
export async function updateValveBundle(
  platform: Platform,
  { id, version, ...bundle }: ValveBundleChange & { id: string; version?: number | null },
  options: WriteOptions,
): Promise<ValveBundleRecord | null> {
  if (bundle.clientIds) await platform.offers.require("valve-move");
  const change = { ...bundleBody(bundle), ...(typeof version === "number" ? { version } : {}) };
  return patchBundle(platform, id, change, options);
}

/**
 * PATCH /zalivalnik/bundle: its schedule opens nothing until then, Unix seconds; null ends the pause.
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED, NOT_OFFERED
 */
export async function pauseValveBundle(
  platform: Platform,
  { id, until }: { id: string; until: number | null },
  options: WriteOptions,
): Promise<ValveBundleRecord | null> {
  await platform.offers.require("valve-timer");
  return patchBundle(platform, id, { pausedUntil: until }, options);
}

async function patchBundle(
  platform: Platform,
  id: string,
  change: Json,
  options: WriteOptions,
): Promise<ValveBundleRecord | null> {
  const body = { id: bodyId(id), ...change };
  const changed = platform.patch("zalivalnik/bundle", body, options);
  const told = toldBundle(await namingFields(changed, valveField));
  if (told || options.dryRun) return told;
  // The change is made, even if nothing can be read now.
  const locations = await listValveLocations(platform).catch(() => []);
  return locations.flatMap(({ bundles }) => bundles).find((bundle) => bundle.id === id) ?? null;
}

/** A bundle that an answer contains whole; otherwise null. */
function toldBundle(answer: unknown): ValveBundleRecord | null {
  return isObject(answer) && answer.id !== undefined && Array.isArray(answer.clients)
    ? VALVE_BUNDLE.read(answer, VALVE_BUNDLE.record)
    : null;
}

/** DELETE /zalivalnik/bundle: its valves stay, without a schedule. @throws ApiError NOT_FOUND */
export async function deleteValveBundle(
  platform: Platform,
  id: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete("zalivalnik/bundle", { id }, options);
}
