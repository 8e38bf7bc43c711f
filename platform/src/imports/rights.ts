import { forbidden } from "../auth/guard.js";
import type { MemberPrincipal } from "../auth/principal.js";
import { clientScope } from "../clients/scope.js";
import { type ClientRecord, requireClient } from "../clients/store.js";
import type { Db } from "../db/tables.js";
import { notFound, PlatformError } from "../errors.js";
import type { ImportRow } from "./rows.js";
import { findImport } from "./store.js";

/**
 * A client into whose history somebody may bring files: administrators into any, others into those that they see where their group
 * allows it (`metaData.importsAllowed`).
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

/** An import into such a client. @throws PlatformError NOT_FOUND, also where the client is not the caller's; FORBIDDEN */
export async function requireImport(db: Db, member: MemberPrincipal, id: number): Promise<ImportRow> {
  const row = await findImport(db, id);
  try {
    await requireImportingClient(db, member, row.client_id);
  } catch (error) {
    throw error instanceof PlatformError && error.code === "NOT_FOUND" ? notFound("import") : error;
  }
  return row;
}
