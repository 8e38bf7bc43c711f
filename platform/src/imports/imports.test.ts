import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { HOUR } from "../time/clock.js";
import type { Look } from "./schemas.js";

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;
let group: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  group = await addGroup(platform, admin, "Bled");
});
afterAll(() => platform.stop());
beforeEach(async () => {
  client = await addClient(platform, admin, group);
});

interface Import {
  id: number;
  state: string;
  look: Look | null;
  understanding: { questions: { code: string }[]; columns: { name: string; role: string | null }[] } | null;
  canUndo: boolean;
}

const form = (headers: Headers) => ({ ...headers, "content-type": "multipart/form-data" });
const upload = (text: string | Buffer, options: object = {}, headers = admin, fileName = "records.csv") =>
  platform.ok<Import>("POST", `/import?clientId=${client.id}`, form(headers), {
    fileName,
    options,
    file: Buffer.from(text as string),
  });
const found = (id: number) => platform.ok<Import>("GET", `/import?id=${id}`, admin);
/** Runs the platform's own job. */
const work = () => platform.app.jobs.run("imports");

async function read(text: string | Buffer, options: object = {}): Promise<Import> {
  const { id } = await upload(text, options);
  await work();
  return found(id);
}

async function bringIn(text: string | Buffer, options: object = {}): Promise<Import> {
  const { id, state } = await read(text, options);
  expect(state).toBe("read");
  await platform.ok("POST", "/import/apply", admin, { id });
  await work();
  return found(id);
}

async function undo(id: number): Promise<Import> {
  await platform.ok("POST", "/import/undo", admin, { id });
  await work();
  return found(id);
}

const total = (from: number, to: number) =>
  platform.ok<{ total_vehicles: number; average_speed: number; completeness: { covered_seconds: number } }>(
    "GET",
    `/measurement?clientId=${client.id}&startTimestamp=${from}&endTimestamp=${to}&type=totals`,
    admin,
  );

const FROM = START - 30 * HOUR;
const iso = (instant: number) => new Date(instant * 1000).toISOString();
const csv = (rows: [second: number, speed: number, direction?: string][]) =>
  `time;speed;direction\n${rows
    .map(([second, speed, direction = "incoming"]) => `${iso(FROM + second)};${speed};${direction}\n`)
    .join("")}`;
const MINUTES = Array.from({ length: 30 }, (_, index): [number, number] => [index * 60, 40 + (index % 10)]);

it("shows what a file would bring in before anything counts, then lets it count, and takes it back", async () => {
  const one = await read(csv(MINUTES));
  expect(one).toMatchObject({
    state: "read",
    understanding: { questions: [], columns: [{ role: "time" }, { role: "speed" }, { role: "direction" }] },
    look: {
      vehicles: 30,
      incoming: 30,
      outgoing: 0,
      from: FROM,
      to: FROM + 29 * 60 + 1,
      coveredSeconds: 29 * 60 + 1,
      refused: 0,
      overlap: { deviceSeconds: 0, imports: [] },
      sameAs: null,
    },
  });
  expect(one.look?.first[0]).toMatchObject({ timestamp: FROM, speed: 40, direction: "incoming" });
  expect((await total(FROM, FROM + HOUR)).total_vehicles).toBe(0);
  await platform.ok("POST", "/import/apply", admin, { id: one.id });
  await work();
  // 24 whole months from the month of the import (November 2026) on.
  const keptUntil = Date.UTC(2028, 11, 1) / 1000;
  expect(await found(one.id)).toMatchObject({ state: "applied", canUndo: true, keptUntil });
  // From the first to the last record to the second, not whole hours.
  expect(await total(FROM, FROM + HOUR)).toMatchObject({
    total_vehicles: 30,
    completeness: { covered_seconds: 29 * 60 + 1 },
  });
  const told = await platform.ok<object>("GET", `/client?clientId=${client.id}`, admin);
  expect(told).toMatchObject({ lastActiveDate: null, lastCountDate: FROM + 29 * 60 });
  expect(await undo(one.id)).toMatchObject({ state: "undone", canUndo: false });
  expect(await total(FROM, FROM + HOUR)).toMatchObject({
    total_vehicles: 0,
    completeness: { covered_seconds: 0 },
  });
  const after = await platform.ok<object>("GET", `/client?clientId=${client.id}`, admin);
  expect(after).toMatchObject({ lastCountDate: null });
});

it("changes nothing where the same file comes again", async () => {
  const one = await bringIn(csv(MINUTES));
  const again = await read(csv(MINUTES));
  expect(again.look?.sameAs).toBe(one.id);
  const answer = await platform.call("POST", "/import/apply", admin, { id: again.id });
  expect(answer.status).toBe(409);
  const beside = await read(csv(MINUTES), { overlap: "add" });
  expect(beside.look?.sameAs).toBe(one.id);
  const corrected = await read(csv(MINUTES), { gapSeconds: 30 });
  expect(corrected.look?.sameAs).toBeNull();
  expect((await total(FROM, FROM + HOUR)).total_vehicles).toBe(30);
});

it.each([
  ["with a line repaired", csv([...MINUTES.slice(0, 29), [29 * 60, 44]])],
  ["with its directions corrected", csv(MINUTES.map(([second, speed]) => [second, speed, "outgoing"]))],
])("supersedes an earlier file that comes again %s, after telling so", async (_name, text) => {
  const first = await bringIn(csv(MINUTES));
  const second = await read(text);
  expect(second.look?.overlap?.imports).toMatchObject([{ id: first.id, vehicles: 30 }]);
  await platform.ok("POST", "/import/apply", admin, { id: second.id });
  await work();
  expect((await total(FROM, FROM + HOUR)).total_vehicles).toBe(30);
  await undo(second.id);
  expect(await total(FROM, FROM + HOUR)).toMatchObject({ total_vehicles: 30 });
});

it("keeps what a file that has grown adds, and of two that overlap each record once", async () => {
  await bringIn(csv(MINUTES.slice(0, 20)));
  await bringIn(csv(MINUTES));
  expect((await total(FROM, FROM + HOUR)).total_vehicles).toBe(30);
  const later = MINUTES.map(([second, speed]): [number, number] => [second + 20 * 60, speed]);
  await bringIn(csv(later));
  expect((await total(FROM, FROM + HOUR)).total_vehicles).toBe(20 + 30);
});

it("asks what becomes of time that the device's own batches cover", async () => {
  const readings = [{ timestamp: FROM + 30, speed: 99 }];
  const batch = { batchId: "own", from: FROM, to: FROM + 600, readings };
  await platform.ok("POST", "/device/measurements", client.device, batch);
  const one = await read(csv(MINUTES));
  expect(one.look?.overlap?.deviceSeconds).toBe(600);
  expect((await platform.call("POST", "/import/apply", admin, { id: one.id })).status).toBe(409);
  await platform.ok("PATCH", "/import", admin, { id: one.id, options: { overlap: "fill" } });
  await work();
  await platform.ok("POST", "/import/apply", admin, { id: one.id });
  await work();
  // Ten of the thirty minutes are known; the device's own vehicle stays.
  expect((await total(FROM, FROM + HOUR)).total_vehicles).toBe(20 + 1);
});

it("asks what the file doesn't say, and goes on with the answer", async () => {
  const text = `date,count\n${[1, 2, 3, 4].map((hour) => `2026-01-05 0${hour}:00,${hour * 10}`).join("\n")}\n`;
  const one = await read(text);
  expect(one).toMatchObject({ state: "asking", look: null });
  expect(one.understanding?.questions.map(({ code }) => code)).toContain("KIND");
  expect((await platform.call("POST", "/import/apply", admin, { id: one.id })).status).toBe(409);
  await platform.ok("PATCH", "/import", admin, { id: one.id, options: { kind: "bicycle" } });
  await work();
  expect(await found(one.id)).toMatchObject({
    state: "read",
    look: { bicycles: 100, vehicles: null, pedestrians: null, intervals: 4, coveredSeconds: 4 * HOUR },
  });
});

it("says of what is no file of records that it can't be read", async () => {
  expect(await read(gzipSync("no records here"))).toMatchObject({ state: "unreadable", look: null });
});

it("says of a file that was cut off that it can't be read, and keeps nothing of it", async () => {
  const random = Array.from({ length: 20_000 }, (_, index): [number, number] => [index, (index * 7919) % 90]);
  const whole = gzipSync(csv(random));
  const one = await read(whole.subarray(0, whole.length - 2000));
  expect(one).toMatchObject({ state: "unreadable", look: null });
});

it("is for administrators, and for those whose group allows it", async () => {
  const user = await addUser(platform, admin, "user@example.si", group);
  const sent = { fileName: "a.csv", options: {}, file: Buffer.from("time;speed\n") };
  const url = `/import?clientId=${client.id}`;
  expect((await platform.call("POST", url, form(user.headers), sent)).status).toBe(403);
  await platform.ok("PATCH", "/group", admin, { id: group, metaData: { importsAllowed: true } });
  expect((await platform.call("POST", url, form(user.headers), sent)).status).toBe(201);
  const stranger = await addClient(platform, admin);
  expect(
    (await platform.call("POST", `/import?clientId=${stranger.id}`, form(user.headers), sent)).status,
  ).toBe(404);
});

it.each([
  [{ options: { kinds: 5 } }, 400, "options.kinds"],
  [{ options: { colour: "red" } }, 400, "options.colour"],
  [{ options: { timeZone: "Moon" } }, 422, "options.timeZone"],
  [{ fileName: "" }, 422, "fileName"],
])("refuses an upload with %j", async (fault, status, path) => {
  const sent = { fileName: "a.csv", options: {}, file: Buffer.from("time;speed\n"), ...fault };
  const answer = await platform.call("POST", `/import?clientId=${client.id}`, form(admin), sent);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ error: { details: { fields: [{ path }] } } });
});
