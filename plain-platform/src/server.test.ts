import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { CALLS } from "../test/calls.js";
import { ADMIN, ANA, GROUP_KEY, KEY, NOBODY, scene } from "../test/scene.js";
import { SWITCH_VALUES, type Switches } from "./switches.js";

const ALL = Object.values(CALLS).flat();
/** Any values of all switches, except those that identify callers. */
const anySwitches = fc.record(
  Object.fromEntries(
    Object.entries(SWITCH_VALUES)
      .filter(
        ([name]) => !["session", "sessionHeader", "sessionCookie", "groupHeader", "keyScheme"].includes(name),
      )
      .map(([name, values]) => [name, fc.constantFrom<unknown>(...values)]),
  ),
) as fc.Arbitrary<Partial<Switches>>;
type Method = "GET" | "POST" | "PATCH" | "DELETE";
const parts = (call: string) => call.split(" ") as [Method, string];

describe("the calls", () => {
  test("are those of the specification, and no other", async () => {
    const { server } = scene();
    const routes: string[] = [];
    server.addHook("onRoute", ({ method, url }) => void routes.push(`${method} ${url}`));
    await server.ready();
    expect(routes.sort()).toEqual([...ALL].sort());
  });

  test.each(["/", "/health", "/openapi.json", "/client/1", "/client/", "/device/measurements", "/apikey/"])(
    "%s is unknown to all",
    async (path) => {
      const { call } = scene();
      for (const who of [NOBODY, ANA, ADMIN]) expect((await call(who, "GET", path)).statusCode).toBe(404);
    },
  );

  test.each(["HEAD", "OPTIONS", "PUT"] as const)("%s of a known path is unknown", async (method) => {
    const { server } = scene();
    expect((await server.inject({ method, url: "/client/list" })).statusCode).toBe(404);
  });

  test("answers have no headers of their own", async () => {
    const { call } = scene();
    const { headers } = await call(ANA, "GET", "/client/list");
    expect(Object.keys(headers).sort()).toEqual(["connection", "content-length", "content-type", "date"]);
  });
});

describe("who may", () => {
  test.each(ALL.filter((call) => !CALLS.anyone.some((one) => one === call)))(
    "%s: not nobody",
    async (one) => {
      const { call } = scene();
      expect((await call(NOBODY, ...parts(one))).statusCode).toBe(401);
    },
  );

  test.each(CALLS.administrators)("%s: no user", async (one) => {
    const { call } = scene();
    expect((await call(ANA, ...parts(one), {})).statusCode).toBe(403);
    expect((await call(ADMIN, ...parts(one), {})).statusCode).not.toBe(403);
  });

  test.each([...CALLS.administrators, ...CALLS.users])("%s: no view-only key", async (one) => {
    const { call } = scene();
    for (const key of [KEY, GROUP_KEY]) expect((await call(key, ...parts(one), {})).statusCode).toBe(403);
  });

  test.each(CALLS.readers)("%s: a view-only key", async (one) => {
    const { call } = scene();
    expect([200, 400]).toContain((await call(KEY, ...parts(one))).statusCode);
  });

  test("the simulated fault answers the clients of all groups", async () => {
    const { call } = scene({ leak: true });
    expect((await call(ANA, "GET", "/client/list")).json()).toHaveLength(4);
    expect((await call(ANA, "GET", "/client?clientId=3")).statusCode).toBe(404);
  });
});

describe("the log", () => {
  test("has every call, answered or refused", async () => {
    const { call, server } = scene();
    await call(NOBODY, "POST", "/user/login", { email: "ana@plain.example", password: "wrong" });
    await call(NOBODY, "GET", "/client?clientId=7");
    await call(ANA, "DELETE", "/nowhere?a=1");
    expect(server.calls).toEqual([
      {
        ...{ method: "POST", path: "/user/login", query: {} },
        body: { email: "ana@plain.example", password: "wrong" },
      },
      { method: "GET", path: "/client", query: { clientId: "7" }, body: undefined },
      { method: "DELETE", path: "/nowhere", query: { a: "1" }, body: undefined },
    ]);
  });
});

describe("what is sent", () => {
  test("a body that is no JSON is refused with a reason", async () => {
    const { call } = scene();
    const extra = { payload: "{", headers: { "content-type": "application/json" } };
    const answer = await call(ANA, "POST", "/client/metaData", undefined, extra);
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: "The body is no JSON." }]);
  });

  test("whatever it is, the platform does not fail", async () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom("1", "1,2", 1, "[]", "{}", "[1]", "ALL", "Valve", "99999999999999999999", "\u0000"),
    );
    const names = ["clientId", "id", "groupId", "userId", "metaData", "metadata", "data", "schedule", "mode"];
    const more = ["clients", "name", "email", "password", "bucket", "type", "startTimestamp", "endTimestamp"];
    const last = [
      "start",
      "end",
      "parameter",
      "vehicles",
      "viewOnly",
      "userVisible",
      "session_id",
      "version",
    ];
    const fields = fc.dictionary(fc.constantFrom(...names, ...more, ...last), value, { maxKeys: 8 });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...ALL),
        fields,
        fields,
        anySwitches,
        async (one, query, body, switches) => {
          const { call } = scene({ switches });
          const [method, path] = parts(one);
          const texts = Object.entries(query).map(([name, value]) => [
            name,
            typeof value === "string" ? value : JSON.stringify(value),
          ]);
          const url = `${path}?${new URLSearchParams(texts)}`;
          const { statusCode } = await call(ADMIN, method, url, method === "GET" ? undefined : body);
          expect(statusCode).toBeLessThan(500);
        },
      ),
      { numRuns: 300 },
    );
  });
});
