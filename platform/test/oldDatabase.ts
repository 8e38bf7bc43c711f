import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { openAsItIs } from "../src/db/database.js";
import type { DatabasePlace } from "../src/db/databases.js";
import { migrate } from "../src/db/migrate.js";
import { DATABASE_FILE } from "../src/db/sqlite/open.js";
import type { Db } from "../src/db/tables.js";
import { ADMIN } from "./testPlatform.js";

/** Before report runs, orders of valves, staged rollouts, the audit log by client, and films. */
const SCHEMA = "010-running-config";
const THEN = 1_700_000_000;
/** More than a migration reads at once. */
const NOTED = 1_100;
const BYTES = Buffer.from([1, 2, 3]);

const user = (id: number, email: string, admin: number) => ({
  ...{ id, email, email_key: email, password_hash: "x", first_name: "Ana", last_name: "Novak" },
  ...{ name_key: "ana novak", admin, labeller: 0, confirmed: 1, group_id: null, create_date: THEN },
});
const client = (id: number) => ({
  id,
  guid: `guid ${id}`,
  vision_type: 0,
  meta_data: "{}",
  create_date: THEN,
});
const noted = (id: number) => ({
  ...{ id, time: THEN + id, request_id: "request", call: "POST /config/assign", result: "done" },
  target: JSON.stringify({ ids: { clientId: `${1 + (id % 3)},${4 + (id % 7)}` } }),
});
const watch = (client_id: number) => ({
  ...{ user_id: 2, client_id, state: "silent", active_date: THEN, told_date: null, untold: client_id },
});

/** Rows that later migrations move, drop or read. */
const ROWS: Record<string, object[]> = {
  user_group: [{ id: 1, name: "Park", meta_data: "{}", time_zone: "UTC", create_date: THEN, valve: 1 }],
  user_account: [user(1, ADMIN.email, 1), user(2, "ana@example.si", 0)],
  client: [1, 2, 3].map(client),
  client_group: [1, 2, 3].map((client_id) => ({ client_id, group_id: 1 })),
  client_state: [{ client_id: 1, last_active_date: THEN, config_version: 4 }],
  reading_batch: [
    { client_id: 1, batch_id: "b", from_time: THEN, to_time: THEN + 60, reading_count: 2, data: BYTES },
  ],
  reading_hour: [{ client_id: 1, hour_start: THEN, speeds: BYTES, histogram: BYTES, coverage: BYTES }],
  audit_log: Array.from({ length: NOTED }, (_, index) => noted(index + 1)),
  action: [{ id: 1, client_id: 1, data: "{}", status: "new", enabled: 1, create_date: THEN }],
  bundle: [{ id: 1, group_id: 1, name: "Lawn", schedule: "[]", create_date: THEN, change_date: THEN }],
  notification_preference: [
    {
      ...{ user_id: 2, silent: 1, back: 1, alarm: 1, silent_after: 60, email: 1, webhook: 0, quiet: 0 },
      ...{ quiet_from: 0, quiet_to: 0, alarms_pass: 1, all_clients: 1 },
    },
  ],
  notification_watch: [1, 2, 3].map(watch),
  report_key: [{ key_hash: "k", client_id: 1, user_id: 2, start_time: 0, end_time: THEN, expire_date: THEN }],
  report_schedule: [
    {
      ...{ id: 1, group_id: 1, name: "Weekly", interval: "week", cron: "0 6 * * 1", time_zone: "UTC" },
      ...{ recipients: "[]", enabled: 0, create_date: THEN, last_run_date: THEN, last_outcome: "done" },
    },
  ],
  video: [
    {
      ...{ id: 1, url: "https://example.si/1", frame_rate: 25, vehicles: "[]", checked: 0 },
      ...{ create_date: THEN, plates_removed: 1 },
    },
  ],
};
const ROWS_A_STATEMENT = 500;

/** Opens an empty place with the schema of an older version. */
export async function openOld(place: DatabasePlace, schema: string): Promise<Db> {
  if (place.DATABASE_URL === "") writeFileSync(join(place.DATA_DIR, DATABASE_FILE), "");
  const db = openAsItIs(place);
  await migrate(db, schema);
  return db;
}

/** Creates a database of an older version in an empty place, with data for its upgrade. */
export async function makeOldDatabase(place: DatabasePlace): Promise<void> {
  const db = await openOld(place, SCHEMA);
  try {
    for (const [table, rows] of Object.entries(ROWS))
      for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT)
        await db
          .insertInto(table as "client")
          .values(rows.slice(at, at + ROWS_A_STATEMENT) as never)
          .execute();
  } finally {
    await db.destroy();
  }
}
