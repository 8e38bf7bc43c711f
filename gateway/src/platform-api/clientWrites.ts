import { isDeepStrictEqual } from "node:util";
import { ApiError } from "../errors.js";
import { bodyId, bodyIds } from "./bodyId.js";
import { type ClientSettingsChange, encodeSettings } from "./clientSettings.js";
import { getClient, listClients, VISION_TYPE, type VisionTypeName } from "./clients.js";
import { id, idOrNull, isObject, type Json, object, textOrNull } from "./decode.js";
import { requireMatch } from "./etag.js";
import { instant, text } from "./kinds.js";
import { laidOver, toldMetaData } from "./laidOver.js";
import { namingFields } from "./namedFaults.js";
import type { Platform, WriteOptions } from "./platform.js";
import { may, type RecordOf, table } from "./table.js";
import { wholeRecord } from "./wholeAnswer.js";

/** A device that was added, with its key if the answer shows it. The id is null if it can't be found out. */
export interface CreatedClientRecord {
  id: string | null;
  guid: string | null;
  deviceKey: string | null;
}

/**
 * POST /client (administrators). If the answer has only the guid, the id is read from the list. The key is
 * shown only this once, so nothing after the call may lose it.
 * @throws ApiError VALIDATION_FAILED
 */
export async function createClient(
  platform: Platform,
  { visionType, settings }: { visionType: VisionTypeName; settings: ClientSettingsChange },
  options: WriteOptions,
): Promise<CreatedClientRecord> {
  const metaData = encodeSettings(settings, {});
  const body = { visionType: VISION_TYPE.wireOf(visionType), metaData: JSON.stringify(metaData) };
  const call = platform.post("client", body, options);
  const created = object(await namingFields(call, settingsField), "client");
  const guid = textOrNull(created.guid, "client.guid");
  const deviceKey = textOrNull(created.apiKey, "client.apiKey");
  const told = idOrNull(created.id, "client.id");
  if (options.dryRun) return { id: told, guid, deviceKey };
  const id = told ?? (await idOf(platform, guid));
  if (id !== null) await tellUntaken(platform, id, metaData).catch(() => undefined);
  return { id, guid, deviceKey };
}

/**
 * Writes the metadata that a platform did not take when the device was added: the specification has none in
 * that call.
 */
async function tellUntaken(platform: Platform, clientId: string, metaData: Json): Promise<void> {
  if (Object.keys(metaData).length === 0 || (await platform.offers.has("metadata-merge"))) return;
  const kept = (await getClient(platform, clientId)).metaData ?? {};
  if (Object.entries(metaData).every(([key, value]) => isDeepStrictEqual(kept[key], value))) return;
  // A new device has none that could be lost.
  await sendMetaData(platform, clientId, laidOver(kept, metaData), {});
}

/** The id of the device with that guid; null if it can't be found now. */
async function idOf(platform: Platform, guid: string | null): Promise<string | null> {
  if (guid === null) return null;
  const clients = await listClients(platform).catch(() => []);
  return clients.find((client) => client.guid === guid)?.id ?? null;
}

/** PATCH /client (administrators). @throws ApiError NOT_FOUND */
export async function writeVisionType(
  platform: Platform,
  { clientId, visionType }: { clientId: string; visionType: VisionTypeName },
  options: WriteOptions,
): Promise<void> {
  const body = { clientId: bodyId(clientId), visionType: VISION_TYPE.wireOf(visionType) };
  await platform.patch("client", body, options);
}

/** DELETE /client (administrators): also deletes all its data. @throws ApiError NOT_FOUND */
export async function deleteClient(
  platform: Platform,
  clientId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete("client", { clientId }, options);
}

/**
 * POST /client/metaData: the given keys are set, null removes a key, all others stay. A platform that does
 * not promise to keep the others gets all current keys with the change laid over. Keys that the caller may
 * not set are dropped.
 * @returns the current metadata; null if the platform does not return them
 * @throws ApiError NOT_FOUND, VALIDATION_FAILED, UPSTREAM_INVALID_RESPONSE if current keys would be lost that are not told
 */
export async function writeMetaData(
  platform: Platform,
  { clientId, metaData }: { clientId: string; metaData: Json },
  options: WriteOptions,
): Promise<Json | null> {
  await requireMatch(platform, options, async () => (await getClient(platform, clientId)).etag);
  const merges = await platform.offers.has("metadata-merge");
  const sent = merges
    ? metaData
    : laidOver(toldMetaData((await getClient(platform, clientId)).metaData), metaData);
  return sendMetaData(platform, clientId, sent, options);
}

async function sendMetaData(
  platform: Platform,
  clientId: string,
  metaData: Json,
  options: WriteOptions,
): Promise<Json | null> {
  const body = { clientId: bodyId(clientId), metaData: JSON.stringify(metaData) };
  const call = platform.post("client/metaData", body, options);
  const answer = object(await namingFields(call, settingsField), "client/metaData");
  return isObject(answer.metaData) ? answer.metaData : null;
}

export const DEVICE_KEY = table("CreateDeviceKeyPayload", "A new device key.", {
  key: may("apiKey", text, "The key, shown this once: for `/device/*`."),
  expireDate: may("expireDate", instant, "When it ends; null: with the next one."),
});
export type DeviceKeyRecord = RecordOf<typeof DEVICE_KEY>;

/** POST /client/key (administrators). @throws ApiError NOT_FOUND */
export async function createDeviceKey(
  platform: Platform,
  { clientId, purpose }: { clientId: string; purpose: "DEVICE" | "IMPORT" },
  options: WriteOptions,
): Promise<DeviceKeyRecord> {
  const body = { clientId: bodyId(clientId), purpose: purpose.toLowerCase() };
  const answer = object(await platform.post("client/key", body, options), "client/key");
  return wholeRecord(answer, DEVICE_KEY);
}

const settingsField = (path: string) => path.replace(/^metaData\b/, "settings");

/** Several ids in a write: joined by commas. */
const joined = (ids: readonly string[]) => ids.join(",");

/** POST /client/assignTo (administrators): all of them or none. @throws ApiError NOT_FOUND */
export async function assignClients(
  platform: Platform,
  { groupId, clientIds }: { groupId: string; clientIds: readonly string[] },
  options: WriteOptions,
): Promise<void> {
  const body = { groupId: bodyId(groupId), clientId: joined(clientIds) };
  await platform.post("client/assignTo", body, options);
}

/** DELETE /client/assignTo (administrators): all of them or none. @throws ApiError NOT_FOUND */
export async function unassignClients(
  platform: Platform,
  { groupId, clientIds }: { groupId: string; clientIds: readonly string[] },
  options: WriteOptions,
): Promise<void> {
  await platform.delete("client/assignTo", { groupId, clientId: joined(clientIds) }, options);
}

/**
 * PUT /client/group (administrators): from then on the clients belong only to this group; null: to none. All
 * of them or none. If a platform has no such call, a single device is added to the group, and then removed
 * from its others.
 * @returns the ids that were in this state already, if the platform returns them
 * @throws ApiError NOT_FOUND
 */
export async function setClientsGroup(
  platform: Platform,
  { clientIds, groupId }: { clientIds: readonly string[]; groupId: string | null },
  options: WriteOptions,
): Promise<Set<string>> {
  if (!(await platform.offers.has("client-move"))) return moveOne(platform, { clientIds, groupId }, options);
  const body = { clientId: bodyIds(clientIds), groupId: groupId === null ? null : bodyId(groupId) };
  const answer = object(await platform.put("client/group", body, options), "client/group");
  if (!Array.isArray(answer.changed)) return new Set();
  const changed = new Set(answer.changed.map((one) => id(one, "client/group.changed")));
  return new Set(clientIds.filter((clientId) => !changed.has(clientId)));
}

/**
 * First in, then out: if the second step fails, somebody still sees the device.
 * @throws ApiError NOT_OFFERED for several, UPSTREAM_INVALID_RESPONSE if its groups are not told
 */
async function moveOne(
  platform: Platform,
  { clientIds, groupId }: { clientIds: readonly string[]; groupId: string | null },
  options: WriteOptions,
): Promise<Set<string>> {
  const [clientId, ...others] = clientIds;
  if (clientId === undefined || others.length > 0) await platform.offers.require("client-move");
  const { groupIds } = await getClient(platform, String(clientId));
  if (groupIds === null)
    throw new ApiError(
      "UPSTREAM_INVALID_RESPONSE",
      "The platform does not tell the device's groups, out of which it would be taken: nothing was changed.",
    );
  const left = groupIds.filter((id) => id !== groupId);
  if (groupId !== null && !groupIds.includes(groupId))
    await assignClients(platform, { groupId, clientIds }, options);
  for (const id of left) await unassignClients(platform, { groupId: id, clientIds }, options);
  return left.length === 0 && (groupId === null || groupIds.includes(groupId))
    ? new Set(clientIds)
    : new Set();
}
