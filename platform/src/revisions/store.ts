import { PERSON_COLUMNS } from "../auth/userRef.js";
import type { Db } from "../db/tables.js";
import { cutPage, decodeCursor, isIdKey, type Page, type Paging, pageSize } from "../http/paging.js";
import { totalOf } from "../http/sortedPage.js";
import type { RevisionKind } from "./kinds.js";
import type { Revised } from "./revising.js";

interface Cause {
  auditId: number;
  userId: number | null;
  now: number;
}

/** Stores the contents after a call; also those before it, if they differ from the last known change. */
export async function keepRevisions(tx: Db, revised: readonly Revised[], cause: Cause): Promise<void> {
  for (const one of revised)
    await (one.kind === "config" ? nameConfigVersion(tx, one, cause) : keepRevision(tx, one, cause));
}

/** The version itself exists already. */
async function nameConfigVersion(tx: Db, { id }: Revised, { auditId }: Cause): Promise<void> {
  await tx
    .updateTable("config_version")
    .set({ audit_id: auditId })
    .where("client_id", "=", id)
    .where("version", "=", ({ selectFrom }) =>
      selectFrom("config_version as each")
        .select(({ fn }) => fn.max("each.version").as("newest"))
        .where("each.client_id", "=", id),
    )
    .execute();
}

async function keepRevision(tx: Db, { kind, id, before, after }: Revised, cause: Cause): Promise<void> {
  const last = await tx
    .selectFrom("revision")
    .select(["version", "content"])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
  const item = { kind, item_id: id };
  const was = before && JSON.stringify(before);
  const isUnnoted = was !== null && was !== last?.content;
  const next = (last?.version ?? -1) + 1;
  if (isUnnoted)
    await tx
      .insertInto("revision")
      .values({
        ...item,
        version: next,
        time: null,
        user_id: null,
        audit_id: null,
        content: was,
      })
      .execute();
  await tx
    .insertInto("revision")
    .values({
      ...item,
      version: isUnnoted || last === undefined ? next + 1 : next,
      time: cause.now,
      user_id: cause.userId,
      audit_id: cause.auditId,
      content: after && JSON.stringify(after),
    })
    .execute();
}

/** Deletes the revisions of a deleted account's settings. */
export async function forgetRevisions(tx: Db, kinds: RevisionKind[], id: number): Promise<void> {
  await tx.deleteFrom("revision").where("kind", "in", kinds).where("item_id", "=", id).execute();
}

const COLUMNS = [
  "revision.version",
  "revision.time",
  "revision.user_id",
  "revision.content",
  ...PERSON_COLUMNS,
] as const;

function revisionsOf(db: Db, kind: RevisionKind, id: number) {
  return db
    .selectFrom("revision")
    .leftJoin("user_account", "user_account.id", "revision.user_id")
    .select(COLUMNS)
    .where("revision.kind", "=", kind)
    .where("revision.item_id", "=", id);
}

export type RevisionWithPerson = Awaited<ReturnType<ReturnType<typeof revisionsOf>["execute"]>>[number];

/**
 * A page of a thing's revisions, newest first, each followed by the one before it, for comparison.
 * @param since only those made then or later
 */
export async function pageOfRevisions(
  db: Db,
  { kind, id }: { kind: RevisionKind; id: number },
  since: number | null,
  paging: Paging,
): Promise<Page<{ revision: RevisionWithPerson; before: RevisionWithPerson | undefined }>> {
  const size = pageSize(paging.limit);
  const below = paging.cursor === undefined ? undefined : decodeCursor(paging.cursor, isIdKey);
  let query = revisionsOf(db, kind, id)
    .orderBy("revision.version", "desc")
    .limit(size + 1);
  if (since !== null) query = query.where("revision.time", ">=", since);
  const rows = await (below === undefined ? query : query.where("revision.version", "<", below)).execute();
  const page = cutPage(rows, size, ({ version }) => version);
  const all = db.selectFrom("revision").where("kind", "=", kind).where("item_id", "=", id);
  const total = await totalOf(since === null ? all : all.where("time", ">=", since), paging);
  const pairs = page.rows.map((revision, index) => ({ revision, before: rows[index + 1] }));
  return { ...page, rows: pairs, total };
}

export function findRevision(
  db: Db,
  { kind, id }: { kind: RevisionKind; id: number },
  version: number,
): Promise<RevisionWithPerson | undefined> {
  return revisionsOf(db, kind, id).where("revision.version", "=", version).executeTakeFirst();
}
