import { sql } from "kysely";
import { additions, diffConfigs, shownChanges } from "../configs/diff.rules.js";
import type { Db } from "../db/tables.js";
import { cutPage, decodeCursor, type Page, type Paging, pageSize } from "../http/paging.js";
import type { Content } from "../revisions/contents.js";
import { differences } from "../revisions/difference.rules.js";
import type { RevisionKind } from "../revisions/kinds.js";
import { namesOf } from "./names.store.js";

/** A thing that a call changed, with the old and the new value of each of its fields. */
export interface ChangedItem extends ReturnType<typeof shownChanges> {
  kind: RevisionKind;
  id: number;
  /** Its current name; for a deleted thing, its last one. */
  name: string | null;
  made: boolean;
  removed: boolean;
}

/** The versions of a thing that a call created. */
interface Touched {
  auditId: number;
  kind: RevisionKind;
  id: number;
  first: number;
  last: number;
}

const MOST_FIRST = 3;

/**
 * The first few things that groups of calls changed, and the known total.
 * @param clientId changes of this client come first
 */
export async function firstItemsOf(
  db: Db,
  groups: readonly { id: number; of: readonly number[] }[],
  clientId: number | undefined,
): Promise<Map<number, { count: number; items: ChangedItem[] }>> {
  const touched = await touchedBy(db, [...new Set(groups.flatMap(({ of }) => of))]);
  const chosen = groups.map(({ id, of }) => {
    const all = of.flatMap((auditId) => touched.filter((one) => one.auditId === auditId));
    const [asked, others] = [true, false].map((is) => all.filter((one) => isOfClient(one, clientId) === is));
    const own = [...(asked ?? []), ...(others ?? [])];
    return { id, count: own.length, first: own.slice(0, MOST_FIRST) };
  });
  const items = await itemsAt(
    db,
    chosen.flatMap(({ first }) => first),
  );
  return new Map(
    chosen.map(({ id, count, first }) => [
      id,
      { count, items: first.flatMap((one) => items.get(one) ?? []) },
    ]),
  );
}

const CLIENT_KINDS: readonly RevisionKind[] = [
  "client",
  "clientGroups",
  "stays",
  "limits",
  "config",
  "valveMode",
];

const isOfClient = ({ kind, id }: Touched, clientId: number | undefined): boolean =>
  id === clientId && CLIENT_KINDS.includes(kind);

type ItemKey = [kind: string, id: number];

const isItemKey = (key: unknown): key is ItemKey =>
  Array.isArray(key) && key.length === 2 && typeof key[0] === "string" && Number.isSafeInteger(key[1]);

const LARGEST_PAGE = 100;

/** A page of what one call changed, by kind and id. */
export async function itemsOf(db: Db, auditId: number, paging: Paging): Promise<Page<ChangedItem>> {
  const touched = await touchedBy(db, [auditId]);
  const after = paging.cursor === undefined ? undefined : decodeCursor(paging.cursor, isItemKey);
  const rest = after ? touched.filter((one) => compare([one.kind, one.id], after) > 0) : touched;
  const page = cutPage(
    rest,
    Math.min(pageSize(paging.limit), LARGEST_PAGE),
    ({ kind, id }): ItemKey => [kind, id],
  );
  const items = await itemsAt(db, page.rows);
  const total = paging.count === "true" ? touched.length : undefined;
  return { ...page, rows: page.rows.flatMap((one) => items.get(one) ?? []), total };
}

const compare = ([kind, id]: ItemKey, [other, otherId]: ItemKey): number =>
  kind === other ? id - otherId : kind < other ? -1 : 1;

async function touchedBy(db: Db, auditIds: number[]): Promise<Touched[]> {
  if (auditIds.length === 0) return [];
  const [first, last] = [sql<number>`min(version)`, sql<number>`max(version)`];
  const revised = await db
    .selectFrom("revision")
    .select(["audit_id", "kind", "item_id as id", first.as("first"), last.as("last")])
    .where("audit_id", "in", auditIds)
    .groupBy(["audit_id", "kind", "item_id"])
    .execute();
  const assigned = await db
    .selectFrom("config_version")
    .select(["audit_id", "client_id as id", first.as("first"), last.as("last")])
    .where("audit_id", "in", auditIds)
    .groupBy(["audit_id", "client_id"])
    .execute();
  return [...revised, ...assigned.map((row) => ({ ...row, kind: "config" }))]
    .map(({ audit_id, ...one }) => ({ ...one, kind: one.kind as RevisionKind, auditId: Number(audit_id) }))
    .sort((one, other) => compare([one.kind, one.id], [other.kind, other.id]));
}

/** The contents of things before and after their calls. */
async function itemsAt(db: Db, touched: readonly Touched[]): Promise<Map<Touched, ChangedItem>> {
  const contents = await contentsAt(db, touched);
  const names = await namesOf(db, touched);
  return new Map(
    touched.map((one) => {
      const { kind, id, first, last } = one;
      const before = contents.get(versionKey(kind, id, first - 1)) ?? null;
      const after = contents.get(versionKey(kind, id, last)) ?? null;
      return [
        one,
        {
          kind,
          id,
          name: names.nameOf(kind, id, after ?? before),
          made: before === null,
          removed: after === null,
          ...shownChanges(changesBetween(kind, before, after)),
        },
      ];
    }),
  );
}

function changesBetween(kind: RevisionKind, before: Content | null, after: Content | null) {
  if (before === null) return additions(after ?? {});
  if (after === null) return additions(before).map(({ path, after: was }) => ({ path, before: was }));
  // In the same form as a configuration's own history.
  return kind === "config" ? diffConfigs(before, after) : differences(before, after);
}

const versionKey = (kind: string, id: number, version: number): string => `${kind}/${id}/${version}`;

async function contentsAt(db: Db, touched: readonly Touched[]): Promise<Map<string, Content | null>> {
  const wanted = touched.flatMap(({ kind, id, first, last }) =>
    [first - 1, last].map((version) => ({ kind, id, version })),
  );
  const [ofConfigs, others] = [true, false].map((is) =>
    wanted.filter(({ kind }) => (kind === "config") === is),
  );
  const revisions =
    !others || others.length === 0
      ? []
      : await db
          .selectFrom("revision")
          .select(["kind", "item_id as id", "version", "content"])
          .where(({ or, and }) =>
            or(others.map(({ kind, id, version }) => and({ kind, item_id: id, version }))),
          )
          .execute();
  const configs =
    !ofConfigs || ofConfigs.length === 0
      ? []
      : await db
          .selectFrom("config_version")
          .select(["client_id as id", "version", "data as content"])
          .where(({ or, and }) => or(ofConfigs.map(({ id, version }) => and({ client_id: id, version }))))
          .execute();
  return new Map(
    [...revisions, ...configs.map((row) => ({ ...row, kind: "config" }))].map((row) => [
      versionKey(row.kind, row.id, row.version),
      row.content === null ? null : JSON.parse(row.content),
    ]),
  );
}
