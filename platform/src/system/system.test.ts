import { hostname } from "node:os";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { addClient } from "../../test/devices.js";
import { ENGINE } from "../../test/testDatabase.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { openAsItIs } from "../db/database.js";
import { MIGRATION_NAMES } from "../db/migrate.js";
import { HOUR } from "../time/clock.js";

interface System {
  platform: object;
  database: { bytes: number; largestTables: { name: string; bytes: number; rows: number | null }[] };
  queues: object;
  jobs: { name: string; lastRun: number | null; lastOutcome: string | null; nextRun: number }[];
}

let platform: TestPlatform;
let admin: Headers;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
});
afterAll(() => platform.stop());

const system = () => platform.ok<System>("GET", "/system", admin);

it("says what runs, since when, on which database", async () => {
  platform.clock.now = START + 10;
  const answer = await system();
  expect(answer.platform).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    node: process.versions.node,
    startDate: START,
    schemaVersion: MIGRATION_NAMES.at(-1),
  });
  expect(answer.database).toMatchObject({ engine: ENGINE, version: expect.stringMatching(/^\d+(\.\d+)+$/) });
  const { bytes, largestTables } = answer.database;
  expect(largestTables.length).toBe(10);
  expect(largestTables).toEqual(
    [...largestTables].sort((one, other) => other.bytes - one.bytes || (one.name < other.name ? -1 : 1)),
  );
  expect(largestTables.reduce((sum, table) => sum + table.bytes, 0)).toBeLessThanOrEqual(bytes);
});

it("looks at the sizes of tables once an hour", async () => {
  const rowsOf = async (name: string) =>
    (await system()).database.largestTables.find((table) => table.name === name)?.rows;
  const db = openAsItIs(platform.database);
  const { id } = await addClient(platform, admin);
  await db
    .insertInto("config_version")
    .values(
      Array.from({ length: 500 }, (_, index) => ({
        client_id: id,
        version: index + 1,
        data: "x".repeat(1000),
        change_date: 0,
      })),
    )
    .execute();
  if (ENGINE === "postgres") await sql`analyze config_version`.execute(db);
  await db.destroy();
  const before = await rowsOf("config_version");
  expect(before).not.toBe(500);
  platform.clock.now += HOUR;
  admin = await platform.signIn(ADMIN);
  expect(await rowsOf("config_version")).toBe(500);
});

it("counts what waits", async () => {
  const { id } = await addClient(platform, admin);
  await platform.ok("POST", "/action", admin, { clientId: id, data: { actionType: "reboot" } });
  expect((await system()).queues).toEqual({
    reportRuns: [],
    notificationsWaiting: 0,
    actionsPending: 1,
    rolloutsRunning: 0,
    statisticsBusy: 0,
    eventListeners: 0,
  });
});

it("tells how jobs went, and no more: what went wrong may name servers", async () => {
  await platform.app.jobs.run("kept answers");
  const db = openAsItIs(platform.database);
  await db
    .insertInto("job")
    .values({
      name: "broken",
      next_run: 7,
      last_run: 5,
      last_outcome: "Error: connect ECONNREFUSED 10.0.0.1:5432",
    })
    .execute();
  await db.insertInto("job").values({ name: "asleep", next_run: 8 }).execute();
  await db.destroy();
  const answer = await system();
  const { now } = platform.clock;
  expect(answer.jobs).toEqual([
    { name: "asleep", lastRun: null, lastOutcome: null, nextRun: 8 },
    { name: "broken", lastRun: 5, lastOutcome: "failed", nextRun: 7 },
    { name: "kept answers", lastRun: now, lastOutcome: "done", nextRun: now + HOUR },
  ]);
  const { DATA_DIR, DATABASE_URL } = platform.database;
  for (const secret of [
    DATA_DIR,
    "10.0.0.1",
    ...(DATABASE_URL === "" ? [] : [new URL(DATABASE_URL).pathname.slice(1)]),
  ])
    expect(JSON.stringify(answer)).not.toContain(secret);
  expect(JSON.stringify(answer)).not.toContain(`"${hostname()}`);
});
