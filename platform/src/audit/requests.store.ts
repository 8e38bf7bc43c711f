import { sql } from "kysely";
import type { AuditRow } from "../db/tables/audit.js";
import type { Db } from "../db/tables.js";

/** The size of one request of one person or key. */
export interface RequestSize {
  calls: number;
  refused: number;
  /** Time of its first call; Unix seconds. */
  since: number;
  /** Number of edited things that it changed, as far as recorded. */
  items: number;
  /** True if the number of changed things is recorded for each call that was done. */
  isKnown: boolean;
  /** The newest calls that changed something. */
  firstIds: number[];
}

const MOST_FIRST = 3;

/** For rows of the log, the sizes of their whole requests, whatever the filter; by the row's id. */
export async function requestSizes(db: Db, rows: readonly AuditRow[]): Promise<Map<number, RequestSize>> {
  const requests = [...new Set(rows.map(({ request_id }) => request_id))];
  if (requests.length === 0) return new Map();
  const count = sql<number>`count(*)`;
  const sizes = await db
    .selectFrom("audit_log")
    .select(["request_id", "user_id", "key_id", count.as("calls")])
    .select(sql<number>`sum(case when result <> 'done' then 1 else 0 end)`.as("refused"))
    .select(sql<number>`sum(case when items is null then 1 else 0 end)`.as("unnoted"))
    .select(sql<number>`coalesce(sum(items), 0)`.as("items"))
    .select(({ fn }) => fn.min<number>("time").as("since"))
    .where("request_id", "in", requests)
    .groupBy(["request_id", "user_id", "key_id"])
    .execute();
  const firsts = await firstIds(db, requests);
  return new Map(
    rows.flatMap((row) => {
      const size = sizes.find((one) => keyOf(one) === keyOf(row));
      if (!size) return [];
      const own = firsts.filter((one) => keyOf(one) === keyOf(row)).map(({ id }) => id);
      return [
        [
          row.id,
          {
            calls: Number(size.calls),
            refused: Number(size.refused),
            since: Number(size.since),
            items: Number(size.items),
            isKnown: Number(size.unnoted) === 0,
            firstIds: [...new Set([row.id, ...own])],
          },
        ],
      ];
    }),
  );
}

type Caller = Pick<AuditRow, "request_id" | "user_id" | "key_id">;

const keyOf = ({ request_id, user_id, key_id }: Caller): string =>
  JSON.stringify([request_id, user_id, key_id]);

function firstIds(db: Db, requests: string[]): Promise<(Caller & { id: number })[]> {
  return db
    .selectFrom(
      db
        .selectFrom("audit_log")
        .select(["id", "request_id", "user_id", "key_id"])
        .select(
          sql<number>`row_number() over (partition by request_id, user_id, key_id order by time desc, id desc)`.as(
            "place",
          ),
        )
        .where("request_id", "in", requests)
        .where(sql<boolean>`(items is null or items > 0)`)
        .as("each"),
    )
    .select(["id", "request_id", "user_id", "key_id"])
    .where("place", "<=", MOST_FIRST)
    .execute();
}
