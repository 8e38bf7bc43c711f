import { bodyId } from "./bodyId.js";
import { flag, id, idOrNull, intOr, intOrNull, list, object, textOrNull } from "./decode.js";
import type { CallContext, PageAnswer, PlatformClient, Query, WriteOptions } from "./http.js";

/** Where keys are made, corrected and ended. */
export const API_KEYS_PATH = "apikey";

/** A key of a script or an embed, for one device or a group. */
export interface ApiKeyRecord {
  id: string;
  /** The key itself; of a full key only in the answer that makes it. */
  key: string | null;
  viewOnly: boolean;
  name: string | null;
  clientId: string | null;
  groupId: string | null;
  origins: string[];
  createDate: number;
  createdById: string | null;
  lastUsedDate: number | null;
}

/** What a key is for: one of both. */
export interface ApiKeyTarget {
  clientId?: string | null;
  groupId?: string | null;
}

function decodeApiKey(value: unknown): ApiKeyRecord {
  const key = object(value, "apikey");
  return {
    id: id(key.id, "apikey.id"),
    key: textOrNull(key.key, "apikey.key"),
    viewOnly: flag(key.viewOnly),
    name: textOrNull(key.name, "apikey.name"),
    clientId: idOrNull(key.clientId, "apikey.clientId"),
    groupId: idOrNull(key.groupId, "apikey.groupId"),
    origins: list(key.origins, "apikey.origins", (origin) => textOrNull(origin, "apikey.origins") ?? ""),
    createDate: intOr(key.createDate, 0, "apikey.createDate"),
    createdById: idOrNull(key.createdBy, "apikey.createdBy"),
    lastUsedDate: intOrNull(key.lastUsedDate, "apikey.lastUsedDate"),
  };
}

/** GET /apikey/list: of one device, or of a whole group. @throws ApiError NOT_FOUND, FORBIDDEN for a key */
export async function listApiKeys(
  platform: PlatformClient,
  context: CallContext,
  { clientId, groupId }: ApiKeyTarget,
): Promise<ApiKeyRecord[]> {
  const query = { clientId: clientId ?? undefined, groupId: groupId ?? undefined };
  return list(await platform.get(context, "apikey/list", query), "apikey/list", decodeApiKey);
}

export interface NewApiKey extends ApiKeyTarget {
  viewOnly: boolean;
  name?: string | null;
  origins?: string[] | null;
}

/** POST /apikey: the one answer that shows a full key. @throws ApiError NOT_FOUND, CONFLICT where there are too many */
export async function createApiKey(
  platform: PlatformClient,
  context: CallContext,
  { clientId, groupId, viewOnly, name, origins }: NewApiKey,
  options: WriteOptions,
): Promise<ApiKeyRecord> {
  const body = {
    ...(clientId ? { clientId: bodyId(clientId) } : {}),
    ...(groupId ? { groupId: bodyId(groupId) } : {}),
    viewOnly,
    ...(name ? { name } : {}),
    ...(origins ? { origins } : {}),
  };
  return decodeApiKey(object(await platform.post(context, API_KEYS_PATH, body, options), "apikey").apikey);
}

/** GET /apikey/list without a target: one page of all that the caller may end, newest first. */
export function pageOfApiKeys(
  platform: PlatformClient,
  context: CallContext,
  query: Query,
): Promise<PageAnswer> {
  return platform.getPage(context, "apikey/list", query);
}

export const decodeApiKeys = (body: unknown): ApiKeyRecord[] => list(body, "apikey/list", decodeApiKey);

/** What can be corrected of a key; what is left out stays. */
export interface ApiKeyChange {
  id: string;
  name?: string | null;
  origins?: string[] | null;
}

/** PATCH /apikey. @throws ApiError NOT_FOUND, VALIDATION_FAILED */
export async function updateApiKey(
  platform: PlatformClient,
  context: CallContext,
  { id: keyId, name, origins }: ApiKeyChange,
  options: WriteOptions,
): Promise<ApiKeyRecord> {
  const body = {
    id: bodyId(keyId),
    ...(name === undefined || name === null ? {} : { name }),
    ...(origins ? { origins } : {}),
  };
  return decodeApiKey(object(await platform.patch(context, API_KEYS_PATH, body, options), "apikey").apikey);
}

/** DELETE /apikey: it ends at once. @throws ApiError NOT_FOUND */
export async function deleteApiKey(
  platform: PlatformClient,
  context: CallContext,
  keyId: string,
  options: WriteOptions,
): Promise<void> {
  await platform.delete(context, API_KEYS_PATH, { id: keyId }, options);
}
