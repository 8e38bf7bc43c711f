import type { MemberPrincipal } from "../auth/principal.js";
import { userRef } from "../auth/userRef.js";
import type { Db } from "../db/tables.js";
import { cutPage, decodeCursor, isIdKey, type Page, type Paging } from "../http/paging.js";
import { diffConfigs, shownChanges } from "./diff.rules.js";
import { type ConfiguredClient, countVersions, listVersions, type VersionRow } from "./store.js";

const DEFAULT_PAGE = 20;

/** A page of a client's visible versions, newest first, each with its changes, as shown to a viewer. */
export async function readHistory(
  db: Db,
  client: ConfiguredClient,
  paging: Paging,
  viewer: MemberPrincipal,
): Promise<Page<ReturnType<typeof toHistoryJson>>> {
  const { limit = DEFAULT_PAGE, cursor } = paging;
  const below = cursor === undefined ? undefined : decodeCursor(cursor, isIdKey);
  const rows = await listVersions(db, client, below, limit + 1);
  const page = cutPage(rows, limit, ({ version }) => version);
  const history = page.rows.map((row, index) => toHistoryJson(row, rows[index + 1], viewer));
  return { ...page, rows: history, total: await countVersions(db, client, paging) };
}

/** Fields of a version that are always shown. */
export function versionFields(row: VersionRow, viewer: MemberPrincipal) {
  return {
    version: row.version,
    changeDate: row.change_date,
    changedBy: userRef(row.changed_by, row, viewer),
    restoredFrom: row.restored_from,
  };
}

function toHistoryJson(row: VersionRow, before: VersionRow | undefined, viewer: MemberPrincipal) {
  const changes = before ? diffConfigs(JSON.parse(before.data), JSON.parse(row.data)) : [];
  return { ...versionFields(row, viewer), ...shownChanges(changes) };
}
