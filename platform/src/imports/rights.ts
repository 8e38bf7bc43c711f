import { findUser } from "../accounts/store.js";
import { forbidden } from "../auth/guard.js";
import type { MemberPrincipal } from "../auth/principal.js";
import { clientScope } from "../clients/scope.js";
import type { SeenFrom } from "../clients/sight.rules.js";
import { type ClientRecord, requireClient } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { notFound, PlatformError } from "../errors.js";
import { type ImportRow, lookOf } from "./rows.js";
import { isImportSeen } from "./sight.rules.js";
import { findImport } from "./store.js";

/**
 * A client into whose history the caller may import files: administrators into any, others into visible
 * clients if the group allows it (`metaData.importsAllowed`).
 * @throws PlatformError NOT_FOUND, FORBIDDEN
 */
export async function requireImportingClient(
  db: Db,
  member: MemberPrincipal,
  clientId: number,
): Promise<ClientRecord> {
  const client = await requireClient(db, clientScope(member), clientId);
  if (member.kind === "admin") return client;
  const groupId = member.groupId ?? client.groups[0];
  const group =
    groupId === undefined
      ? undefined
      : await db.selectFrom("user_group").select("meta_data").where("id", "=", groupId).executeTakeFirst();
  const allowed = group && (JSON.parse(group.meta_data) as { importsAllowed?: unknown }).importsAllowed;
  if (allowed !== true) throw forbidden();
  return client;
}

/** An import, and the instant from which its client's past is visible. */
export interface ImportInSight {
  row: ImportRow;
  seenFrom: SeenFrom;
}

/**
 * An import into such a client.
 * @throws PlatformError NOT_FOUND, also if the client is not the caller's, or the import is about time that
 * they don't see; FORBIDDEN
 */
export async function requireImport(db: Db, member: MemberPrincipal, id: number): Promise<ImportInSight> {
  const row = await findImport(db, id);
  let client: ClientRecord;
  try {
    client = await requireImportingClient(db, member, row.client_id);
  } catch (error) {
    throw error instanceof PlatformError && error.code === "NOT_FOUND" ? notFound("import") : error;
  }
  const { seenFrom } = client;
  if (!isImportSeen(row, lookOf(row), seenFrom, await emailOf(db, member))) throw notFound("import");
  return { row, seenFrom };
}

/** The stored e-mail of the person who imports; null for a key. */
export async function emailOf(db: Db, member: MemberPrincipal): Promise<string | null> {
  return "userId" in member ? (await findUser(db, member.userId)).email : null;
}
