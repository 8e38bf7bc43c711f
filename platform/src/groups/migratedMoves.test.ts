import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { openAsItIs } from "../db/database.js";
import { migrate } from "../db/migrate.js";
import { DATABASE_FILE } from "../db/sqlite/open.js";
import type { Db } from "../db/tables.js";
import { addClientsToGroup } from "./write.store.js";

const [THEN, NOW] = [1_700_000_000, 1_790_000_000];

let place: TestDatabase;
let db: Db;
beforeEach(async () => {
  place = await newTestDatabase("empty");
  if (place.DATABASE_URL === "") writeFileSync(join(place.DATA_DIR, DATABASE_FILE), "");
  db = openAsItIs(place);
});
afterEach(async () => {
  await db.destroy();
  await place.drop();
});

it("leaves a group that has a client already its whole past, and knows of one without group whether it left one", async () => {
  await migrate(db, "022-group-crests");
  const old = async (table: string, rows: object[]) =>
    db
      .insertInto(table as "client")
      .values(rows as never)
      .execute();
  await old("user_group", [
    { id: 1, name: "Park", meta_data: "{}", time_zone: "UTC", create_date: THEN, valve: 0 },
  ]);
  const client = { vision_type: 0, meta_data: "{}", create_date: THEN };
  await old(
    "client",
    [1, 2, 3, 4].map((id) => ({ ...client, id, guid: `guid ${id}` })),
  );
  await old("client_group", [
    { client_id: 1, group_id: 1 },
    { client_id: 2, group_id: 1 },
  ]);
  const moved = (item_id: number, version: number) => ({
    ...{ kind: "clientGroups", item_id, version, content: '{"groups":[]}' },
    time: THEN + version,
  });
  await old("revision", [moved(2, 1), moved(3, 1), moved(3, 2)]);
  await migrate(db);
  const left = await db.selectFrom("client").select(["id", "left_group_date"]).orderBy("id").execute();
  expect(left.map(({ left_group_date }) => left_group_date)).toEqual([null, null, THEN + 2, null]);
  await addClientsToGroup(db, 1, [1, 2, 3, 4], NOW);
  const since = await db.selectFrom("client_group").selectAll().orderBy("client_id").execute();
  expect(since.map(({ since }) => since)).toEqual([null, null, NOW, null]);
});
