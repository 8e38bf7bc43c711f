import { bodyId, bodyIds } from "./bodyId.js";
import { type ClientSettingsChange, encodeSettings } from "./clientSettings.js";
import { VISION_TYPES, type VisionTypeName } from "./clients.js";
import { id, intOrNull, isObject, type Json, object, textOrNull } from "./decode.js";
import type { CallContext, PlatformClient, WriteOptions } from "./http.js";
import { namingFields } from "./namedFaults.js";

/** A device that was added, with its key where the answer shows it. */
export interface CreatedClientRecord {
  id: string;
  deviceKey: string | null;
}

/** POST /client (administrators). @throws ApiError VALIDATION_FAILED */
export async function createClient(
  platform: PlatformClient,
  context: CallContext,
  { visionType, settings }: { visionType: VisionTypeName; settings: ClientSettingsChange },
  options: WriteOptions,
): Promise<CreatedClientRecord> {
  const body = {
    visionType: VISION_TYPES.indexOf(visionType),
    metaData: JSON.stringify(encodeSettings(settings, {})),
  };
  const call = platform.post(context, "client", body, options);
  const created = object(await namingFields(call, settingsField), "client");
  return { id: id(created.id, "client.id"), deviceKey: textOrNull(created.apiKey, "client.apiKey") };
}

/** PATCH /client (administrators). @throws ApiError NOT_FOUND */
export async function writeVisionType(
  platform: PlatformClient,
  context: CallContext,
  { clientId, visionType }: { clientId: string; visionType: VisionTypeName },
  options: WriteOptions,
): Promise<void> {
  const body = { clientId: bodyId(clientId), visionType: VISION_TYPES.indexOf(visionType) };
  await platform.patch(context, "client", body, options);
}

/** DELETE /client (administrators): with everything that it sent. @throws ApiError NOT_FOUND */
export async function deleteClient(
  platform: PlatformClient,
  context: CallContext,
  clientId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, "client", { clientId }, options);
}

/**
 * POST /client/metaData: the given keys are merged, null takes one away. Keys that are not the caller's to set are dropped.
 * @returns the metadata as they are now; null from a platform that does not tell
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED
 */
export async function writeMetaData(
  platform: PlatformClient,
  context: CallContext,
  { clientId, metaData }: { clientId: string; metaData: Json },
  options: WriteOptions,
): Promise<Json | null> {
  const body = { clientId: bodyId(clientId), metaData: JSON.stringify(metaData) };
  const call = platform.post(context, "client/metaData", body, options);
  const answer = object(await namingFields(call, settingsField), "client/metaData");
  return isObject(answer.metaData) ? answer.metaData : null;
}

export interface DeviceKeyRecord {
  key: string | null;
  expireDate: number | null;
}

/** POST /client/key (administrators). @throws ApiError NOT_FOUND */
export async function createDeviceKey(
  platform: PlatformClient,
  context: CallContext,
  { clientId, purpose }: { clientId: string; purpose: "DEVICE" | "IMPORT" },
  options: WriteOptions,
): Promise<DeviceKeyRecord> {
  const body = { clientId: bodyId(clientId), purpose: purpose.toLowerCase() };
  const answer = object(await platform.post(context, "client/key", body, options), "client/key");
  return {
    key: textOrNull(answer.apiKey, "client/key.apiKey"),
    expireDate: intOrNull(answer.expireDate, "client/key.expireDate"),
  };
}

const settingsField = (path: string) => path.replace(/^metaData\b/, "settings");

/** How a write names several ids: joined by commas. */
const joined = (ids: readonly string[]) => ids.join(",");

/** POST /client/assignTo (administrators): all of them or none. @throws ApiError NOT_FOUND */
export async function assignClients(
  platform: PlatformClient,
  context: CallContext,
  { groupId, clientIds }: { groupId: string; clientIds: readonly string[] },
  options: WriteOptions,
): Promise<void> {
  const body = { groupId: bodyId(groupId), clientId: joined(clientIds) };
  await platform.post(context, "client/assignTo", body, options);
}

/** DELETE /client/assignTo (administrators): all of them or none. @throws ApiError NOT_FOUND */
export async function unassignClients(
  platform: PlatformClient,
  context: CallContext,
  { groupId, clientIds }: { groupId: string; clientIds: readonly string[] },
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, "client/assignTo", { groupId, clientId: joined(clientIds) }, options);
}

/**
 * PUT /client/group (administrators): they belong to this group alone from then on, to none where it is null; all of them or none.
 * @returns the ids of those for which that was so already, where the platform tells
 * @throws ApiError NOT_FOUND
 */
export async function setClientsGroup(
  platform: PlatformClient,
  context: CallContext,
  { clientIds, groupId }: { clientIds: readonly string[]; groupId: string | null },
  options: WriteOptions,
): Promise<Set<string>> {
  const body = { clientId: bodyIds(clientIds), groupId: groupId === null ? null : bodyId(groupId) };
  const answer = object(await platform.put(context, "client/group", body, options), "client/group");
  if (!Array.isArray(answer.changed)) return new Set();
  const changed = new Set(answer.changed.map((one) => id(one, "client/group.changed")));
  return new Set(clientIds.filter((clientId) => !changed.has(clientId)));
}
