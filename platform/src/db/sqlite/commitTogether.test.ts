import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { newTestDatabase, type TestDatabase } from "../../../test/testDatabase.js";
import { openDatabases } from "../database.js";
import type { Databases } from "../databases.js";
import { isStorageFault } from "../faults.js";
import type { Db } from "../tables.js";
import { transactClients } from "../transact.js";

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

const group = (name: string) => ({ name, meta_data: "{}", time_zone: "UTC", create_date: 0 });
const add = (tx: Db, name: string) => tx.insertInto("user_group").values(group(name)).execute();
const names = async () =>
  (await db.read.selectFrom("user_group").select("name").orderBy("id").execute()).map(({ name }) => name);

it("commits work that comes together, undoes what fails alone, and answers nothing before the commit", async () => {
  let seenBefore: string[] | undefined;
  const works = ["a", "b", "c"].map((name) =>
    transactClients(db.write, async (tx) => {
      await add(tx, name);
      if (name === "b") throw new Error("b fails");
      if (name === "c") seenBefore = await names();
      return name;
    }).catch((error: Error) => error.message),
  );
  expect(await Promise.all(works)).toEqual(["a", "b fails", "c"]);
  expect(seenBefore).toEqual([]);
  expect(await names()).toEqual(["a", "c"]);
});

it("fails all where the commit fails, keeps nothing of them, and goes on after", async () => {
  await sql`pragma max_page_count = 1`.execute(db.write);
  const works = ["a", "b"].map((name) =>
    transactClients(db.write, (tx) => add(tx, name + "x".repeat(1_000_000))).catch((error: unknown) => error),
  );
  for (const error of await Promise.all(works)) expect(isStorageFault(error)).toBe(true);
  await sql`pragma max_page_count = 1000000`.execute(db.write);
  expect(await names()).toEqual([]);
  await transactClients(db.write, (tx) => add(tx, "room"));
  expect(await names()).toEqual(["room"]);
});
