import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { addClient, addGroup } from "../../test/devices.js";
import { ADMIN, START, TestPlatform } from "../../test/testPlatform.js";
import { openAsItIs } from "../db/database.js";
import { noteBackup } from "../system/backups.store.js";

let platform: TestPlatform;

beforeEach(async () => {
  platform = await TestPlatform.start();
});
afterEach(() => platform.stop());

/** The values of a metric, by its labels as Prometheus gets them. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const text = String((await platform.call("GET", "/metrics")).body);
  const lines = text.split("\n").filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(" ");
      return [line.slice(name.length, at), Number(line.slice(at + 1))];
    }),
  );
}

it("tells when the last backup was made, and when one failed", async () => {
  const never = { '{outcome="done"}': 0, '{outcome="failed"}': 0 };
  expect(await valuesOf("platform_last_backup_timestamp_seconds")).toEqual(never);
  const db = openAsItIs(platform.database);
  const backup = { seconds: 2, file: "a.dump" };
  await noteBackup(db, { ...backup, date: START - 60, bytes: 10, outcome: "done" });
  await noteBackup(db, { ...backup, date: START - 10, bytes: null, outcome: "noRoom" });
  await db.destroy();
  expect(await valuesOf("platform_last_backup_timestamp_seconds")).toEqual({
    '{outcome="done"}': START - 60,
    '{outcome="failed"}': START - 10,
  });
});

it("tells which job failed the last time, until it has run well", async () => {
  let fails = true;
  platform.app.jobs.add({
    name: "trial",
    every: 60,
    run: async () => {
      if (fails) throw new Error("the disk is full");
    },
  });
  await platform.app.jobs.run("trial");
  expect(await valuesOf("platform_job_failed")).toMatchObject({ '{name="trial"}': 1 });
  fails = false;
  await platform.app.jobs.run("trial");
  expect(await valuesOf("platform_job_failed")).toMatchObject({ '{name="trial"}': 0 });
});

it("counts batches and refused sign-ins by the route's pattern", async () => {
  const admin = await platform.signIn(ADMIN);
  const client = await addClient(platform, admin, await addGroup(platform, admin, "Group"));
  const batch = { batchId: "1", from: START - 60, to: START, readings: [] };
  await platform.ok("POST", "/device/measurements", client.device, batch);
  await platform.call("POST", "/user/login", {}, { ...ADMIN, password: "a wrong one" });
  expect(await valuesOf("platform_request_seconds_count")).toMatchObject({
    '{method="POST",route="/device/measurements",status="200"}': 1,
    '{method="POST",route="/user/login",status="401"}': 1,
  });
});

it("tells that the database answers, and what a server's connections are", async () => {
  expect(await valuesOf("platform_database_up")).toEqual({ "": 1 });
  const connections = await valuesOf("platform_database_connections");
  if (platform.database.DATABASE_URL === "") expect(connections).toEqual({});
  else expect(connections).toMatchObject({ '{state="limit"}': 12, '{state="waiting"}': 0 });
});

it("keeps nothing of a platform that has stopped", async () => {
  const stopped = async () => {
    const one = await TestPlatform.start();
    await one.signIn(ADMIN);
    await one.call("GET", "/metrics");
    await one.stop();
    return new WeakRef(one.app);
  };
  const apps = [await stopped(), await stopped(), await stopped()];
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  await setImmediate();
  collectGarbage();
  // What has just run may still hold the last one.
  expect(apps.slice(0, 2).map((app) => app.deref())).toEqual([undefined, undefined]);
});
