import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { EXPORT_FILES } from "../../gateway/src/platform-api/exports.js";
import { squarePicture } from "../../platform/test/crests.js";
import { multipart } from "../../platform/test/multipart.js";
import { makeWebFolder } from "../support/webFolder.js";
import { NOW } from "./demoStore.js";
import { type Headers, NOBODY, type Pair, startPair, unknownCalls } from "./pair.js";

const folder = mkdtempSync(join(tmpdir(), "contact-"));
let pair: Pair;
let admin: Headers;
beforeAll(async () => {
  pair = await startPair({ settings: { WEB_DIR: makeWebFolder(folder) } });
  admin = await pair.signIn("admin");
});
afterAll(async () => {
  expect(unknownCalls(pair)).toEqual([]);
  await pair.close();
  rmSync(folder, { recursive: true });
});

interface Row {
  query?: string;
  form?: () => { payload: Buffer; type: string };
  headers?: Headers;
}

const PERIOD = `clientId=1&startTimestamp=${NOW - 86_400}&endTimestamp=${NOW}`;
const film = () =>
  multipart({ frameRate: "15", file: Buffer.concat([Buffer.alloc(4), Buffer.from("ftypisom")]) });
const records = () =>
  multipart({ fileName: "records.csv", options: "{}", file: Buffer.from("time;speed\n") });
const firmware = () =>
  multipart({
    version: "contact-1",
    metadata: JSON.stringify({ hardwareType: "K200DISP_AMG" }),
    file: Buffer.from("firmware"),
  });

/** Routes that need calls outside the specification. */
const LACKED: Record<string, Row> = {
  ...Object.fromEntries(EXPORT_FILES.map((file) => [`GET /export/${file}`, { query: PERIOD }])),
  "GET /pdf/run": { query: "runId=1" },
  "GET /import/refused": { query: "id=1" },
  "POST /import": { query: "clientId=1", form: records },
  "POST /group/crest": { query: "groupId=1", form: () => multipart({ file: squarePicture }) },
  "GET /stetje/video/file": { query: "id=1" },
  "GET /stetje/video/labels.csv": { query: "id=1" },
  "GET /stetje/video/labels.json": {},
  "POST /stetje/video/upload": { form: film },
};

/** Routes that are there in front of any platform, and how they answer. */
const THERE: Record<string, Row & { status: number }> = {
  // It reaches the renderer, which is not there.
  "GET /pdf/report": { query: PERIOD, status: 503 },
  "POST /firmware": { form: firmware, status: 201 },
  "GET /graphiql": { status: 200 },
  ...Object.fromEntries(
    ["/", "/login", "/admin/login", "/healthz", "/readyz", "/metrics", "/worker.js"].map((path) => [
      `GET ${path}`,
      { status: 200 },
    ]),
  ),
  ...Object.fromEntries(
    ["/public", "/public/graph", "/embed/graph", "/embed/map"].map((path) => [
      `GET ${path}`,
      { status: 200, query: `client=1&key=${"k".repeat(48)}` },
    ]),
  ),
};

/** They lead a person's browser to the sign-in page, which says why. */
const LEADING = ["GET /sign-in/:provider", "GET /sign-in/:provider/callback"];
/** Fields have tests of their own. */
const GRAPHQL = ["GET /graphql", "POST /graphql"];

it("knows every route of the gateway, and no other", () => {
  const known = [...Object.keys(LACKED), ...Object.keys(THERE), ...LEADING, ...GRAPHQL];
  expect(pair.routes.sort()).toEqual(known.sort());
});

async function call(route: string, { query, form, headers = admin }: Row) {
  const [method = "", path = ""] = route.split(" ");
  const { payload, type } = form?.() ?? {};
  const response = await fetch(`${pair.gatewayUrl}${path}${query ? `?${query}` : ""}`, {
    method,
    redirect: "manual",
    headers: { ...headers, ...(type ? { "content-type": type } : {}) },
    ...(payload ? { body: new Uint8Array(payload) } : {}),
  });
  return { status: response.status, text: await response.text(), location: response.headers.get("location") };
}

/** The one shape in which routes say it. */
const NOT_OFFERED = {
  error: {
    ...{ code: "NOT_OFFERED", message: expect.stringContaining("does not offer this") },
    ...{ retryable: false, requestId: expect.any(String) },
  },
};

describe.each(Object.entries(LACKED))("%s", (route, row) => {
  it("is not offered, and nothing of it is tried", async () => {
    const calls = await pair.callsOf(async () => {
      const { status, text } = await call(route, row);
      expect([status, JSON.parse(text)]).toEqual([501, NOT_OFFERED]);
    });
    expect(calls.filter((one) => one !== "GET /user/session")).toEqual([]);
  });

  it("is a guest's as little as elsewhere", async () => {
    const { status } = await call(route, { ...row, headers: NOBODY });
    expect(status).toBe(401);
  });
});

it.each(Object.entries(THERE))("%s is there", async (route, row) => {
  expect((await call(route, row)).status).toBe(row.status);
});

it.each(["asIfLimit=30", "gap=4"])("a report with %s is not offered", async (figure) => {
  const { status, text } = await call("GET /pdf/report", { query: `${PERIOD}&${figure}` });
  expect([status, JSON.parse(text)]).toEqual([501, NOT_OFFERED]);
});

describe("signing in by an organisation", () => {
  const attempt = Buffer.from(JSON.stringify({ secret: "s", wanted: null })).toString("base64url");
  it.each([
    ["begins", "GET /sign-in/acme", NOBODY],
    ["comes back", "GET /sign-in/acme/callback", { cookie: `signInAttempt=${attempt}` }],
  ])(
    "leads to the sign-in page, which says that it is not offered, where it %s",
    async (_when, route, headers) => {
      const { status, location } = await call(route, { headers, query: "code=1" });
      expect([status, location]).toEqual([303, "/login?failed=NOT_OFFERED"]);
    },
  );
});
