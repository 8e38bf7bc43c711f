import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, type TestClient } from "../../test/devices.js";
import { randomFrom } from "../../test/roads.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR } from "../time/clock.js";
import type { readComparison } from "./comparison.store.js";

type Comparison = Awaited<ReturnType<typeof readComparison>>;

let platform: TestPlatform;
let admin: Headers;
let slow: TestClient;
let fast: TestClient;

/** Twelve days from midnight UTC, with a speed each, or none. */
async function fill(client: TestClient, mean: number): Promise<void> {
  const random = randomFrom(mean);
  for (let day = 0; day < 12; day += 1) {
    const from = START - (day + 2) * DAY;
    const readings = Array.from({ length: 60 }, (_, at) => ({
      timestamp: from + at * 600,
      ...(at % 20 === 0 ? {} : { speed: Math.round(mean + 20 * (random() - 0.5)) }),
    }));
    const speedless = { timestamp: from + 5, speed: 0 };
    const batch = { batchId: `${day}`, from, to: from + DAY, readings: [...readings, speedless] };
    await platform.ok("POST", "/device/measurements", client.device, batch);
  }
}

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  const groupId = await addGroup(platform, admin, "Bled");
  slow = await addClient(platform, admin, groupId);
  fast = await addClient(platform, admin, groupId);
  await fill(slow, 50);
  await fill(fast, 56);
  await platform.ok("POST", "/client/metaData", admin, { clientId: fast.id, metaData: { speedLimit: 60 } });
});
afterAll(() => platform.stop());

const ALL = { start: START - 14 * DAY, end: START };

function urlOf(before: TestClient, after: TestClient, then = ALL, now = ALL): string {
  return `/measurement/comparison?beforeClientId=${before.id}&beforeStartTimestamp=${then.start}&beforeEndTimestamp=${then.end}&afterClientId=${after.id}&afterStartTimestamp=${now.start}&afterEndTimestamp=${now.end}`;
}
const compare = (...args: Parameters<typeof urlOf>) => platform.ok<Comparison>("GET", urlOf(...args), admin);

describe("GET /measurement/comparison", () => {
  it("tells of both periods what /measurement tells of each, each by its own limit", async () => {
    const { before, after, ...changes } = await compare(slow, fast);
    for (const [side, client] of [
      [before, slow],
      [after, fast],
    ] as const) {
      const whole = await platform.ok<{
        percentile: number[];
        percentile_sample: number;
        [name: string]: unknown;
      }>(
        "GET",
        `/measurement?clientId=${client.id}&startTimestamp=${ALL.start}&endTimestamp=${ALL.end}`,
        admin,
      );
      const { percentile, percentile_sample } = whole;
      const same = [
        "clientId",
        "startTimestamp",
        "endTimestamp",
        "timeZone",
        "speed_limit",
        "speed_limits",
        "is_assumed_limit",
        "total_vehicles",
        "average_speed",
        "standard_deviation",
        "max_speed",
        "percentage_over_limit",
        "completeness",
        "resolution",
      ] as const;
      expect(side).toEqual({
        ...Object.fromEntries(same.map((name) => [name, whole[name]])),
        sample_size: percentile_sample,
        is_estimate: false,
        v30: percentile[30],
        v50: percentile[50],
        v85: percentile[85],
        vehicles_per_hour: (12 * 60) / (12 * 24),
      });
    }
    expect([before.speed_limit, after.speed_limit]).toEqual([50, 60]);
    expect(changes).toMatchObject({
      average_speed: { before: before.average_speed, after: after.average_speed, verdict: "higher" },
      v85: { before: before.v85, after: after.v85, verdict: "higher", basis: "days" },
      percentage_over_limit: { verdict: "lower" },
      vehicles_per_hour: { difference: 0, p_value: 1, verdict: "noChange" },
    });
  });

  it("compares a client with itself, cutting hours and letting periods overlap", async () => {
    const cut = { start: ALL.start + 777, end: ALL.end - 5 * DAY + 333 };
    const { before, after, average_speed } = await compare(slow, slow, cut, ALL);
    expect(before.total_vehicles ?? 0).toBeLessThan(after.total_vehicles ?? 0);
    expect(average_speed).toMatchObject({ verdict: "noChange", basis: "days" });
    const same = await compare(slow, slow);
    expect(same.v85).toMatchObject({ difference: 0, percent: 0, p_value: 1, verdict: "noChange" });
  });

  it("says nothing of hours that nobody heard", async () => {
    const silent = { start: START - 100 * DAY, end: START - 90 * DAY };
    const { before, vehicles_per_hour, average_speed } = await compare(slow, slow, silent, ALL);
    expect(before).toMatchObject({ total_vehicles: 0, vehicles_per_hour: null, average_speed: null });
    for (const change of [vehicles_per_hour, average_speed])
      expect(change).toMatchObject({ before: null, difference: null, verdict: "tooFew", p_value: null });
  });

  it.each([
    ["before", { start: START, end: START }, ALL],
    ["after", ALL, { start: START - HOUR - 401 * DAY, end: START - HOUR }],
  ])("refuses a wrong period %s by its name", async (side, then, now) => {
    const { status, body } = await platform.call("GET", urlOf(slow, fast, then, now), admin);
    expect(status).toBe(422);
    expect(body).toMatchObject({ error: { details: { fields: [{ path: `${side}EndTimestamp` }] } } });
  });

  it("keeps a report's key to its client, its period and as long before", async () => {
    const week = { start: START - 7 * DAY, end: START };
    const { sessionKey } = await platform.ok<{ sessionKey: string }>("POST", "/report-key", admin, {
      clientId: slow.id,
      startTimestamp: week.start,
      endTimestamp: week.end,
    });
    const report = { "x-session-id": sessionKey };
    const before = { start: START - 14 * DAY, end: START - 7 * DAY };
    const statusOf = async (...args: Parameters<typeof urlOf>) =>
      (await platform.call("GET", urlOf(...args), report)).status;
    expect(await statusOf(slow, slow, before, week)).toBe(200);
    expect(await statusOf(slow, slow, week, before)).toBe(403);
    expect(await statusOf(slow, fast, before, week)).toBe(404);
  });
});
