import { PERSON_COLUMNS, type PersonRow } from "../auth/userRef.js";
import { isSeen, type SeenFrom } from "../clients/sight.rules.js";
import type { Db } from "../db/tables.js";
import { notFound } from "../errors.js";
import type { Paging } from "../http/paging.js";
import { totalOf } from "../http/sortedPage.js";
import type { ClientConfig } from "./config.schema.js";
import { additions, diffConfigs, shownChanges } from "./diff.rules.js";

/** One version of a client's configuration, with its author. */
export interface VersionRow extends PersonRow {
  version: number;
  /** JSON. */
  data: string;
  change_date: number;
  changed_by: number | null;
  restored_from: number | null;
}

const VERSION_COLUMNS = [
  "config_version.version",
  "config_version.data",
  "config_version.change_date",
  "config_version.changed_by",
  "config_version.restored_from",
  ...PERSON_COLUMNS,
] as const;

function versions(db: Db, clientId: number) {
  return db
    .selectFrom("config_version")
    .leftJoin("user_account", "user_account.id", "config_version.changed_by")
    .select(VERSION_COLUMNS)
    .where("config_version.client_id", "=", clientId)
    .orderBy("config_version.version", "desc");
}

/** A client's current configuration, if any. */
export function findConfig(db: Db, clientId: number): Promise<VersionRow | undefined> {
  return versions(db, clientId).limit(1).executeTakeFirst();
}

/** The current configurations of clients that have one, by client id. */
export function listConfigs(db: Db, clientIds: number[]): Promise<(VersionRow & { client_id: number })[]> {
  return db
    .selectFrom("config_version")
    .leftJoin("user_account", "user_account.id", "config_version.changed_by")
    .select([...VERSION_COLUMNS, "config_version.client_id"])
    .where("config_version.client_id", "in", clientIds)
    .where("config_version.version", "=", ({ selectFrom }) =>
      selectFrom("config_version as each")
        .select(({ fn }) => fn.max("each.version").as("newest"))
        .whereRef("each.client_id", "=", "config_version.client_id"),
    )
    .orderBy("config_version.client_id")
    .execute();
}

/** A client, and the instant from which its versions are visible. */
export interface ConfiguredClient {
  id: number;
  seenFrom: SeenFrom;
}

/**
 * A visible version of a client. The current one is always visible, whoever assigned it.
 * @throws PlatformError NOT_FOUND
 */
export async function requireVersion(
  db: Db,
  { id, seenFrom }: ConfiguredClient,
  version: number,
): Promise<VersionRow> {
  const row = await versions(db, id).where("config_version.version", "=", version).executeTakeFirst();
  if (!row) throw notFound("configuration");
  if (!isSeen(row.change_date, seenFrom) && (await findConfig(db, id))?.version !== version)
    throw notFound("configuration");
  return row;
}

/** A client's visible versions, newest first, starting below `below` if it is given. */
export function listVersions(
  db: Db,
  { id, seenFrom }: ConfiguredClient,
  below: number | undefined,
  limit: number,
): Promise<VersionRow[]> {
  let rows = versions(db, id).limit(limit);
  if (seenFrom !== null) rows = rows.where("config_version.change_date", ">=", seenFrom);
  return (below === undefined ? rows : rows.where("config_version.version", "<", below)).execute();
}

/** The number of a client's visible versions, if requested. */
export function countVersions(
  db: Db,
  { id, seenFrom }: ConfiguredClient,
  paging: Paging,
): Promise<number | undefined> {
  const rows = db.selectFrom("config_version").where("client_id", "=", id);
  return totalOf(seenFrom === null ? rows : rows.where("change_date", ">=", seenFrom), paging);
}

export interface NewVersion {
  config: ClientConfig;
  changedBy: number | null;
  restoredFrom: number | null;
}

/**
 * Adds a client's next version unless it equals the current one, and reports the difference.
 * @param current from findConfig in the same transaction
 */
export async function addVersion(
  tx: Db,
  clientId: number,
  current: VersionRow | undefined,
  { config, changedBy, restoredFrom }: NewVersion,
  now: number,
) {
  const differences = current ? diffConfigs(JSON.parse(current.data), config) : additions(config);
  const changes = shownChanges(differences);
  if (current && differences.length === 0)
    return { clientId, version: current.version, changed: false, ...changes };
  const version = (current?.version ?? 0) + 1;
  await tx
    .insertInto("config_version")
    .values({
      client_id: clientId,
      version,
      data: JSON.stringify(config),
      change_date: now,
      changed_by: changedBy,
      restored_from: restoredFrom,
    })
    .execute();
  return { clientId, version, changed: true, ...changes };
}
