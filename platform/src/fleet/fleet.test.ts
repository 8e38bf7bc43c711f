import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR } from "../time/clock.js";

let platform: TestPlatform;
let admin: Headers;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
});
afterAll(() => platform.stop());

const ask = (start: number, end: number) =>
  platform.call("GET", `/fleet/completeness?startTimestamp=${start}&endTimestamp=${end}`, admin);

it("is told of what devices sent, up to now", async () => {
  const heard = await addClient(platform, admin);
  await addClient(platform, admin);
  const from = START - 2 * HOUR;
  const batch = { batchId: "1", from, to: from + HOUR, readings: [] };
  await platform.ok("POST", "/device/measurements", heard.device, batch);
  const { status, body } = await ask(START - 3 * HOUR, START + HOUR);
  const midnight = START - HOUR;
  expect([status, body]).toEqual([
    200,
    {
      startTimestamp: START - 3 * HOUR,
      endTimestamp: START + HOUR,
      timeZone: "Europe/Ljubljana",
      days: [
        { from: START - 3 * HOUR, to: midnight, expectedSeconds: HOUR, coveredSeconds: HOUR, clients: 1 },
        { from: midnight, to: START + HOUR, expectedSeconds: HOUR, coveredSeconds: 0, clients: 1 },
      ],
      clients: [{ clientId: heard.id, expectedSeconds: 2 * HOUR, coveredSeconds: HOUR }],
    },
  ]);
});

it("is told of 92 days at most, one of which may have 25 hours", async () => {
  expect((await ask(START - 92 * DAY - HOUR, START)).status).toBe(200);
  for (const [start, end, message] of [
    [START - 92 * DAY - HOUR - 1, START, "must be within 92 days of the start"],
    [START - 500 * DAY, START, "must be within 92 days of the start"],
    [START, START, "must be after the start"],
  ] as const)
    expect(await ask(start, end)).toMatchObject({
      status: 422,
      body: { error: { details: { fields: [{ path: "endTimestamp", message }] } } },
    });
});
