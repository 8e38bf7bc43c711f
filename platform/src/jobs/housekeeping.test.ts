import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { addClient, addUser } from "../../test/devices.js";
import { ADMIN, START, TestPlatform } from "../../test/testPlatform.js";
import { counting, forgetOldFailures } from "../accounts/attempts.store.js";
import { openDatabases } from "../db/database.js";
import { DAY } from "../time/clock.js";

let platform: TestPlatform;

beforeEach(async () => {
  platform = await TestPlatform.start();
});
afterEach(() => platform.stop());

it("keeps wrong codes for a day, which count so long", async () => {
  await platform.app.close();
  const db = await openDatabases(platform.database);
  const guess = { emailKey: "ana@example.si", address: "203.0.113.7", codesOf: 7 };
  const look = async (wrong: (error: Error) => Error) => {
    throw wrong(new Error("a wrong code"));
  };
  await expect(counting(db.write, guess, START, look)).rejects.toThrow("a wrong code");
  const left = async (at: number) => {
    await forgetOldFailures(db.write, at);
    return (await db.read.selectFrom("login_failure").selectAll().execute()).length;
  };
  expect([await left(START + DAY - 1), await left(START + DAY)]).toEqual([1, 0]);
  await db.close();
});

it("clears away ended sessions, report keys and old failures, and nothing that lives", async () => {
  const admin = await platform.signIn(ADMIN);
  const client = await addClient(platform, admin);
  await addUser(platform, admin, "user@example.si");
  await platform.call("POST", "/user/login", {}, { email: "user@example.si", password: "wrong" });
  const period = { clientId: client.id, startTimestamp: START - 3600, endTimestamp: START };
  await platform.ok("POST", "/report-key", admin, period);
  platform.clock.now = START + 13 * 3600;
  await platform.signIn(ADMIN);
  await platform.app.jobs.run("ended sign-ins");
  await platform.app.close();
  const db = await openDatabases(platform.database);
  const rows = async (table: "session" | "report_key" | "login_failure") =>
    (await db.read.selectFrom(table).selectAll().execute()).length;
  expect([await rows("session"), await rows("report_key"), await rows("login_failure")]).toEqual([1, 0, 0]);
  await db.close();
});
