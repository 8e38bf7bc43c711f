import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { contentOf } from "../../test/content.js";
import { callRow } from "../../test/rights/callRow.js";
import type { Audience, RightsRow } from "../../test/rights/row.js";
import { preparationsFor, RIGHTS } from "../../test/rightsTable.js";
import { makeTenant, makeTenants, type Tenants } from "../../test/tenants.js";
import { type Headers, TestPlatform } from "../../test/testPlatform.js";

const PERSONAL: readonly Audience[] = ["signed in", "members", "managers", "admin"];
/** Changes of people that are not a single transaction. */
const NO_CHANGE = ["POST /firmware", "POST /group/crest", "POST /import", "POST /stetje/video/upload"];
/** Routes whose answer or input is never stored. */
const SECRET = [
  "POST /apikey",
  "POST /client",
  "POST /client/key",
  "POST /notification/secret",
  "POST /report-key",
  "POST /stetje/video",
  "POST /user/email",
  "POST /user/factor/begin",
  "POST /user/factor/finish",
  "POST /user/factor/recovery",
  "POST /user/factor/remove",
  "POST /user/link",
  "POST /user/password",
];
const TRY = { "x-dry-run": "true" };

let platform: TestPlatform;
let tenants: Tenants;
let spares = 0;

beforeAll(async () => {
  platform = await TestPlatform.start();
  tenants = await makeTenants(platform);
});
afterAll(() => platform.stop());

const nameOf = ({ method, path }: RightsRow) => `${method} ${path}`;
const isNone = (row: RightsRow) => row.looksOnly === true || NO_CHANGE.includes(nameOf(row));
const named = (rows: RightsRow[]) => rows.map((row) => [nameOf(row), row] as const);
const writes = RIGHTS.filter(({ method }) => method !== "GET");
const changes = writes.filter((row) => PERSONAL.includes(row.audience) && row.success < 300 && !isNone(row));
const others = writes.filter((row) => !PERSONAL.includes(row.audience) || isNone(row));
const namesFault = (path: string) => ({
  status: 422,
  body: { error: { details: { fields: [{ path }] } } },
});

/** Makes a call about a tenant of its own, as often as wanted. */
async function caller(row: RightsRow) {
  const { admin } = tenants.headersOf;
  const own = await makeTenant(platform, admin, `spare${++spares}`, preparationsFor(row));
  const who = row.refused?.admin === undefined ? admin : own.headers;
  // The same call again, also where a body's e-mail is another each time.
  const body = row.body?.(own.ids);
  const same = body === undefined ? row : { ...row, body: () => body };
  return (more: Headers) => callRow(platform, { ...tenants, own }, same, { ...who, ...more }, "own");
}

/** Removes the name of a new thing, which differs each time. */
function unnamed(body: unknown): unknown {
  const names = /^(id|ids|guid|key|keyStart|apiKey|sessionKey|secret|token)$/;
  return JSON.parse(JSON.stringify(body, (name, value) => (names.test(name) ? "new" : value)));
}

describe.each(named(changes))("%s", (name, row) => {
  it("answers a dry run as the call and keeps nothing of it, and is done once for one Idempotency-Key, or refuses it", async () => {
    const call = await caller(row);
    const key = { "idempotency-key": `the key of ${name}`.replaceAll(" ", "-") };
    const isSecret = SECRET.includes(name);
    if (isSecret) expect(await call(key)).toMatchObject(namesFault("Idempotency-Key"));
    const before = await contentOf(platform.database);
    const tried = await call(TRY);
    expect(tried).toMatchObject({ status: row.success, headers: TRY });
    expect(await contentOf(platform.database)).toEqual(before);
    const first = await call(isSecret ? {} : key);
    expect([first.status, unnamed(first.body)]).toEqual([tried.status, unnamed(tried.body)]);
    expect(first.headers).not.toHaveProperty("x-dry-run");
    expect(first.headers).not.toHaveProperty("idempotent-replay");
    if (isSecret) return;
    const done = await contentOf(platform.database);
    const second = await call(key);
    expect(second).toMatchObject({ status: first.status, headers: { "idempotent-replay": "true" } });
    expect(second.body).toEqual(first.body);
    expect(await contentOf(platform.database)).toEqual(done);
  });
});

it.each(named(others))("%s refuses both headers, and does nothing", async (_name, row) => {
  const call = (more: Headers) => callRow(platform, tenants, row, { ...callerOf(row), ...more }, "own");
  const before = await contentOf(platform.database);
  const tried = await call(TRY);
  expect(tried).toMatchObject(namesFault("X-Dry-Run"));
  expect(tried.headers).not.toHaveProperty("x-dry-run");
  expect(await call({ "idempotency-key": "a-key-of-mine" })).toMatchObject(namesFault("Idempotency-Key"));
  const {
    audit_log: _refusals,
    audit_client: _about,
    audit_tag: _tags,
    ...after
  } = await contentOf(platform.database);
  expect(before).toMatchObject(after);
});

function callerOf({ audience }: RightsRow): Headers {
  if (audience === "device" || audience === "device or import") return tenants.headersOf.device;
  if (audience === "service") return tenants.headersOf.service;
  return audience === "everybody" ? {} : tenants.headersOf.admin;
}

it("names what it can in every answer", async () => {
  const told = { "x-platform-features": expect.stringContaining("dry-run, idempotency-key") };
  expect((await platform.call("GET", "/client/list", tenants.headersOf.user)).headers).toMatchObject(told);
  expect((await platform.call("GET", "/client/list")).headers).toMatchObject(told);
  expect((await platform.call("GET", "/nothing")).headers).toMatchObject(told);
});
