import { describe, expect, test } from "@jest/globals";
import { ADMIN, ANA, BOR, NOBODY, NOW, scene } from "../test/scene.js";
import { DEFAULT_SWITCHES, parseSwitches, SWITCH_VALUES, type Switches } from "./switches.js";

const DAY = `startTimestamp=${NOW - 86_400}&endTimestamp=${NOW}`;
const withReading = (switches: Partial<Switches>) => {
  const made = scene({ switches });
  made.store.addReadings(made.first.id, [
    { timestamp: NOW - 60, speed: 40, direction: "incoming", kind: "vehicle" },
  ]);
  return made;
};
const measured = async (switches: Partial<Switches>) =>
  (await withReading(switches).call(ANA, "GET", `/measurement?clientId=1&type=ALL&${DAY}`)).json();
const client = async (switches: Partial<Switches>) =>
  (await scene({ switches }).call(ANA, "GET", "/client?clientId=1")).json();
const ROW = { start_time: 3_600, end_time: 5_400, weekDays: Array(7).fill(true) };

describe("what each switch changes", () => {
  test("the defaults are the first values", () => {
    for (const [name, values] of Object.entries(SWITCH_VALUES))
      expect([name, values[0]]).toEqual([name, DEFAULT_SWITCHES[name as keyof Switches]]);
  });

  test("json", async () => {
    expect((await client({ json: "text" })).metaData).toBe(
      '{"locationName":"Šola","speedLimit":50,"notes":"nova"}',
    );
    expect((await client({ json: "object" })).metaData.locationName).toBe("Šola");
  });

  test("json, of schedules that are written", async () => {
    const patch = async (json: Switches["json"], schedule: unknown) =>
      (await scene({ switches: { json } }).call(BOR, "PATCH", "/zalivalnik/bundle", { id: 1, schedule }))
        .statusCode;
    expect([await patch("text", JSON.stringify([ROW])), await patch("text", [ROW])]).toEqual([200, 400]);
    expect([await patch("object", JSON.stringify([ROW])), await patch("object", [ROW])]).toEqual([200, 200]);
  });

  test("lists", async () => {
    const list = async (lists: Switches["lists"], path: string) =>
      (await scene({ switches: { lists } }).call(ADMIN, "GET", path)).json();
    expect(await list("bare", "/group/list")).toHaveLength(2);
    expect((await list("named", "/group/list")).groups).toHaveLength(2);
    expect((await list("named", "/client/list")).clients).toHaveLength(4);
    expect((await list("data", "/user/list")).data).toHaveLength(4);
  });

  test("ids", async () => {
    expect(await client({ ids: "number" })).toMatchObject({ id: 1, groups: [1] });
    expect(await client({ ids: "text" })).toMatchObject({ id: "1", groups: ["1"] });
  });

  test("percentile", async () => {
    const array = (await measured({ percentile: "array" })).percentile;
    expect([array.length, array[85]]).toEqual([101, 40]);
    const object = (await measured({ percentile: "object" })).percentile;
    expect([Object.keys(object).length, object["100"]]).toEqual([101, 40]);
    expect((await measured({ percentile: "three" })).percentile).toEqual({ 30: 40, 50: 40, 85: 40 });
  });

  test("schedule", async () => {
    const read = async (schedule: Switches["schedule"], row: object) => {
      const { call } = scene({ switches: { schedule, json: "object" } });
      await call(BOR, "PATCH", "/zalivalnik/bundle", { id: 1, schedule: [row] });
      return (await call(BOR, "GET", "/zalivalnik")).json()[0].bundles[0].schedule[0];
    };
    const { end_time: _end, ...start } = ROW;
    expect(await read("endTime", { ...start, duration: 1_800 })).toEqual(ROW);
    expect(await read("duration", ROW)).toEqual({ ...start, duration: 1_800 });
    expect(await read("duration", { ...ROW, end_time: 0 })).toEqual({ ...start, duration: 82_800 });
  });

  test("writes", async () => {
    const write = async (writes: Switches["writes"]) => {
      const answer = await scene({ switches: { writes } }).call(ADMIN, "POST", "/group", { name: "Nova" });
      return [answer.statusCode, answer.body, answer.headers["content-type"]];
    };
    expect(await write("thing")).toEqual([
      200,
      '{"id":3,"name":"Nova","metaData":"{}"}',
      "application/json; charset=utf-8",
    ]);
    expect(await write("empty")).toEqual([200, "", undefined]);
    expect(await write("success")).toEqual([200, '{"success":true}', "application/json; charset=utf-8"]);
    expect(await write("ok")).toEqual([200, "OK", "text/plain; charset=utf-8"]);
  });

  test.each(SWITCH_VALUES.writes)("writes %s, of what is always answered", async (writes) => {
    const { call } = scene({ switches: { writes } });
    expect((await call(ADMIN, "POST", "/client")).json()).toEqual({
      guid: expect.any(String),
      apiKey: expect.any(String),
    });
    const apikey = (await call(ANA, "POST", "/apikey", { clientId: 1, viewOnly: true })).json();
    expect(apikey).toEqual({ apikey: { key: expect.any(String) } });
    const login = { email: "ana@plain.example", password: "ana-12345" };
    expect((await call(NOBODY, "POST", "/user/login", login)).json()).toEqual({
      sessionId: expect.any(String),
    });
  });

  test("errors", async () => {
    const error = async (errors: Switches["errors"]) => {
      const answer = await scene({ switches: { errors } }).call(NOBODY, "GET", "/client/list");
      return [answer.statusCode, answer.body, answer.headers["content-type"]];
    };
    expect(await error("message")).toEqual([
      401,
      '{"message":"Nobody is signed in."}',
      "application/json; charset=utf-8",
    ]);
    expect(await error("text")).toEqual([401, "Nobody is signed in.", "text/plain; charset=utf-8"]);
    expect(await error("html")).toEqual([
      401,
      expect.stringMatching(/^<!DOCTYPE html>/),
      "text/html; charset=utf-8",
    ]);
  });

  test("optional", async () => {
    const needed = ["groups", "guid", "id", "metaData", "visionType"];
    expect(Object.keys(await client({ optional: "absent" })).sort()).toEqual(needed);
    expect(Object.keys(await client({ optional: "present" })).sort()).toEqual(
      [...needed, "alarms", "info", "lastActiveDate"].sort(),
    );
    const session = async (optional: Switches["optional"]) =>
      (await scene({ switches: { optional } }).call(ANA, "GET", "/user/session")).json();
    expect(await session("absent")).toEqual({ user: { admin: false }, group: { name: "Ana's" } });
    expect(await session("present")).toEqual({
      user: { id: 2, admin: false, email: "ana@plain.example" },
      group: { id: 1, name: "Ana's", metaData: '{"groupType":"speed"}' },
    });
    expect(await measured({ optional: "absent" })).not.toHaveProperty("count_by_length_total");
    expect(await measured({ optional: "present" })).toHaveProperty("resultsTable");
  });

  test("trends", async () => {
    const trends = (fields: object) => Object.keys(fields).filter((name) => name.endsWith("_trend"));
    expect(trends(await measured({ trends: "present" }))).toHaveLength(7);
    expect(trends(await measured({ trends: "absent" }))).toEqual([]);
  });

  test("configNesting", async () => {
    const config = async (configNesting: Switches["configNesting"]) => {
      const { call, store } = scene({ switches: { configNesting } });
      store.setConfig(1, { cfgID: "KB0" });
      return (await call(ANA, "GET", "/config?clientId=1")).json();
    };
    expect(await config("data")).toEqual({ data: '{"cfgID":"KB0"}' });
    expect(await config("data.data")).toEqual({ data: { data: '{"cfgID":"KB0"}' } });
  });

  test("createdBy", async () => {
    const creator = async (createdBy: Switches["createdBy"]) => {
      const { call } = scene({ switches: { createdBy } });
      await call(ANA, "POST", "/action", { clientId: 1, data: "{}" });
      return (await call(ADMIN, "GET", "/action/listAll")).json()[0].createdBy;
    };
    expect(await creator("object")).toEqual({ email: "ana@plain.example" });
    expect(await creator("text")).toBe("ana@plain.example");
  });

  test.each(SWITCH_VALUES.unknownPath)("unknownPath %s", async (unknownPath) => {
    const { call } = scene({ switches: { unknownPath } });
    expect((await call(ADMIN, "GET", "/nowhere")).statusCode).toBe(unknownPath);
    expect((await call(ADMIN, "POST", "/client/list", {})).statusCode).toBe(unknownPath);
  });

  test.each(SWITCH_VALUES.loginRefusal)("loginRefusal %s", async (loginRefusal) => {
    const { call } = scene({ switches: { loginRefusal } });
    const wrong = { email: "ana@plain.example", password: "wrong" };
    const answer = await call(NOBODY, "POST", "/user/login", wrong);
    if (loginRefusal === "success-false")
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: false }]);
    else expect(answer.statusCode).toBe(loginRefusal);
  });

  test("metaDataWrites", async () => {
    const written = async (metaDataWrites: Switches["metaDataWrites"]) => {
      const { call, first } = scene({ switches: { metaDataWrites } });
      await call(ANA, "POST", "/client/metaData", { clientId: 1, metaData: '{"notes":"stara"}' });
      return first.metaData;
    };
    expect(await written("replace")).toEqual({ notes: "stara" });
    expect(await written("merge")).toEqual({ locationName: "Šola", speedLimit: 50, notes: "stara" });
  });

  test.each([
    ["all-only-400", 400],
    ["all-only-404", 404],
    ["empty", 200],
  ] as const)("measurementTypes %s", async (measurementTypes, status) => {
    const { call } = scene({ switches: { measurementTypes } });
    const answer = await call(ANA, "GET", `/measurement?clientId=1&type=csvDaily&${DAY}`);
    expect(answer.statusCode).toBe(status);
    if (status === 200) expect(answer.json()).toEqual({});
    expect((await call(ANA, "GET", `/measurement?clientId=1&type=ALL&${DAY}`)).statusCode).toBe(200);
  });

  test("headers and the keys' scheme", async () => {
    const { server } = scene({ switches: { sessionHeader: "Sid", groupHeader: "Gid", keyScheme: "Bearer" } });
    const list = async (headers: Record<string, string>) => {
      const answer = await server.inject({ url: "/client/list", headers });
      return answer.statusCode === 200 ? answer.json().length : answer.statusCode;
    };
    expect(await list({ sid: "of-admin" })).toBe(4);
    expect(await list({ sid: "of-admin", gid: "2" })).toBe(1);
    expect(await list({ authorization: "Bearer of-first" })).toBe(1);
    expect(await list({ authorization: "ApiKey of-first" })).toBe(401);
    expect(await list({ "x-session-id": "of-admin" })).toBe(401);
    expect(await list({ cookie: "Sid=of-admin" })).toBe(401);
  });
});

describe("session", () => {
  const LOGIN = { email: "ana@plain.example", password: "ana-12345" };
  const signIn = async (switches: Partial<Switches>) => {
    const { server, store } = scene({ switches });
    const { body, headers } = await server.inject({ method: "POST", url: "/user/login", payload: LOGIN });
    const [, ofAna] = [...store.sessions].filter(([, userId]) => userId === 2).map(([id]) => id);
    return { server, store, body, cookies: headers["set-cookie"], sessionId: String(ofAna) };
  };

  test("header", async () => {
    const { body, cookies, sessionId } = await signIn({ session: "header" });
    expect([JSON.parse(body), cookies]).toEqual([{ sessionId }, undefined]);
  });

  test("cookie", async () => {
    const { server, store, body, cookies, sessionId } = await signIn({ session: "cookie" });
    expect(sessionId).toMatch(/^s%3A.*=$/);
    expect([body, cookies]).toEqual([
      "{}",
      ["lang=sl; Path=/", `sid=${sessionId}; Path=/; HttpOnly; SameSite=Lax`],
    ]);
    const call = async (method: "GET" | "POST", url: string, headers: Record<string, string>, payload = {}) =>
      (await server.inject({ method, url, headers, ...(method === "POST" && { payload }) })).statusCode;
    const status = (headers: Record<string, string>) => call("GET", "/user/session", headers);
    expect(await status({ cookie: `lang=sl; sid=${sessionId}` })).toBe(200);
    expect(await status({ "x-session-id": sessionId })).toBe(401);
    expect(await status({ cookie: `other=${sessionId}` })).toBe(401);
    await call("POST", "/user/logout", {}, { session_id: sessionId });
    expect(store.sessions.has(sessionId)).toBe(true);
    await call("POST", "/user/logout", { cookie: `sid=${sessionId}` });
    expect(store.sessions.has(sessionId)).toBe(false);
  });

  test.each([
    ["thing", "{}"],
    ["empty", ""],
    ["success", '{"success":true}'],
    ["ok", "OK"],
  ] as const)("cookie of another name, with writes %s", async (writes, answered) => {
    const { body, cookies } = await signIn({ session: "cookie", sessionCookie: "JSESSIONID", writes });
    expect([body, cookies]).toEqual([answered, [expect.anything(), expect.stringMatching(/^JSESSIONID=/)]]);
  });
});

describe("switches as text", () => {
  test("are read by their names", () => {
    expect(parseSwitches("json=object, unknownPath=403,configNesting=data.data,sessionHeader=sid")).toEqual({
      ...{ json: "object", unknownPath: 403, configNesting: "data.data", sessionHeader: "sid" },
    });
    expect(parseSwitches("")).toEqual({});
  });

  test.each([
    ["jsn=text", /no switch "jsn".*measurementTypes/],
    ["json=xml", /json must be one of text, object; it is "xml"/],
    ["json", /json must be one of/],
    ["keyScheme=a b", /keyScheme must be letters/],
    ["constructor=1", /no switch/],
  ])("%s is refused", (text, reason) => {
    expect(() => parseSwitches(text)).toThrow(reason);
  });
});
