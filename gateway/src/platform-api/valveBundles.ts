import { bodyId } from "./bodyId.js";
import type { Json } from "./decode.js";
import type { CallContext, PlatformClient, WriteOptions } from "./http.js";
import { decodeValveBundle, type ValveBundleRecord } from "./valveRecord.js";
import { encodeSchedule, type ScheduleRowChange } from "./valveSchedule.js";

/** What people set of a bundle; what is left out stays. */
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

/** POST /zalivalnik/bundle. @throws ApiError NOT_FOUND, CONFLICT where a valve has a bundle, VALIDATION_FAILED */
export async function createValveBundle(
  platform: PlatformClient,
  context: CallContext,
  { locationId, ...bundle }: ValveBundleChange & { locationId: string },
  options: WriteOptions,
): Promise<ValveBundleRecord> {
  const body = { groupId: bodyId(locationId), ...bundleBody(bundle) };
  return decodeValveBundle(await platform.post(context, "zalivalnik/bundle", body, options));
}

/** PATCH /zalivalnik/bundle. @throws ApiError NOT_FOUND, CONFLICT where a valve has another bundle, VALIDATION_FAILED */
export async function updateValveBundle(
  platform: PlatformClient,
  context: CallContext,
  { id, ...bundle }: ValveBundleChange & { id: string },
  options: WriteOptions,
): Promise<ValveBundleRecord> {
  const body = { id: bodyId(id), ...bundleBody(bundle) };
  return decodeValveBundle(await platform.patch(context, "zalivalnik/bundle", body, options));
}

/** DELETE /zalivalnik/bundle: its valves stay, without a schedule. @throws ApiError NOT_FOUND */
export async function deleteValveBundle(
  platform: PlatformClient,
  context: CallContext,
  id: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, "zalivalnik/bundle", { id }, options);
}
