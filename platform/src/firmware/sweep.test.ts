import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { addPart } from "../parts/parts.store.js";
import { discardUnfinished } from "../parts/uploads.store.js";
import { beginUpload, FIRMWARE_PARTS, FIRMWARE_UPLOADS } from "./parts.store.js";

let place: TestDatabase;
let db: Databases;

beforeEach(async () => {
  place = await newTestDatabase();
  db = await openDatabases(place);
  await db.write
    .insertInto("user_account")
    .values({
      email: "a@b.si",
      email_key: "a@b.si",
      password_hash: "",
      admin: 1,
      confirmed: 1,
      create_date: 0,
    })
    .execute();
});
afterEach(async () => {
  await db.close();
  await place.drop();
});

it("discards what a platform that was killed left half way, and nothing that is under way or complete", async () => {
  const begun = async (at: number, parts: number) => {
    const id = await beginUpload(db.write, 1, at);
    for (let part = 0; part < parts; part += 1)
      await addPart(db.write, FIRMWARE_PARTS, id, part, Buffer.from([part]));
    return id;
  };
  await begun(100, 20);
  await begun(100, 0);
  const underWay = await begun(200, 3);
  const complete = await begun(50, 2);
  await db.write.updateTable("firmware").set({ complete: 1 }).where("id", "=", complete).execute();
  await discardUnfinished(db.write, FIRMWARE_UPLOADS, 150);
  const rows = await db.read.selectFrom("firmware").select("id").orderBy("id").execute();
  expect(rows.map(({ id }) => id)).toEqual([underWay, complete]);
  const parts = await db.read.selectFrom("firmware_part").select("firmware_id").execute();
  expect(parts).toHaveLength(5);
});
