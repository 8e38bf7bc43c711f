import { createServer } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import type { NoteJson } from "../notes/schemas.js";
import { DAY, HOUR } from "../time/clock.js";
import { fetchCalendar } from "./fetch.js";
import type { CalendarJson } from "./schemas.js";

/** A calendar's server, whose answer the tests choose. */
const answer = { status: 200, body: "", location: "", asked: 0 };
const server = createServer((_, response) => {
  answer.asked += 1;
  if (answer.status === 0) return;
  response.writeHead(answer.status, answer.location === "" ? {} : { location: answer.location });
  response.end(answer.body);
});

let platform: TestPlatform;
const logged: string[] = [];
let admin: Headers;
let user: Headers;
let stranger: Headers;
let groupId: number;
let clientId: number;
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/koledar.ics`;
  platform = await TestPlatform.start(
    undefined,
    { WEBHOOK_ALLOW_PRIVATE: "1", LOG_LEVEL: "debug" },
    { write: (line) => logged.push(line) },
  );
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Bled");
  // A session ends within the days of these tests, a key does not.
  const keyOf = async (id: number, email: string): Promise<Headers> => {
    const { headers } = await addUser(platform, admin, email, id);
    const made = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", headers, {
      groupId: id,
      viewOnly: false,
    });
    return { authorization: `ApiKey ${made.apikey.key}` };
  };
  user = await keyOf(groupId, "ana@example.si");
  stranger = await keyOf(await addGroup(platform, admin, "Kranj"), "bor@example.si");
  clientId = (await addClient(platform, admin, groupId)).id;
});
beforeEach(() => {
  Object.assign(answer, { status: 200, body: file("Počitnice"), location: "", asked: 0 });
});
afterEach(async () => {
  const list = await platform.ok<CalendarJson[]>("GET", `/calendar/list?groupId=${groupId}`, user);
  for (const { id } of list) await platform.ok("DELETE", `/calendar?id=${id}`, user);
});
afterAll(async () => {
  await platform.stop();
  server.closeAllConnections();
  server.close();
});

const dateOf = (instant: number) => new Date(instant * 1000).toISOString().slice(0, 10).replaceAll("-", "");
const file = (...names: string[]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...names.flatMap((name, index) => [
      ...["BEGIN:VEVENT", `UID:${index}`, `DTSTART;VALUE=DATE:${dateOf(START + index * DAY)}`],
      ...[`SUMMARY:${name}`, "END:VEVENT"],
    ]),
    ...["BEGIN:VTODO", "UID:x", "SUMMARY:Naloga", "END:VTODO"],
    "END:VCALENDAR",
  ].join("\r\n");
const add = (source: object, headers = user) =>
  platform.call("POST", "/calendar", headers, { groupId, name: "Šola", kind: "schoolHolidays", ...source });
const list = () => platform.ok<CalendarJson[]>("GET", `/calendar/list?groupId=${groupId}`, user);
const notes = async () =>
  (
    await platform.ok<NoteJson[]>(
      "GET",
      `/note/list?clientId=${clientId}&startTimestamp=${START - 9 * DAY}&endTimestamp=${START + 9 * DAY}`,
      user,
    )
  ).map(({ text, kind, isEditable }) => [text, kind, isEditable]);
const fault = ({ body }: { body: unknown }) =>
  (body as { error: { details: { fields: { path: string; fault: string }[] } } }).error.details.fields.map(
    (one) => `${one.path} ${one.fault}`,
  );

describe("a calendar", () => {
  it("of a file brings notes, says what it left out, and can be tried first", async () => {
    const tried = await add({ file: file("Jesenske", "Zimske") }, { ...user, "x-dry-run": "true" });
    expect(tried).toMatchObject({
      status: 201,
      body: {
        taken: [{ text: "Jesenske" }, { text: "Zimske" }],
        leftOut: [{ line: 13, reason: "notAnEvent", text: "Naloga" }],
      },
    });
    expect(await list()).toEqual([]);
    await add({ file: file("Jesenske", "Zimske") });
    expect(await list()).toMatchObject([{ name: "Šola", url: null, events: 2, fault: null, outside: 0 }]);
    expect(await notes()).toEqual([
      ["Jesenske", "schoolHolidays", false],
      ["Zimske", "schoolHolidays", false],
    ]);
  });

  it("is its group's alone, and its notes change with it alone", async () => {
    const { body } = await add({ file: file("Jesenske") });
    const { id } = body as CalendarJson;
    expect((await add({ file: file("Jesenske") }, stranger)).status).toBe(404);
    expect((await platform.call("GET", `/calendar/list?groupId=${groupId}`, stranger)).status).toBe(404);
    expect((await platform.call("DELETE", `/calendar?id=${id}`, stranger)).status).toBe(404);
    const [note] = await platform.ok<NoteJson[]>(
      "GET",
      `/note/list?clientId=${clientId}&startTimestamp=${START - DAY}&endTimestamp=${START + DAY}`,
      user,
    );
    expect((await platform.call("DELETE", `/note?id=${note?.id}`, user)).status).toBe(409);
  });

  it("is changed from what somebody knows: with another file its events are those, without they stay", async () => {
    const { id, etag } = (await add({ file: file("Jesenske") })).body as CalendarJson;
    const put = (body: object, headers = user) =>
      platform.call("PUT", "/calendar", headers, { id, name: "Dogodki", kind: "event", ...body });
    const held = { ...user, "if-match": `"${etag}"` };
    expect(await put({}, held)).toMatchObject({ status: 200, body: { events: 1, taken: [] } });
    expect(await notes()).toEqual([["Jesenske", "event", false]]);
    expect((await put({ file: "nothing" }, held)).status).toBe(412);
    expect(fault(await put({ file: "nothing" }))).toEqual(["file NOT_A_CALENDAR"]);
    await put({ file: file("Zimske") });
    expect(await notes()).toEqual([["Zimske", "event", false]]);
  });

  it("at an address is read again each day; where that fails, what there is stays, and since when is told", async () => {
    platform.clock.now = START;
    await add({ url });
    expect(await notes()).toEqual([["Počitnice", "schoolHolidays", false]]);
    answer.body = file("Druge počitnice");
    platform.clock.now = START + 23 * HOUR;
    await platform.app.jobs.run("calendars");
    expect(answer.asked).toBe(1);
    answer.status = 503;
    platform.clock.now = START + 25 * HOUR;
    await platform.app.jobs.run("calendars");
    expect(await list()).toMatchObject([
      { fault: "CALENDAR_REFUSED", takenDate: START, checkedDate: START + 25 * HOUR, events: 1 },
    ]);
    expect(await notes()).toEqual([["Počitnice", "schoolHolidays", false]]);
    answer.status = 200;
    platform.clock.now = START + 27 * HOUR;
    await platform.app.jobs.run("calendars");
    expect(await list()).toMatchObject([{ fault: null, takenDate: START + 27 * HOUR }]);
    expect(await notes()).toEqual([["Druge počitnice", "schoolHolidays", false]]);
  });

  it("is told whole to those who may edit it, and to nobody else: the log and the revisions say where it is", async () => {
    platform.clock.now = START;
    const host = url.replace("/koledar.ics", "");
    const secret = (part: string) => `${host}/private-${part}/basic.ics?token=${part}`;
    const { id, etag } = (await add({ url: secret("geheim1") })).body as CalendarJson;
    expect(await list()).toMatchObject([{ url: secret("geheim1") }]);
    for (const headers of [stranger, {}])
      expect((await platform.call("GET", `/calendar/list?groupId=${groupId}`, headers)).status).not.toBe(200);
    await platform.ok(
      "PUT",
      "/calendar",
      { ...user, "if-match": `"${etag}"` },
      { id, name: "Šola", kind: "event", url: secret("geheim2") },
    );
    answer.status = 503;
    platform.clock.now += 60;
    await platform.ok("POST", "/calendar/refresh", user, { id });
    expect(fault(await add({ url: secret("geheim3") }))).toEqual(["url CALENDAR_REFUSED"]);
    const told = JSON.stringify([
      await platform.ok("GET", "/audit/list?limit=1000&changes=true", admin),
      await platform.ok("GET", `/revision/list?kind=calendar&id=${id}`, user),
      logged,
    ]);
    expect(told).toContain(`${host}/pri… #`);
    expect(told).not.toMatch(/geheim|private-/);
  });

  it("is read when somebody asks, not more often than once a minute", async () => {
    const { id } = (await add({ url })).body as CalendarJson;
    await platform.ok("POST", "/calendar/refresh", user, { id });
    expect(answer.asked).toBe(1);
    platform.clock.now += 60;
    answer.body = "<html>";
    expect(await platform.ok("POST", "/calendar/refresh", user, { id })).toMatchObject({
      fault: "NOT_A_CALENDAR",
      events: 1,
    });
    expect(answer.asked).toBe(2);
  });

  it.each([
    ["is no calendar", { body: "<html>" }, "NOT_A_CALENDAR"],
    ["is refused", { status: 401 }, "CALENDAR_REFUSED"],
    ["leads round in circles", { status: 302, location: "/again" }, "CALENDAR_REDIRECTS"],
    ["is too large", { body: "x".repeat(900 * 1024) }, "CALENDAR_TOO_LARGE"],
  ])("whose address %s is not added", async (_, wrong, expected) => {
    Object.assign(answer, wrong);
    expect(fault(await add({ url }))).toEqual([`url ${expected}`]);
    expect(await list()).toEqual([]);
  });
});

describe("an address", () => {
  const openness = { private: false, development: true };
  const to =
    (address: string): LookupFunction =>
    (_name, { all }, done) =>
      all ? done(null, [{ address, family: 4 }]) : done(null, address, 4);

  it("of the own network is not asked, whatever its name says", async () => {
    expect(await fetchCalendar(url, { openness })).toBe("NOT_PUBLIC");
    const named = url.replace("127.0.0.1", "koledar.example.si");
    expect(await fetchCalendar(named, { openness, lookup: to("127.0.0.1") })).toBe("NOT_PUBLIC");
    expect(answer.asked).toBe(0);
  });

  it("that leads on into the own network is not followed", async () => {
    Object.assign(answer, { status: 302, location: "file:///etc/passwd" });
    expect(await fetchCalendar(url, { openness: { private: true, development: false } })).toBe("NOT_PUBLIC");
  });

  it("that does not answer is given up", async () => {
    answer.status = 0;
    const reach = { openness: { private: true, development: false }, within: 50 };
    expect(await fetchCalendar(url, reach)).toBe("CALENDAR_NO_ANSWER");
  });
});
