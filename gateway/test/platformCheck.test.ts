import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { readCorrections } from "../src/platform-api/features.js";
import { sayOutcome } from "../src/platform-check/outcome.js";
import { checkPlatform } from "../src/platform-check/platformCheck.js";
import { reportOf } from "../src/platform-check/report.js";
import { clientJson, NOTHING, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";
import { SPECIFIED } from "./specificationSample.js";

let platform: PlatformDouble;

/** A client with all fields of the specification. */
const client = (id: number, overrides: Record<string, unknown> = {}) => {
  const json = clientJson(id);
  const more = { serialNumber: "K-1", markerPosition: { lat: 46.2, lng: 14.4 } };
  return { ...json, metaData: { ...json.metaData, ...more }, ...overrides };
};

beforeEach(async () => {
  platform = await startPlatformDouble(0, NOTHING);
  platform.on("POST user/login", () => ({ sessionId: "of-admin" }));
  platform.on("POST user/logout", (_request, reply) => reply.code(200).send());
  platform.on("GET user/session", () => ({ user: { id: 1, admin: true }, group: null }));
  platform.on("GET client/list", () => [client(7), client(8)]);
});
afterEach(() => platform.close());

const check = (sessionCookie = "") =>
  checkPlatform({
    platformUrl: platform.url,
    email: "admin@example.com",
    password: "secret-2026",
    names: {
      ...{ sessionHeader: "x-session-id", sessionCookie },
      ...{ groupHeader: "x-group-id", keyScheme: "ApiKey" },
    },
    timeoutMs: 5_000,
    now: 1_790_000_000,
    write: false,
  });

/** The check's line for a call with this answer. */
async function said(path: string, answer?: unknown): Promise<string | undefined> {
  if (answer !== undefined) platform.on(`GET ${path}`, () => answer);
  const { calls } = await check();
  const checked = calls.find(({ call }) => call.path === path);
  return checked && sayOutcome(checked.outcome);
}

it("makes each read once, and writes nothing but a session that it ends", async () => {
  platform.on("GET group/list", () => [{ id: 3, name: "Občina" }]);
  await check();
  const reads = platform.calls.filter((call) => call.startsWith("GET "));
  const buckets = reads.filter((call) => call === "GET resource/list");
  expect(buckets).toHaveLength(3);
  expect(new Set(reads).size).toBe(reads.length - 2);
  expect(platform.calls.filter((call) => !call.startsWith("GET "))).toEqual([
    "POST user/login",
    "POST user/logout",
  ]);
});

it("asks of the first client and group that it finds", async () => {
  platform.on("GET group/list", () => [{ id: 3, name: "Občina" }]);
  await check();
  const asked = platform.requests.map(({ url }) => url);
  expect(asked).toContain("/client?clientId=7");
  expect(asked).toContain("/group?groupId=3");
  expect(asked).toContain(
    "/measurement?clientId=7&startTimestamp=1789395200&endTimestamp=1790000000&type=ALL",
  );
});

describe("taken", () => {
  it.each([
    ["client/list", [client(7)]],
    ["client", client(7)],
    ["config", { data: { cfgID: "KB0", BasicConfig: {} } }],
    ["apikey/list", [{ key: "k-1" }]],
    ["graph/voltage", [{ time: 1_789_990_000, value: 12.4 }]],
  ])("%s as the specification writes it", async (path, answer) => {
    expect(await said(path, answer)).toBe("taken");
  });

  it.each([
    ["client/list", { clients: [client(7)] }, "wrapped in {clients: […]}"],
    ["client/list", { data: [client(7)] }, "wrapped in {data: […]}"],
    ["client/list", [client(7, { id: "7" })], "ids as text"],
    ["client/list", [client(7, { metaData: JSON.stringify(client(7).metaData) })], "metaData as JSON text"],
    ["client/list", [client(7, { lastActiveDate: 1_790_000_000_000 })], "times in milliseconds"],
    ["client/list", [client(7, { lastActiveDate: "2026-09-21T13:33:20Z" })], "times as ISO text"],
    ["client/list", [client(7, { guid: 77 })], "client.guid in another form"],
    ["client", { client: client(7) }, "wrapped in {client: …}"],
    ["client", [client(7)], "alone in a list"],
    ["measurement", SPECIFIED, "percentile as the three alone"],
    [
      "measurement",
      { ...SPECIFIED, percentile: { 30: 4, 50: 5, 85: 6 } },
      "percentile as an object by index",
    ],
    ["config", { cfgID: "KB0", BasicConfig: {} }, "bare"],
    ["config", { data: { data: { cfgID: "KB0", BasicConfig: {} } } }, "data.data of the answer"],
    ["config", { data: '{"cfgID":"KB0","BasicConfig":{}}' }, "data as JSON text"],
    [
      "zalivalnik",
      [
        {
          id: 1,
          name: "Park",
          bundles: [{ id: 2, schedule: [{ start_time: 60, duration: 60, weekDays: [] }] }],
        },
      ],
      "schedule by duration",
    ],
  ])("%s by a reading", async (path, answer, reading) => {
    expect(await said(path, answer)).toBe(`taken, read as: ${reading}`);
  });

  it("says which fields of the specification are not told, and which can't be understood", async () => {
    const { alarms: _alarms, info: _info, ...rest } = client(7, { lastActiveDate: "soon" });
    expect(await said("client/list", [rest])).toBe(
      "taken; without alarms, info.firmwareVersion, info.configName, info.lastBatt, info.lastRssi; " +
        "not understood: client.lastActiveDate",
    );
  });

  it("does not call an empty list more than that", async () => {
    expect(await said("client/list", [])).toBe("taken; an empty list, which shows nothing of its items");
    expect(await said("client")).toBe("not tried: no client here");
  });

  it("takes a client without a configuration", async () => {
    expect(await said("config", { data: null })).toBe("taken; the client has none");
  });
});

describe("not offered", () => {
  it.each([
    ["firmware/list", 404, "not offered (404)"],
    ["firmware/list", 405, "not offered (405)"],
    ["firmware/list", 501, "not offered (501)"],
    ["firmware/list", 403, "not offered, or not allowed (403)"],
    ["config", 404, "not offered, or the client has none (404)"],
    ["stetje/video/next", 404, "not offered, or no video waits (404)"],
  ])("%s: %i", async (path, status, line) => {
    platform.on(`GET ${path}`, (_request, reply) => reply.code(status).send());
    expect(await said(path)).toBe(line);
  });
});

describe("broken", () => {
  it.each([
    ["client/list", [client(7), { guid: "x" }], "item 2 of 2: The platform's answer lacks client.id."],
    ["client/list", { total: 2 }, "The platform's answer can't be read: the list of client is none."],
    ["measurement", [1, 2], "The platform's answer can't be read: measurement is no object."],
    ["config", { data: "off" }, "The platform's answer holds no configuration that can be read."],
    ["user/session", { group: null }, "The platform's answer lacks session.user."],
  ])("%s, and why", async (path, answer, why) => {
    expect(await said(path, answer)).toBe(`broken: ${why}`);
  });

  it.each([
    [500, "text/html", "the answer is 500 (text/html)"],
    [400, "application/json", "the answer is 400 (application/json)"],
    [302, "text/html", "the answer is 302 and leads elsewhere"],
    [200, "text/html", "The platform's answer is not JSON."],
  ])("by %i, %s", async (status, type, why) => {
    platform.on("GET firmware/list", (_request, reply) => reply.code(status).type(type).send("<h1>Oh</h1>"));
    expect(await said("firmware/list")).toBe(`broken: ${why}`);
  });
});

it.each([401, 403, 404])("says where a platform does not take its own session (%i)", async (status) => {
  platform.on("GET user/session", (_request, reply) => reply.code(status).send());
  expect(await said("user/session")).toBe(
    `broken: the session that it gave is not taken; is PLATFORM_SESSION_HEADER (or PLATFORM_SESSION_COOKIE) right? (${status})`,
  );
});

describe("not tried", () => {
  it("what is for administrators, by another", async () => {
    platform.on("GET user/session", () => ({ user: { admin: false }, group: { name: "Občina" } }));
    expect(await said("firmware/list")).toBe("not tried: not an administrator");
    expect(platform.calls).not.toContain("GET firmware/list");
  });

  it("what there is nothing of", async () => {
    expect(await said("graph/reported")).toBe("not tried: no valve here");
    expect(await said("config/template")).toBe("not tried: no template here");
  });
});

it("tells nobody who can't sign in anything else", async () => {
  platform.on("POST user/login", (_request, reply) => reply.code(401).send());
  await expect(check()).rejects.toMatchObject({ code: "UNAUTHENTICATED" });
});

it("signs in by a cookie, where it is told which", async () => {
  platform.on("POST user/login", (_request, reply) =>
    reply.header("set-cookie", ["lang=sl", "sid=of-admin; HttpOnly"]).send({}),
  );
  await expect(check()).rejects.toThrow(
    "lacks sessionId. If the session is in a cookie, PLATFORM_SESSION_COOKIE",
  );
  await check("sid");
  const asked = platform.requests.slice(2).map(({ headers }) => [headers.cookie, headers["x-session-id"]]);
  expect(asked.length).toBeGreaterThan(5);
  for (const credentials of asked) expect(credentials).toEqual(["sid=of-admin", undefined]);
});

it("ends with the platform's features, the operator's, and a sum", async () => {
  await platform.close();
  platform = await startPlatformDouble(0, "paging, teleport");
  platform.on("POST user/login", () => ({ sessionId: "of-admin" }));
  platform.on("GET user/session", () => ({ user: { admin: true }, group: { name: "Občina" } }));
  const corrections = readCorrections("+exports,-paging");
  const report = reportOf(await check(), { platform: "http://p.example", email: "a@p.example", corrections });
  const lines = report.split("\n");
  expect(lines[0]).toBe("http://p.example, as a@p.example (administrator)");
  expect(lines.slice(-7)).toEqual([
    "Further features that it tells (x-platform-features): paging",
    "Told, and not known to the portal: teleport",
    "Added by PLATFORM_FEATURES: exports",
    "Taken away by PLATFORM_FEATURES: paging",
    "",
    "28 calls: 1 taken as they are, 0 taken by a reading, 13 not offered, 0 broken, 14 not tried.",
    "",
  ]);
});
