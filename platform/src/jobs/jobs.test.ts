import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { START } from "../../test/testPlatform.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { Jobs } from "./jobs.js";
import { nextRun } from "./schedule.rules.js";

let place: TestDatabase;
let db: Databases;
let now: number;
let ran: string[];
const platforms: Jobs[] = [];
const failed: string[] = [];

beforeEach(async () => {
  place = await newTestDatabase();
  db = await openDatabases(place);
  now = START;
  ran = [];
});
afterEach(async () => {
  for (const platform of platforms.splice(0)) await platform.stop();
  failed.length = 0;
  await db.close();
  await place.drop();
});

function platform(name: string, run: () => Promise<void> = async () => undefined): Jobs {
  const jobs = new Jobs(
    db.write,
    () => now,
    (job) => failed.push(job),
  );
  jobs.add({
    name: "hourly",
    every: 3600,
    run: async () => {
      await run();
      ran.push(name);
    },
  });
  platforms.push(jobs);
  return jobs;
}

const row = () => db.read.selectFrom("job").selectAll().executeTakeFirstOrThrow();

it("runs no job before its time, a missed one at the start, and notes how it went", async () => {
  const first = platform("first");
  first.start();
  await first.idle();
  expect(ran).toEqual([]);
  expect(await row()).toMatchObject({ name: "hourly", next_run: START + 3600, last_run: null });
  now = START + 5 * 3600;
  const second = platform("second");
  second.start();
  await second.idle();
  expect(ran).toEqual(["second"]);
  expect(await row()).toMatchObject({
    next_run: now + 3600,
    last_run: now,
    last_outcome: "done",
    lease_holder: null,
    lease_until: null,
  });
});

it("gives a job to one platform of several, and to another once the first is silent", async () => {
  const gates: (() => void)[] = [];
  const hanging = () => new Promise<void>((resolve) => gates.push(resolve));
  const first = platform("first", hanging);
  const running = first.run("hourly");
  while (gates.length === 0) await new Promise(setImmediate);
  const second = platform("second");
  expect(await second.run("hourly")).toBe(false);
  now += 301;
  expect(await second.run("hourly")).toBe(true);
  gates[0]?.();
  expect(await running).toBe(true);
  expect(ran).toEqual(["second", "first"]);
  expect(await row()).toMatchObject({ last_run: START + 301, next_run: START + 301 + 3600 });
});

it("tells of a job that fails, and tries it again next time", async () => {
  const jobs = platform("first", () => Promise.reject(new Error("no luck")));
  expect(await jobs.run("hourly")).toBe(true);
  expect(failed).toEqual(["hourly"]);
  expect(await row()).toMatchObject({ last_outcome: "Error: no luck", next_run: START + 3600 });
});

it("runs what was stopped half way again at the next start", async () => {
  const gates: (() => void)[] = [];
  const first = platform("first", () => new Promise((resolve) => gates.push(resolve)));
  const running = first.run("hourly");
  while (gates.length === 0) await new Promise(setImmediate);
  const stopped = first.stop();
  gates[0]?.();
  await Promise.all([running, stopped]);
  expect(await row()).toMatchObject({ last_outcome: "stopped", next_run: START });
});

it("waits no longer than it would anyway once our own clock is set back", async () => {
  const jobs = platform("first");
  now = START + 10 * 365 * 86_400;
  expect(await jobs.run("hourly")).toBe(true);
  now = START;
  jobs.start();
  await jobs.idle();
  expect(await row()).toMatchObject({ next_run: START + 3600 });
  await jobs.stop();
});

it("keeps no job waiting for a long one", async () => {
  const gates: (() => void)[] = [];
  const jobs = platform("first", () => new Promise((resolve) => gates.push(resolve)));
  const quick: string[] = [];
  jobs.add({ name: "quick", every: 7200, run: async () => void quick.push("ran") });
  jobs.start();
  await jobs.idle();
  now = START + 2 * 3600;
  jobs.start();
  while (gates.length === 0 || quick.length === 0) await new Promise(setImmediate);
  gates[0]?.();
  await jobs.idle();
  expect(ran).toEqual(["first"]);
});

it("counts cron hours on the local clock, through the change to summer time", () => {
  const at = (text: string) => Date.parse(text) / 1000;
  expect(nextRun({ cron: "17 3 * * *" }, at("2026-03-28T12:00:00Z"))).toBe(at("2026-03-29T01:17:00Z"));
  expect(nextRun({ cron: "17 3 * * *" }, at("2026-01-28T12:00:00Z"))).toBe(at("2026-01-29T02:17:00Z"));
});
