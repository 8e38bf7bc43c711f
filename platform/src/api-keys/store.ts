import { hashSecret, newSecret } from "../auth/secrets.js";
import type { ApiKeyRow } from "../db/tables/apiKeys.js";
import type { Db } from "../db/tables.js";
import { conflict, notFound } from "../errors.js";

/** Enough for every embed; a script that makes keys without end is stopped. */
const MOST_KEYS = 100;

export interface NewApiKey {
  clientId: number | null;
  groupId: number | null;
  viewOnly: boolean;
  name: string | null;
  origins: string[];
  createdBy: number;
}

/** Makes a key; the answer is the only one that shows a full key. @throws PlatformError CONFLICT where there are too many */
export async function addApiKey(tx: Db, key: NewApiKey, now: number) {
  const have = await listApiKeys(tx, key);
  if (have.length >= MOST_KEYS) throw conflict(`There are ${MOST_KEYS} keys already; delete one first.`);
  const secret = newSecret(key.viewOnly ? "vk_" : "ak_");
  const row = await tx
    .insertInto("api_key")
    .values({
      key_hash: hashSecret(secret),
      key_text: key.viewOnly ? secret : null,
      client_id: key.clientId,
      group_id: key.groupId,
      view_only: key.viewOnly ? 1 : 0,
      origins: JSON.stringify(key.origins),
      name: key.name,
      created_by: key.createdBy,
      create_date: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...toApiKeyJson(row), key: secret };
}

/** What keys are for: a client (and the group whose users made them, where one did) or a whole group. */
export type KeyTarget = Pick<NewApiKey, "clientId" | "groupId">;

export function listApiKeys(db: Db, { clientId, groupId }: KeyTarget): Promise<ApiKeyRow[]> {
  let keys = db.selectFrom("api_key").selectAll().orderBy("id");
  keys = clientId === null ? keys.where("client_id", "is", null) : keys.where("client_id", "=", clientId);
  if (groupId !== null) keys = keys.where("group_id", "=", groupId);
  return keys.execute();
}

/** @throws PlatformError NOT_FOUND where there is none, or (for a group's user) none of the group */
export async function deleteApiKey(tx: Db, id: number, ofGroup: number | null): Promise<void> {
  const key = tx.deleteFrom("api_key").where("id", "=", id);
  const { numDeletedRows } = await (ofGroup === null
    ? key
    : key.where("group_id", "=", ofGroup)
  ).executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("key");
}

export function toApiKeyJson(row: ApiKeyRow) {
  return {
    id: row.id,
    key: row.key_text,
    viewOnly: row.view_only === 1,
    name: row.name,
    clientId: row.client_id,
    groupId: row.group_id,
    origins: JSON.parse(row.origins) as string[],
    createDate: row.create_date,
    createdBy: row.created_by,
    lastUsedDate: row.last_used_date,
  };
}
