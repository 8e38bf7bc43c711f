import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import type { PrincipalName } from "../../test/principals.js";
import type { RightsRow } from "../../test/rights/row.js";
import { RIGHTS } from "../../test/rightsTable.js";
import { idsOf, makeTenants, type Tenants } from "../../test/tenants.js";
import { ADMIN, type Headers, TestPlatform } from "../../test/testPlatform.js";

let platform: TestPlatform;
let tenants: Tenants;
let admin: Headers;

beforeAll(async () => {
  platform = await TestPlatform.start();
  tenants = await makeTenants(platform);
  admin = tenants.headersOf.admin;
});
afterAll(() => platform.stop());

/** A principal that may make the call. */
const CALLER: Record<RightsRow["audience"], PrincipalName> = {
  everybody: "guest",
  "signed in": "user",
  members: "user",
  viewers: "user",
  readers: "user",
  "members and reports": "user",
  service: "service",
  managers: "admin",
  admin: "admin",
  device: "device",
  "device or import": "device",
};

const HUGE = "č".repeat(1_000_000);
const HOSTILE: unknown[] = [
  null,
  true,
  -1,
  0,
  0.5,
  1e308,
  2 ** 53,
  4_102_444_801,
  "",
  " ",
  HUGE,
  "\u0000",
  "a\u0000b",
  "\ud800",
  "<script>alert(1)</script>",
  "=1+1",
  "'; drop table client; --",
  "1,2,3",
  "1,",
  "NaN",
  "undefined",
  "[object Object]",
  "{",
  '{"__proto__":{"admin":true}}',
  '["a"]',
  [],
  [[]],
  [null],
  {},
  { toString: 1 },
  { length: 1e9 },
  { constructor: { prototype: { admin: true } } },
  ["1", "2"],
]; // prettier-ignore

const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** Left as it is, removed, broken, or something added that was not asked for. */
const mutation = fc.record({ at: fc.nat(), drop: fc.boolean(), value: hostile });
const UNASKED = ["admin", "groupId", "id", "confirmed", "serialNumber", "status", "constructor"];

function mutate(
  input: Record<string, unknown>,
  { at, drop, value }: { at: number; drop: boolean; value: unknown },
) {
  const names = [...Object.keys(input), ...UNASKED];
  const name = names[at % names.length] ?? "clientId";
  const { [name]: _gone, ...rest } = input;
  return drop ? rest : { ...rest, [name]: value };
}

const takesInput = RIGHTS.filter(({ query, body }) => query || body);
/** The target exists, except for deletions. */
const targetOf = ({ method }: RightsRow) => (method === "DELETE" ? "unknown" : "own");

async function send(row: RightsRow, change?: { at: number; drop: boolean; value: unknown }) {
  const ids = idsOf(tenants, targetOf(row));
  const changed = (input: object | undefined) =>
    input && change ? mutate(input as Record<string, unknown>, change) : input;
  const texts = Object.entries(changed(row.query?.(ids)) ?? {}).map(([key, value]): [string, string] => [
    key,
    asText(value),
  ]);
  const path = row.url?.(ids) ?? row.path;
  const url = texts.length > 0 ? `${path}?${new URLSearchParams(texts)}` : path;
  const headers = tenants.headersOf[row.refused?.user === undefined ? CALLER[row.audience] : "admin"];
  const type: Record<string, string> =
    row.contentType === undefined ? {} : { "content-type": row.contentType };
  return platform.call(row.method, url, { ...headers, ...type }, changed(row.body?.(ids)));
}

describe.each(takesInput.map((row) => [`${row.method} ${row.path}`, row] as const))("%s", (_name, row) => {
  it("answers hostile input with an error of its own, never a 500", async () => {
    await fc.assert(
      fc.asyncProperty(mutation, async (change) => {
        expect((await send(row, change)).status).toBeLessThan(500);
      }),
      { numRuns: cases(24) },
    );
  });
});

it("takes an empty list in any field, or refuses it by name", async () => {
  for (const row of takesInput) {
    const fields = Object.keys((row.query ?? row.body)?.(idsOf(tenants, targetOf(row))) ?? {});
    for (const at of fields.keys()) await send(row, { at, drop: false, value: [] });
  }
});

it("has stored nothing that it can't show in the form it promises", async () => {
  for (const row of RIGHTS.filter(({ method, path }) => method === "GET" && path !== "/events")) {
    expect((await send(row)).status).toBeLessThan(500);
  }
});

const asText = (value: unknown) =>
  (typeof value === "string" ? value : JSON.stringify(value)).slice(0, 10_000);

describe("one form for every error", () => {
  const code = async (method: "GET" | "POST", url: string, payload?: string, headers: Headers = admin) => {
    const type = payload === undefined ? {} : { "content-type": "application/json" };
    const answer = await platform.app.inject({
      method,
      url,
      headers: { ...type, ...headers },
      ...(payload === undefined ? {} : { payload }),
    });
    return [answer.statusCode, answer.json().error.code];
  };

  it("for a route that is not there", async () =>
    expect(await code("GET", "/nope")).toEqual([404, "NOT_FOUND"]));
  it("for a method that is not there", async () =>
    expect(await code("POST", "/client/list", "{}")).toEqual([404, "NOT_FOUND"]));
  it("for a broken URL", async () => expect(await code("GET", "/%zz")).toEqual([400, "BAD_REQUEST"]));
  it("for broken JSON", async () =>
    expect(await code("POST", "/group", '{"name":')).toEqual([400, "BAD_REQUEST"]));
  it("for JSON that is no object", async () =>
    expect(await code("POST", "/group", '"x"')).toEqual([400, "BAD_REQUEST"]));
  it("for a key named __proto__", async () =>
    expect(await code("POST", "/group", '{"name":"x","__proto__":{"admin":true}}')).toEqual([
      400,
      "BAD_REQUEST",
    ]));
  it("for JSON nested without end", async () =>
    expect(
      await code("POST", "/group", `{"name":"x","metaData":${"[".repeat(50_000)}${"]".repeat(50_000)}}`),
    ).toEqual([400, "BAD_REQUEST"]));
  it("for text that nests without end", async () =>
    expect(
      await code(
        "POST",
        "/group",
        JSON.stringify({ name: "x", metaData: `{"a":${"[".repeat(50_000)}${"]".repeat(50_000)}}` }),
      ),
    ).toEqual([400, "BAD_REQUEST"]));
  it("for a body that is too large", async () =>
    expect(await code("POST", "/group", JSON.stringify({ name: HUGE }))).toEqual([413, "PAYLOAD_TOO_LARGE"]));
  it("for another type of body", async () =>
    expect(await code("POST", "/group", "<xml/>", { ...admin, "content-type": "text/xml" })).toEqual([
      400,
      "BAD_REQUEST",
    ]));
  it("for a guest, before the body is read", async () =>
    expect(await code("POST", "/group", "{", {})).toEqual([401, "UNAUTHENTICATED"]));
});

describe("periods", () => {
  const ask = async (query: string) =>
    platform.call("GET", `/measurement?clientId=${tenants.own.client.id}&${query}`, admin);
  it.each([
    ["startTimestamp=5", 400, "endTimestamp"],
    ["startTimestamp=x&endTimestamp=9", 400, "startTimestamp"],
    ["startTimestamp=1.5&endTimestamp=9", 400, "startTimestamp"],
    ["startTimestamp=&endTimestamp=9", 400, "startTimestamp"],
    ["startTimestamp=-1&endTimestamp=9", 422, "startTimestamp"],
    ["startTimestamp=9&endTimestamp=9", 422, "endTimestamp"],
    ["startTimestamp=9&endTimestamp=5", 422, "endTimestamp"],
    ["startTimestamp=0&endTimestamp=34560001", 422, "endTimestamp"],
    ["startTimestamp=0&endTimestamp=99999999999", 422, "endTimestamp"],
    ["startTimestamp=0&endTimestamp=9&type=nothing", 422, "type"],
    ["startTimestamp=0&endTimestamp=9&previousStartTimestamp=0", 400, "previousEndTimestamp"],
  ])("%s is refused by name", async (query, status, path) => {
    expect(await ask(query)).toMatchObject({ status, body: { error: { details: { fields: [{ path }] } } } });
  });

  it("answers each type with its part", async () => {
    const { body } = await ask("startTimestamp=0&endTimestamp=9&type=percentile");
    expect(Object.keys(body).sort()).toEqual([
      "clientId",
      "completeness",
      "endTimestamp",
      "estimates",
      "heard",
      "left_out_seconds",
      "percentile",
      "percentile_sample",
      "previous_completeness",
      "previous_heard",
      "previous_resolution",
      "resolution",
      "startTimestamp",
      "timeZone",
    ]);
  });
});

describe("metadata", () => {
  const write = (metaData: unknown) =>
    platform.call("POST", "/client/metaData", admin, { clientId: tenants.own.client.id, metaData });

  it("takes any text as text, merges by key, and drops what is null", async () => {
    const notes = `Č š ž <b>=1+1</b> \u0007 \u2028 "`;
    await write({ locationName: "Šk. Loka", speedLimit: 30 });
    expect((await write({ notes, speedLimit: null })).body).toMatchObject({
      metaData: { locationName: "Šk. Loka", notes },
    });
    expect(await platform.ok("GET", `/client?clientId=${tenants.own.client.id}`, admin)).not.toHaveProperty(
      "metaData.speedLimit",
    );
  });

  it.each([
    [{ speedLimit: "50" }, "metaData.speedLimit"],
    [{ speedLimit: 0 }, "metaData.speedLimit"],
    [{ markerPosition: { lat: 91, lng: 0 } }, "metaData.markerPosition.lat"],
    [{ locationName: "x".repeat(201) }, "metaData.locationName"],
    [{ customTexts: "x".repeat(300_000) }, "metaData"],
  ])("refuses a wrong value by name", async (metaData, path) => {
    expect(await write(metaData)).toMatchObject({
      status: 422,
      body: { error: { details: { fields: [{ path }] } } },
    });
  });

  it.each(["[]", "null", "5", "{", '{"a":{"__proto__":1}}'])("refuses the text %s", async (text) => {
    expect((await write(text)).status).toBe(400);
  });
});

it("refuses a group's wrong zone or type", async () => {
  for (const fault of [
    { timeZone: "Mars/Olympus" },
    { metaData: { groupType: "water" } },
    { metaData: '{"inOutGraphs":"yes"}' },
  ]) {
    expect((await platform.call("POST", "/group", admin, { name: "x", ...fault })).status).toBe(422);
  }
});

it("signs nobody in with the password of another", async () => {
  expect(
    (
      await platform.call(
        "POST",
        "/user/login",
        {},
        { email: ADMIN.email, password: ["an admin's password"] },
      )
    ).status,
  ).toBe(400);
});
