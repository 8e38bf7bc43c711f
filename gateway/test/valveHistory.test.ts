import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, NOW, SIGNED_IN } from "./gatewayUnderTest.js";
import { type PlatformDouble, startPlatformDouble } from "./platformDouble.js";
import { locationJson, refusal } from "./sample/valveSample.js";

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

/** The answer to a query without errors. */
async function answered(query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await ask(gateway, query, { variables, headers: SIGNED_IN });
  expect(errors).toBeUndefined();
  return data;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const HISTORY_IN =
  "query ($interval: IntervalInput!) { valveLocations { valves { history(interval: $interval) { flow { from } runs { from } days { date } } } } }";

describe("a valve's history", () => {
  it("has what was reported and expected, how each run went, and the sums of days", async () => {
    platform.on("GET zalivalnik", () => [locationJson(1, { unbundled: [] })]);
    platform.on("GET zalivalnik/history", () => ({
      reported: [
        [NOW - 300, 1],
        [NOW - 200, "0"],
        [NOW - 100, null],
      ],
      flow: [{ from: NOW - 300, to: NOW - 200, open: true }],
      expected: [
        { from: NOW - 300, to: NOW - 250 },
        { from: NOW - 90, to: NOW, kind: "manual" },
      ],
      runs: [
        { from: NOW - 300, to: NOW - 250, kind: "scheduled", outcome: "partly", flow: 40 },
        { from: NOW - 90, to: null, kind: "unexpected", outcome: "running", flow: null },
      ],
      days: [{ date: "2026-10-25", from: NOW - 90_000, to: NOW, expected: 140, open: 40, known: 86_000 }],
    }));
    const data = await answered(
      `{ valveLocations { valves { history(interval: { preset: LAST_24H }) { reported { time open value } flow { from to open } expected { from to kind }
        runs { from to kind outcome flowSeconds } days { date from to expectedSeconds openSeconds knownSeconds } } } } }`,
    );
    expect(data?.valveLocations).toEqual([
      {
        valves: [
          {
            history: {
              reported: [
                { time: NOW - 300, open: true, value: 1 },
                { time: NOW - 200, open: false, value: 0 },
                { time: NOW - 100, open: null, value: null },
              ],
              flow: [{ from: NOW - 300, to: NOW - 200, open: true }],
              expected: [
                { from: NOW - 300, to: NOW - 250, kind: "SCHEDULED" },
                { from: NOW - 90, to: NOW, kind: "MANUAL" },
              ],
              runs: [
                { from: NOW - 300, to: NOW - 250, kind: "SCHEDULED", outcome: "PARTLY", flowSeconds: 40 },
                { from: NOW - 90, to: null, kind: "UNEXPECTED", outcome: "RUNNING", flowSeconds: null },
              ],
              days: [
                {
                  ...{ date: "2026-10-25", from: NOW - 90_000, to: NOW },
                  ...{ expectedSeconds: 140, openSeconds: 40, knownSeconds: 86_000 },
                },
              ],
            },
          },
        ],
      },
    ]);
    expect(platform.requests.at(-1)?.query).toEqual({
      clientId: "101",
      start: String(NOW - 86_400),
      end: String(NOW),
    });
  });

  it("takes nothing else with it where it fails", async () => {
    platform.on("GET zalivalnik", () => [locationJson(1)]);
    platform.on("GET zalivalnik/history", ({ query }, reply) =>
      (query as { clientId: string }).clientId === "101"
        ? reply.code(500).send("<html>")
        : { reported: [], expected: [] },
    );
    const { data, errors } = await ask(
      gateway,
      "{ valveLocations { valves { id history(interval: { preset: LAST_24H }) { expected { from } } } } }",
      { headers: SIGNED_IN },
    );
    expect(data?.valveLocations).toEqual([
      {
        valves: [
          { id: "101", history: null },
          { id: "102", history: { expected: [] } },
        ],
      },
    ]);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(["UPSTREAM_ERROR"]);
  });

  it.each([
    ["longer than 31 days", { from: NOW - 32 * DAY, to: NOW }, "must be within 31 days of the start"],
    ["too far ahead", { from: NOW, to: NOW + 9 * DAY }, "must be within 8 days"],
  ])("refuses a period %s before any call for it", async (_what, interval, message) => {
    platform.on("GET zalivalnik", () => [locationJson(1, { unbundled: [] })]);
    const { data, errors } = await ask(gateway, HISTORY_IN, { variables: { interval }, headers: SIGNED_IN });
    expect(data?.valveLocations).toEqual([{ valves: [{ history: null }] }]);
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "VALIDATION_FAILED",
      fields: [{ path: "interval", message }],
    });
    expect(platform.calls).toEqual(["GET zalivalnik"]);
  });

  it("goes 31 days back, and reaches 8 days ahead, also of a platform without runs", async () => {
    platform.on("GET zalivalnik", () => [locationJson(1, { unbundled: [] })]);
    platform.on("GET zalivalnik/history", () => ({ reported: [], expected: [] }));
    for (const interval of [
      { from: NOW - 31 * DAY - HOUR, to: NOW },
      { from: NOW, to: NOW + 8 * DAY },
    ]) {
      const data = await answered(HISTORY_IN, { interval });
      expect(data?.valveLocations).toEqual([{ valves: [{ history: { flow: [], runs: null, days: null } }] }]);
    }
  });
});

describe("a preview of a schedule", () => {
  const PREVIEW = `query ($schedule: [ScheduleRowInput!]!, $days: Int) {
    valveSchedulePreview(locationId: "1", schedule: $schedule, days: $days) {
      from to openings { from to kind } rows { neverRuns overlaps openings { from } } } }`;
  const ROW = { startTime: "06:00", endTime: "06:30", weekDays: ["SUNDAY"] };
  const SENT_ROW = {
    start_time: 21_600,
    end_time: 23_400,
    weekDays: [false, false, false, false, false, false, true],
  };

  it("tells what rows would do, and sends them as they would be stored", async () => {
    const opening = { from: NOW + 60, to: NOW + 120 };
    platform.on("POST zalivalnik/schedule/preview", () => ({
      from: NOW,
      to: NOW + 7 * DAY,
      openings: [opening],
      rows: [
        { neverRuns: false, overlaps: [1], openings: [opening] },
        { neverRuns: true, overlaps: [], openings: [] },
      ],
    }));
    const data = await answered(PREVIEW, { schedule: [ROW] });
    expect(data?.valveSchedulePreview).toEqual({
      from: NOW,
      to: NOW + 7 * DAY,
      openings: [{ ...opening, kind: "SCHEDULED" }],
      rows: [
        { neverRuns: false, overlaps: [1], openings: [{ from: NOW + 60 }] },
        { neverRuns: true, overlaps: [], openings: [] },
      ],
    });
    expect(platform.requests.map(({ body }) => body)).toEqual([
      { groupId: 1, schedule: JSON.stringify([SENT_ROW]), days: 7 },
    ]);
  });

  it("names a faulty row as it was written, and counts days and rows before any call", async () => {
    platform.on("POST zalivalnik/schedule/preview", (_request, reply) =>
      reply.code(422).send(refusal("VALIDATION_FAILED", "schedule.1.start_time", "REQUIRED")),
    );
    const faulty = await ask(gateway, PREVIEW, { variables: { schedule: [ROW] }, headers: SIGNED_IN });
    expect(faulty.errors?.[0]?.extensions.fields).toEqual([
      { path: "schedule.1.startTime", message: "is required", fault: "REQUIRED" },
    ]);
    const asked = platform.calls.length;
    for (const variables of [
      { schedule: [], days: 32 },
      { schedule: Array.from({ length: 51 }, () => ROW) },
    ]) {
      const { errors } = await ask(gateway, PREVIEW, { variables, headers: SIGNED_IN });
      expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    }
    expect(platform.calls).toHaveLength(asked);
  });
});
