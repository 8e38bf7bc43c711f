import type { ExpressionBuilder } from "kysely";
import { hashSecret, newSecret, startOfKey } from "../auth/secrets.js";
import type { ApiKeyRow } from "../db/tables/apiKeys.js";
import type { Database, Db } from "../db/tables.js";
import { conflict, invalid, notFound } from "../errors.js";
import type { Page, Paging } from "../http/paging.js";
import { newestFirst } from "../http/sortedPage.js";
import { apiKeyContent, etagOfContent } from "../revisions/contents.js";
import { isEndNear } from "./ends.rules.js";

/** Enough for every embed, but stops a script that makes keys without end. */
const MOST_KEYS = 100;

export interface NewApiKey {
  clientId: number | null;
  groupId: number | null;
  viewOnly: boolean;
  name: string | null;
  origins: string[];
  /** Unix seconds; null: it has no end. */
  expireDate: number | null;
  createdBy: number;
}

/**
 * Creates a key. The answer is the only one that shows a full key.
 * @throws PlatformError CONFLICT if there are too many, VALIDATION_FAILED for an end in the past
 */
export async function addApiKey(tx: Db, key: NewApiKey, now: number) {
  const end = columnsOfEnd(key.expireDate, now);
  const have = await listApiKeys(tx, key);
  if (have.length >= MOST_KEYS) throw conflict("TOO_MANY_KEYS", { max: MOST_KEYS });
  const secret = newSecret(key.viewOnly ? "vk_" : "ak_");
  const row = await tx
    .insertInto("api_key")
    .values({
      key_hash: hashSecret(secret),
      key_text: key.viewOnly ? secret : null,
      key_start: startOfKey(secret),
      ...end,
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

/**
 * Who sets an end that is near knows of it: nobody is warned.
 * @throws PlatformError VALIDATION_FAILED for an end in the past
 */
function columnsOfEnd(expireDate: number | null, now: number) {
  if (expireDate !== null && expireDate <= now) throw invalid("expireDate", "IN_PAST");
  return { expire_date: expireDate, warned_date: isEndNear(expireDate, now) ? now : null };
}

/** The target of keys: a client (with the group whose users created them, if any) or a whole group. */
export type KeyTarget = Pick<NewApiKey, "clientId" | "groupId">;

export function listApiKeys(db: Db, { clientId, groupId }: KeyTarget): Promise<ApiKeyRow[]> {
  let keys = db.selectFrom("api_key").selectAll().orderBy("id");
  keys = clientId === null ? keys.where("client_id", "is", null) : keys.where("client_id", "=", clientId);
  if (groupId !== null) keys = keys.where("group_id", "=", groupId);
  return keys.execute();
}

/**
 * The keys that a caller may see, change and end: all, none, or a group's together with those that its users
 * created for its clients.
 */
export type KeyReach = "all" | "none" | { groupId: number };

/** A page of the keys within reach, newest first. */
export function pageOfApiKeys(db: Db, reach: KeyReach, paging: Paging): Promise<Page<ApiKeyRow>> {
  const keys = db.selectFrom("api_key").selectAll().where(within(reach));
  return newestFirst(keys, "api_key.id", paging, ({ id }) => id);
}

/** @throws PlatformError NOT_FOUND if there is none within reach */
export async function requireApiKey(db: Db, id: number, reach: KeyReach): Promise<void> {
  const key = db.selectFrom("api_key").select("id").where("id", "=", id).where(within(reach));
  if (!(await key.executeTakeFirst())) throw notFound("key");
}

interface ApiKeyChange {
  name?: string | undefined;
  origins?: string[] | undefined;
  /** Unix seconds; null: it has no end. */
  expireDate?: number | null | undefined;
}

/**
 * Undefined fields stay unchanged; an empty name means none.
 * @throws PlatformError NOT_FOUND if there is none within reach, VALIDATION_FAILED for an end in the past
 */
export async function writeApiKey(
  tx: Db,
  id: number,
  reach: KeyReach,
  { name, origins, expireDate }: ApiKeyChange,
  now: number,
): Promise<ApiKeyRow> {
  const row = await tx
    .updateTable("api_key")
    .set({
      ...(name === undefined ? {} : { name: name === "" ? null : name }),
      ...(origins === undefined ? {} : { origins: JSON.stringify(origins) }),
      ...(expireDate === undefined ? {} : columnsOfEnd(expireDate, now)),
      id,
    })
    .where("id", "=", id)
    .where(within(reach))
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound("key");
  return row;
}

/** @throws PlatformError NOT_FOUND if there is none within reach */
export async function deleteApiKey(tx: Db, id: number, reach: KeyReach): Promise<void> {
  const key = tx.deleteFrom("api_key").where("id", "=", id).where(within(reach));
  const { numDeletedRows } = await key.executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound("key");
}

function within(reach: KeyReach) {
  return (eb: ExpressionBuilder<Database, "api_key">) => {
    if (typeof reach === "object") return eb("group_id", "=", reach.groupId);
    return reach === "all" ? eb.and([]) : eb.or([]);
  };
}

export function toApiKeyJson(row: ApiKeyRow) {
  return {
    id: row.id,
    key: row.key_text,
    keyStart: row.key_start ?? (row.key_text === null ? null : startOfKey(row.key_text)),
    viewOnly: row.view_only === 1,
    name: row.name,
    clientId: row.client_id,
    groupId: row.group_id,
    origins: JSON.parse(row.origins) as string[],
    createDate: row.create_date,
    createdBy: row.created_by,
    lastUsedDate: row.last_used_date,
    lastUsedAddress: row.last_used_address,
    expireDate: row.expire_date,
    etag: etagOfContent(apiKeyContent(row)),
  };
}
