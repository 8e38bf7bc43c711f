import type { AuditRow } from "../db/tables/audit.js";
import type { Db } from "../db/tables.js";
import type { Page, Paging } from "../http/paging.js";
import { newestFirst } from "../http/sortedPage.js";

export interface AuditFilter extends Paging {
  userId?: number | undefined;
  /** Method and route. */
  call?: string | undefined;
  from?: number | undefined;
  to?: number | undefined;
}

/** A page of the audit log, newest first. */
export async function listAudit(db: Db, filter: AuditFilter): Promise<Page<ReturnType<typeof toAuditJson>>> {
  let query = db.selectFrom("audit_log").selectAll();
  if (filter.userId !== undefined) query = query.where("user_id", "=", filter.userId);
  if (filter.from !== undefined) query = query.where("time", ">=", filter.from);
  if (filter.to !== undefined) query = query.where("time", "<", filter.to);
  if (filter.call !== undefined) query = query.where("call", "=", filter.call);
  const page = await newestFirst(query, "audit_log.id", filter, ({ id }) => id);
  return { ...page, rows: page.rows.map(toAuditJson) };
}

function toAuditJson(row: AuditRow) {
  return {
    id: row.id,
    time: row.time,
    userId: row.user_id,
    who: row.who,
    apiKeyId: row.key_id,
    actingGroupId: row.acting_group_id,
    requestId: row.request_id,
    call: row.call,
    target: JSON.parse(row.target),
    result: row.result,
  };
}
