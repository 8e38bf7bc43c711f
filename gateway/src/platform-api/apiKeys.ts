import { bodyId } from "./bodyId.js";
import { isObject, object } from "./decode.js";
import { etagOf } from "./etag.js";
import { flag, id, instant, listOf, text, told } from "./kinds.js";
import { label } from "./names.js";
import type { PageAnswer, Platform, Query, WriteOptions } from "./platform.js";
import { may, need, type RecordOf, table } from "./table.js";
import { wholeList, wholeRecord } from "./wholeAnswer.js";

/** Path of the calls that create, change and end keys. */
export const API_KEYS_PATH = "apikey";

export const API_KEY = table(
  "ApiKey",
  "A key of a script or an embed, for one device or a group: sent as `Authorization: ApiKey`.",
  {
    // On a platform that gives keys no ids, the key itself is its id.
    id: need(
      ["id", "key"],
      id,
      "Names the key, and opens nothing; the key itself where the platform gives keys no names.",
    ),
    key: may("key", text, "The key itself; of a full key only in the answer that makes it."),
    start: may(
      "keyStart",
      text,
      "How the key begins: a leaked one is found by it, and nobody can use it. Null where it is not told.",
    ),
    viewOnly: may("viewOnly", flag, "Whether it reads no more than embeds and public pages show."),
    name: may("name", label, "What people call it."),
    clientId: may("clientId", id),
    groupId: may("groupId", id),
    origins: may("origins", listOf(text), "Sites that browsers may use it on; empty: any."),
    createDate: may("createDate", instant, "When it was made."),
    createdById: may("createdBy", id),
    lastUsedDate: may(
      "lastUsedDate",
      instant,
      "When it was last used; null: never, or nobody knows, which isUsed tells.",
    ),
    lastUsedAddress: may("lastUsedAddress", text, "The IP address that it was last used from."),
    expireDate: may("expireDate", instant, "When it ends; null: never, or nobody knows, which hasEnd tells."),
    hasEnd: may("expireDate", told, "Whether it ends by itself; null where nobody knows."),
    isUsed: may("lastUsedDate", told, "Whether it was ever used; null where nobody knows."),
    etag: etagOf("name", "origins"),
  },
);
export type ApiKeyRecord = RecordOf<typeof API_KEY>;

/** The target of a key: exactly one of the two. */
export interface ApiKeyTarget {
  clientId?: string | null;
  groupId?: string | null;
}

/** GET /apikey/list: of one device, or of a whole group. @throws ApiError NOT_FOUND, FORBIDDEN for a key, NOT_OFFERED for a group */
export async function listApiKeys(
  platform: Platform,
  { clientId, groupId }: ApiKeyTarget,
): Promise<ApiKeyRecord[]> {
  if (groupId) await platform.offers.require("apikey-manage");
  const query = { clientId: clientId ?? undefined, groupId: groupId ?? undefined };
  return wholeList(await platform.get("apikey/list", query), API_KEY);
}

interface NewApiKey extends ApiKeyTarget {
  viewOnly: boolean;
  name?: string | null;
  origins?: string[] | null;
  /** Unix seconds. */
  expireDate?: number | null;
}

/**
 * POST /apikey: the only answer that shows a full key.
 * @throws ApiError NOT_FOUND, CONFLICT if there are too many, NOT_OFFERED
 */
export async function createApiKey(
  platform: Platform,
  { clientId, groupId, viewOnly, name, origins, expireDate }: NewApiKey,
  options: WriteOptions,
): Promise<ApiKeyRecord> {
  if (groupId || name || origins) await platform.offers.require("apikey-manage");
  // A platform that knows of no ends would make a key without one.
  if (expireDate) await platform.offers.require("apikey-ends");
  const body = {
    ...(clientId ? { clientId: bodyId(clientId) } : {}),
    ...(groupId ? { groupId: bodyId(groupId) } : {}),
    viewOnly,
    ...(name ? { name } : {}),
    ...(origins ? { origins } : {}),
    ...(expireDate ? { expireDate } : {}),
  };
  const { apikey } = object(await platform.post(API_KEYS_PATH, body, options), "apikey");
  // Platforms differ in what they return. The requested values are known anyway.
  const asked = { clientId, groupId, viewOnly };
  return wholeRecord(isObject(apikey) ? { ...asked, ...apikey } : { ...asked, key: apikey }, API_KEY);
}

/** GET /apikey/list without a target: one page of all that the caller may end, newest first. */
export async function pageOfApiKeys(platform: Platform, query: Query): Promise<PageAnswer> {
  await platform.offers.require("apikey-manage");
  return platform.getPage("apikey/list", query);
}

export const decodeApiKeys = (body: unknown): ApiKeyRecord[] => wholeList(body, API_KEY);

/** A change of a key. Fields left out stay unchanged. */
interface ApiKeyChange {
  id: string;
  name?: string | null;
  origins?: string[] | null;
  /** Unix seconds; null: it is to have no end. */
  expireDate?: number | null;
}

/** PATCH /apikey. @throws ApiError NOT_FOUND, VALIDATION_FAILED, NOT_OFFERED for an end */
export async function updateApiKey(
  platform: Platform,
  { id: keyId, name, origins, expireDate }: ApiKeyChange,
  options: WriteOptions,
): Promise<ApiKeyRecord> {
  if (expireDate !== undefined) await platform.offers.require("apikey-ends");
  const body = {
    id: bodyId(keyId),
    ...(name === undefined || name === null ? {} : { name }),
    ...(origins ? { origins } : {}),
    ...(expireDate === undefined ? {} : { expireDate }),
  };
  return wholeRecord(object(await platform.patch(API_KEYS_PATH, body, options), "apikey").apikey, API_KEY);
}

/** DELETE /apikey: it ends at once. @throws ApiError NOT_FOUND */
export async function deleteApiKey(platform: Platform, keyId: string, options: WriteOptions): Promise<void> {
  await platform.delete(API_KEYS_PATH, { id: keyId }, options);
}
