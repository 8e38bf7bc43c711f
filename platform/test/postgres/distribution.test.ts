import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { openDatabases } from "../../src/db/database.js";
import type { Databases } from "../../src/db/databases.js";
import { newTestDatabase, type TestDatabase } from "../testDatabase.js";

/** Tables that grow with the traffic: they would be spread over many servers by client. */
const GROW = [
  ...["diagnostic", "import_piece", "kept_hour", "reading_batch", "reading_day", "reading_hour"],
  "reported_value",
];

/** Tables that could go with them: a few rows per client. */
const MAY_GO_ALONG = [
  ...["audit_client", "bundle_client", "client_group", "client_state", "config_version"],
  ...["firmware_assignment", "notification_alarm", "notification_client", "notification_watch"],
  ...["report_key_client", "report_schedule_client", "staged_rollout_client"],
  ...["denied_move", "speed_limit", "valve_heard", "valve_mode", "valve_orders"],
];

/** They have a client, but would first need a key that begins with it; few rows. */
const KEYS_LACK_IT = ["action", "client_key", "event_log", "exclusion", "import", "stay"];
/** It is numbered in one order for all. */
const STAYS_WHOLE = ["event_outbox"];
/** Some of their rows belong to no client. */
const NOT_OF_A_CLIENT_ALONE = ["api_key", "note", "notification"];

/** Whole on one server, or copied to each. */
const OF_NO_CLIENT = [
  ...[
    "account_link",
    "account_mail",
    "action_template",
    "audit_log",
    "audit_tag",
    "backup",
    "bundle",
    "calendar",
    "client",
    "config_template",
    "error_report",
    "factor_step",
  ],
  ...[
    "firmware",
    "firmware_part",
    "group_crest",
    "import_part",
    "job",
    "kept_answer",
    "known_device",
    "kysely_migration",
    "kysely_migration_lock",
  ],
  ...["login_failure", "notification_delivery", "notification_message", "notification_preference"],
  ...[
    "notification_scan",
    "place_group",
    "provider_attempt",
    "provider_link",
    "recovery_code",
    "report_delivery",
    "report_file",
    "report_file_part",
    "report_key",
    "report_run",
  ],
  ...[
    "report_schedule",
    "resource",
    "retention",
    "revision",
    "second_factor",
    "session",
    "staged_rollout",
    "user_account",
    "user_group",
  ],
  ...["video", "video_part"],
];

let place: TestDatabase;
let db: Databases;

beforeEach(async () => {
  place = await newTestDatabase();
  db = await openDatabases(place);
});
afterEach(async () => {
  await db.close();
  await place.drop();
});

async function column(text: string): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(`${text} order by 1`).execute(db.read);
  return rows.map(({ name }) => name);
}

const tablesWhere = (condition: string) =>
  column(`select c.relname::text as name from pg_class c where c.relnamespace = 'public'::regnamespace
    and c.relkind in ('r', 'p') and not c.relispartition and ${condition}`);
const client = (more: string) => `exists (select 1 from pg_attribute a
  where a.attrelid = c.oid and a.attname = 'client_id' and not a.attisdropped ${more})`;

/**
 * Asks PostgreSQL, whose partitioned tables follow the rule: every key contains the column by which rows are
 * distributed.
 */
async function keysHoldClient(table: string): Promise<boolean> {
  const copy = sql.id(`${table}_dealt_out`);
  try {
    await sql`create table ${copy} (like ${sql.id(table)} including all) partition by hash (client_id)`.execute(
      db.write,
    );
    return true;
  } catch (error) {
    expect(String(error)).toContain("must include all partitioning columns");
    return false;
  }
}

it("knows of each table whether it could be dealt out to servers by client_id", async () => {
  expect(await tablesWhere(`not ${client("")}`)).toEqual(OF_NO_CLIENT);
  expect(await tablesWhere(client("and not a.attnotnull"))).toEqual(NOT_OF_A_CLIENT_ALONE);
  const [fit, unfit]: [string[], string[]] = [[], []];
  for (const table of await tablesWhere(client("and a.attnotnull")))
    ((await keysHoldClient(table)) ? fit : unfit).push(table);
  expect(unfit).toEqual(KEYS_LACK_IT);
  expect(fit).toEqual([...GROW, ...MAY_GO_ALONG, ...STAYS_WHOLE].sort());
});

it("has nothing refer to what would be dealt out, nor that to anything that would not be on each server", async () => {
  const dealt = [...GROW, ...MAY_GO_ALONG].map((name) => `'${name}'`).join(", ");
  const references = (of: string, to: string) =>
    column(`select distinct ${to}::regclass::text as name from pg_constraint
      where contype = 'f' and conparentid = 0 and ${of}::regclass::text in (${dealt})`);
  expect(await references("confrelid", "conrelid")).toEqual([]);
  expect(await references("conrelid", "confrelid")).toEqual([
    ...["bundle", "client", "firmware", "import", "notification_preference", "report_key"],
    ...["report_schedule", "staged_rollout", "user_account", "user_group"],
  ]);
});
