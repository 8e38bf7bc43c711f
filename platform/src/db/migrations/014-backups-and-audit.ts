import { type Kysely, sql } from "kysely";
import { clustered, id, logId } from "./columns.js";

type Log = {
  audit_log: { id: number; time: number; target: string };
  audit_client: { client_id: number; time: number; audit_id: number };
};

const ROWS_A_STEP = 1000;
const CLIENTS_A_STATEMENT = 5000;
const LARGEST_ID = 2_147_483_647;
/** Longer lists of ids were cut to this length. */
const LONGEST_LIST = 200;

/**
 * Completed backups; indexes of the audit log by person, call, refusal and client, newest first; open
 * actions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("backup")
    .addColumn("id", "integer", id(db))
    .addColumn("date", "bigint", (column) => column.notNull())
    .addColumn("bytes", "bigint")
    .addColumn("seconds", "integer", (column) => column.notNull())
    .addColumn("file", "text", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("action_open")
    .on("action")
    .column("enabled")
    .where(sql.ref("done_date"), "is", null)
    .execute();
  await indexes(db);
  await clients(db);
}

async function indexes(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema.dropIndex("audit_log_time").execute();
  await schema.createIndex("audit_log_time").on("audit_log").columns(["time", "id"]).execute();
  for (const column of ["user_id", "who", "call"])
    await schema.createIndex(`audit_log_${column}`).on("audit_log").columns([column, "time", "id"]).execute();
  await schema
    .createIndex("audit_log_refused")
    .on("audit_log")
    .columns(["time", "id"])
    .where(sql.ref("result"), "<>", "done")
    .execute();
}

async function clients(db: Kysely<unknown>): Promise<void> {
  // No references: the log outlives its subjects.
  await clustered(
    db,
    db.schema
      .createTable("audit_client")
      .addColumn("client_id", "integer", (column) => column.notNull())
      .addColumn("time", "bigint", (column) => column.notNull())
      .addColumn("audit_id", logId(db), (column) => column.notNull())
      .addPrimaryKeyConstraint("audit_client_pk", ["client_id", "time", "audit_id"]),
  ).execute();
  await fill(db.withTables<Log>());
}

/** Adds the clients of older rows. */
async function fill(db: Kysely<Log>): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("audit_log")
      .select(["id", "time", "target"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(ROWS_A_STEP)
      .execute();
    const named = rows.flatMap(({ id: audit_id, time, target }) =>
      clientsOf(target).map((client_id) => ({ client_id, time, audit_id })),
    );
    for (let at = 0; at < named.length; at += CLIENTS_A_STATEMENT)
      await db
        .insertInto("audit_client")
        .values(named.slice(at, at + CLIENTS_A_STATEMENT))
        .execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** The clients that a call named: 1, "1,2" or "[1,2]", as far as they were stored. */
function clientsOf(target: string): number[] {
  const { ids } = JSON.parse(target) as { ids?: Record<string, unknown> };
  const texts = [ids?.clientId, ids?.clients].flatMap((value) => {
    const text = typeof value === "number" || typeof value === "string" ? String(value) : "";
    const items = text.replace(/[[\]"\s]/g, "").split(",");
    // The last item of a cut list may be half a number.
    return text.length < LONGEST_LIST ? items : items.slice(0, -1);
  });
  const known = texts.filter((text) => /^[1-9]\d{0,9}$/.test(text)).map(Number);
  return [...new Set(known)].filter((one) => one <= LARGEST_ID);
}
