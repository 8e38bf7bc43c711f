import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { batchBetween } from "../../test/readings.js";
import { readWorkbook } from "../../test/spreadsheet.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR } from "../time/clock.js";

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

const send = (batchId: string, body: object) =>
  platform.ok("POST", "/device/measurements", client.device, { batchId, ...body });
const total = async (from: number, to: number) =>
  platform.ok<{ total_vehicles: number; completeness: { covered_seconds: number } }>(
    "GET",
    `/measurement?clientId=${client.id}&startTimestamp=${from}&endTimestamp=${to}&type=totals`,
    admin,
  );
const leaveOut = (from: number, to: number, headers: Headers = admin) =>
  platform.call("POST", "/exclusion", headers, { clientId: client.id, from, to, reason: "Test drive" });

const FROM = START - 5 * HOUR;

it("leaves a period out of all figures, to the second, and lets it count again", async () => {
  const readings = [10, 20, 30, 40].map((second) => ({ timestamp: FROM + second, speed: 50 }));
  await send("one", { from: FROM, to: FROM + HOUR, readings });
  const answer = await leaveOut(FROM + 20, FROM + 40);
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    from: FROM + 20,
    reason: "Test drive",
    createdBy: ADMIN.email,
    removed: { vehicles: 2, pedestrians: 0, bicycles: 0, coveredSeconds: 20 },
  });
  const period = { total_vehicles: 2, completeness: { covered_seconds: HOUR - 20 } };
  expect(await total(FROM, FROM + HOUR)).toMatchObject(period);
  expect(await total(FROM + 15, FROM + 35)).toMatchObject({
    total_vehicles: 0,
    completeness: { covered_seconds: 5 },
  });
  const list = `/reading/list?clientId=${client.id}&startTimestamp=${FROM}&endTimestamp=${FROM + HOUR}`;
  const counted = await platform.call("GET", `${list}&count=true`, admin);
  expect(counted.headers["x-total-count"]).toBe("2");
  expect(counted.body).toMatchObject([{ timestamp: FROM + 10 }, { timestamp: FROM + 40 }]);
  const [left] = await platform.ok<{ id: number }[]>("GET", `/exclusion/list?clientId=${client.id}`, admin);
  expect(await platform.ok("DELETE", `/exclusion?id=${left?.id}`, admin)).toEqual({
    restored: { vehicles: 2, pedestrians: 0, bicycles: 0, coveredSeconds: 20 },
  });
  expect(await total(FROM, FROM + HOUR)).toMatchObject({
    total_vehicles: 4,
    completeness: { covered_seconds: HOUR },
  });
});

it("tells by a dry run what would not count any more, and changes nothing", async () => {
  const readings = [10, 20].map((second) => ({ timestamp: FROM + second, speed: 50 }));
  await send("one", { from: FROM, to: FROM + HOUR, readings });
  const answer = await leaveOut(FROM, FROM + 15, { ...admin, "x-dry-run": "true" });
  expect(answer.body).toMatchObject({ removed: { vehicles: 1, coveredSeconds: 15 } });
  expect((await total(FROM, FROM + HOUR)).total_vehicles).toBe(2);
  expect(await platform.ok("GET", `/exclusion/list?clientId=${client.id}`, admin)).toEqual([]);
});

it("leaves a counted interval out whole where a part of it is", async () => {
  const quarter = (index: number) => ({ from: FROM + index * 900, to: FROM + (index + 1) * 900, count: 5 });
  await send("one", { from: FROM, to: FROM + HOUR, intervals: [quarter(0), quarter(1), quarter(2)] });
  const answer = await leaveOut(FROM + 1000, FROM + 1100);
  expect(answer.body).toMatchObject({ removed: { vehicles: 5 } });
  expect(await total(FROM, FROM + HOUR)).toMatchObject({
    total_vehicles: 10,
    completeness: { covered_seconds: 1800 },
  });
});

it("keeps what comes for a period that is left out, and lets it count with the rest", async () => {
  await leaveOut(FROM, FROM + HOUR);
  await send("late", { from: FROM, to: FROM + HOUR, readings: [{ timestamp: FROM + 5, speed: 50 }] });
  expect((await total(FROM, FROM + HOUR)).total_vehicles).toBe(0);
  const [left] = await platform.ok<{ id: number }[]>("GET", `/exclusion/list?clientId=${client.id}`, admin);
  await platform.ok("DELETE", `/exclusion?id=${left?.id}`, admin);
  expect((await total(FROM, FROM + HOUR)).total_vehicles).toBe(1);
});

it.each([
  [{ to: FROM }, 422, "to"],
  [{ to: FROM + 93 * DAY }, 422, "to"],
  [{ reason: "" }, 422, "reason"],
  [{ reason: undefined }, 400, "reason"],
])("refuses %j", async (fault, status, path) => {
  const body = { clientId: client.id, from: FROM, to: FROM + HOUR, reason: "Test", ...fault };
  const answer = await platform.call("POST", "/exclusion", admin, body);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ error: { details: { fields: [{ path }] } } });
});

/** All figures of three days. */
async function figures({ id }: TestClient): Promise<object> {
  const url = `/measurement?clientId=${id}&startTimestamp=${FROM - 2 * DAY}&endTimestamp=${FROM + DAY}`;
  return { ...(await platform.ok<object>("GET", `${url}&type=ALL,byDirection`, admin)), clientId: 0 };
}

it("makes the hours of the rest, and the same as before once it ends", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(batchBetween(FROM - 2 * DAY, FROM, 5 * HOUR), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: FROM - 2 * DAY, max: FROM }),
      fc.integer({ min: 1, max: DAY }),
      async (batches, from, length) => {
        client = await addClient(platform, admin, group);
        for (const [index, batch] of batches.entries()) await send(`${index}`, batch);
        const before = await figures(client);
        const { body } = await leaveOut(from, from + length);
        const rest = await addClient(platform, admin, group);
        const [own, to] = [client, from + length];
        client = rest;
        for (const [index, batch] of batches.entries())
          for (const part of [
            { from: batch.from, to: Math.min(batch.to, from) },
            { from: Math.max(batch.from, to), to: batch.to },
          ]) {
            if (part.to <= part.from) continue;
            const readings = batch.readings.filter(
              ({ timestamp }) => timestamp >= part.from && timestamp < part.to,
            );
            await send(`${index} ${part.from}`, { ...part, readings });
          }
        expect(await figures(own)).toEqual({ ...(await figures(rest)), left_out_seconds: length });
        await platform.ok("DELETE", `/exclusion?id=${(body as { id: number }).id}`, admin);
        expect(await figures(own)).toEqual(before);
      },
    ),
    { numRuns: cases(15), endOnFailure: true },
  );
}, 60_000);

/** Last, as its deletions remain. */
it("lets whole hours count again whose single readings retention has deleted, and refuses to cut them", async () => {
  const readings = [10, 20].map((second) => ({ timestamp: FROM + second, speed: 50 }));
  await send("one", { from: FROM, to: FROM + 2 * HOUR, readings });
  const first = await leaveOut(FROM, FROM + HOUR);
  platform.clock.now = START + 800 * DAY;
  admin = await platform.signIn(ADMIN);
  await platform.app.jobs.run("retention");
  expect(await total(FROM, FROM + 2 * HOUR)).toMatchObject({
    total_vehicles: 0,
    completeness: { covered_seconds: HOUR },
  });
  expect((await leaveOut(FROM + HOUR, FROM + HOUR + 60)).body).toMatchObject({
    error: { details: { fields: [{ path: "to" }] } },
  });
  await platform.ok("DELETE", `/exclusion?id=${(first.body as { id: number }).id}`, admin);
  expect(await total(FROM, FROM + 2 * HOUR)).toMatchObject({
    total_vehicles: 2,
    completeness: { covered_seconds: 2 * HOUR },
  });
  // What was in the first half of the first hour is no longer known, so the figures cover the whole hour.
  expect(await total(FROM + 1800, FROM + 2 * HOUR)).toMatchObject({
    total_vehicles: 2,
    completeness: { covered_seconds: 2 * HOUR, total_seconds: 2 * HOUR },
    resolution: { unit: "hour", startTimestamp: FROM, endTimestamp: FROM + 2 * HOUR },
  });
});

it("is named to all who see the figures, cut to their period and sight, and at the head of the workbook", async () => {
  const { headers: user } = await addUser(platform, admin, `user${client.id}@example.si`, group);
  await leaveOut(FROM, FROM + HOUR);
  const query = (from: number, to: number) =>
    `clientId=${client.id}&startTimestamp=${from}&endTimestamp=${to}`;
  const spans = (from: number, to: number) => platform.ok("GET", `/exclusion/spans?${query(from, to)}`, user);
  const span = { clientId: client.id, from: FROM, to: FROM + HOUR, reason: "Test drive" };
  expect(await spans(FROM - HOUR, START)).toEqual([span]);
  expect(await spans(FROM + 60, FROM + 120)).toEqual([{ ...span, from: FROM + 60, to: FROM + 120 }]);
  expect(await spans(FROM + HOUR, START)).toEqual([]);
  const { rawPayload } = await platform.app.inject({
    method: "GET",
    url: `/export/report.xlsx?${query(FROM - HOUR, START)}&lang=en`,
    headers: user,
  });
  expect(JSON.stringify(readWorkbook(rawPayload).sheets[0])).toMatch(
    /"Left out".{0,60} – .{0,40}, Test drive/,
  );
});
