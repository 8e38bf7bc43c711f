import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { addClient, type TestClient } from "../../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../../test/testPlatform.js";
import { openDatabases } from "../database.js";
import { isBusy, isStorageFault } from "../faults.js";
import { transact } from "../transact.js";
import { DatabaseSync } from "./driver.js";

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;

beforeEach(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  client = await addClient(platform, admin);
});
afterEach(() => platform.stop());

const batch = { batchId: "b", from: START - 60, to: START, readings: [{ timestamp: START - 5, speed: 40 }] };

it("answers 503 while the database is held by somebody else, keeps nothing of it, and takes the same batch after", async () => {
  const other = new DatabaseSync(join(platform.folder, "platform.db"));
  other.exec("BEGIN IMMEDIATE");
  const refused = await platform.call("POST", "/device/measurements", client.device, batch);
  expect(refused).toMatchObject({
    status: 503,
    body: { error: { code: "UNAVAILABLE" } },
    headers: { "retry-after": "5" },
  });
  expect((await platform.call("GET", `/client?clientId=${client.id}`, admin)).status).toBe(200);
  other.exec("ROLLBACK");
  other.close();
  expect((await platform.call("POST", "/device/measurements", client.device, batch)).body).toEqual({
    accepted: 1,
    duplicate: 0,
    overlapSeconds: 0,
    clockSkewSeconds: 0,
    refused: [],
  });
});

it("knows a full disk for what it is, loses nothing, and goes on once there is room", async () => {
  await platform.app.close();
  const db = await openDatabases({ DATABASE_URL: "", DATA_DIR: platform.folder });
  await sql`pragma max_page_count = 1`.execute(db.write);
  const addGroup = (name: string) =>
    transact(db.write, (tx) =>
      tx
        .insertInto("user_group")
        .values({ name, meta_data: "{}", time_zone: "UTC", create_date: 0 })
        .execute(),
    );
  const full = await addGroup("x".repeat(1_000_000)).catch((error: unknown) => error);
  expect(isStorageFault(full)).toBe(true);
  expect(isBusy(full)).toBe(false);
  await sql`pragma max_page_count = 1000000`.execute(db.write);
  await addGroup("room");
  expect(await db.read.selectFrom("user_group").select("name").execute()).toEqual([{ name: "room" }]);
  await db.close();
});
