import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { FastifyInstance } from "fastify";
import { ask, buildGateway, SIGNED_IN } from "./gatewayUnderTest.js";
import { NOTHING, type PlatformDouble, startPlatformDouble } from "./platformDouble.js";

const SIGN = { id: 7, guid: "sign", groups: [1], timeZone: "Europe/Ljubljana", metaData: {} };
const [FROM, TO] = [1_790_000_000, 1_790_086_400];
const INTERVAL = `interval: { from: ${FROM}, to: ${TO} }`;
const NOTE = {
  id: 3,
  clientId: 7,
  groupId: null,
  calendarId: null,
  kind: "roadWorks",
  text: "Zapora",
  from: FROM,
  to: FROM + 3600,
  isEditable: true,
  etag: "etag-of-note",
};
const CALENDAR = {
  id: 5,
  groupId: 1,
  name: "Šola",
  kind: "schoolHolidays",
  url: "https://example.si/sola.ics",
  createDate: FROM,
  checkedDate: TO,
  takenDate: FROM,
  fault: "CALENDAR_NO_ANSWER",
  events: 4,
  outside: 1,
  leftOut: [{ line: 12, reason: "unknownZone", text: null }],
  etag: "etag-of-calendar",
};

let platform: PlatformDouble;
let gateway: FastifyInstance;

beforeEach(async () => {
  platform = await startPlatformDouble();
  gateway = await buildGateway(platform.url);
  platform.on("GET client", () => SIGN);
});
afterEach(async () => {
  await gateway.close();
  await platform.close();
});

const asked = (question: string) => ask(gateway, question, { headers: SIGNED_IN });

it("tells notes, holidays and what figures leave out of a period, by one call each", async () => {
  const queries: unknown[] = [];
  const answering = (answer: unknown) => (request: { query: unknown }) => {
    queries.push(request.query);
    return answer;
  };
  platform.on("GET note/list", answering([NOTE, { ...NOTE, id: 4, kind: "new kind", etag: null }]));
  platform.on(
    "GET holiday/list",
    answering({
      clientId: 7,
      holidays: [{ date: "2026-09-21", from: FROM, to: TO, name: { sl: "praznik", en: "holiday" } }],
    }),
  );
  platform.on("GET exclusion/spans", answering([{ clientId: 7, from: FROM, to: TO, reason: "okvara" }]));
  const { data, errors } = await asked(
    `{ client(id: 7) { notes(${INTERVAL}) { id kind text from etag isEditable } holidays(${INTERVAL}) { date name { sl } } leftOut(${INTERVAL}) { from to reason } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data?.client).toEqual({
    notes: [
      { id: "3", kind: "ROAD_WORKS", text: "Zapora", from: FROM, etag: "etag-of-note", isEditable: true },
      { id: "4", kind: "OTHER", text: "Zapora", from: FROM, etag: null, isEditable: true },
    ],
    holidays: [{ date: "2026-09-21", name: { sl: "praznik" } }],
    leftOut: [{ from: FROM, to: TO, reason: "okvara" }],
  });
  expect(queries).toEqual(
    Array.from({ length: 3 }, () => ({ clientId: "7", startTimestamp: `${FROM}`, endTimestamp: `${TO}` })),
  );
});

it("tells that holidays are not known, which is not the same as none", async () => {
  platform.on("GET holiday/list", () => ({ clientId: 7, timeZone: "Europe/Vienna", holidays: null }));
  const { data } = await asked(`{ client(id: 7) { holidays(${INTERVAL}) { date } } }`);
  expect(data?.client).toEqual({ holidays: null });
});

it("adds, changes and deletes notes, held to what their maker knew", async () => {
  const sent: unknown[] = [];
  for (const method of ["POST", "PUT", "DELETE"])
    platform.on(`${method} note`, (request) => {
      sent.push([method, request.body ?? request.query, request.headers["if-match"]]);
      return NOTE;
    });
  const fields = `kind: ROAD_WORKS, text: "Zapora", from: ${FROM}, to: ${FROM + 3600}`;
  await asked(`mutation { createNote(input: { clientId: 7, ${fields} }) { note { id } } }`);
  await asked(`mutation { createNote(input: { groupId: 1, ${fields} }) { note { id } } }`);
  await asked(
    `mutation { updateNote(input: { id: 3, ifMatch: "etag-of-note", ${fields} }) { note { id } } }`,
  );
  const { data } = await asked("mutation { deleteNote(input: { id: 3 }) { isDeleted } }");
  expect(data).toEqual({ deleteNote: { isDeleted: true } });
  const body = { kind: "roadWorks", text: "Zapora", from: FROM, to: FROM + 3600 };
  expect(sent).toEqual([
    ["POST", { clientId: 7, ...body }, undefined],
    ["POST", { groupId: 1, ...body }, undefined],
    ["PUT", { id: 3, ...body }, '"etag-of-note"'],
    ["DELETE", { id: "3" }, undefined],
  ]);
});

it("tries a calendar, and tells what would be taken in and what not", async () => {
  let sent: unknown;
  platform.on("POST calendar", (request) => {
    sent = [request.body, request.headers["x-dry-run"]];
    return { ...CALENDAR, taken: [{ text: "Počitnice", from: FROM, to: TO }] };
  });
  const { data, errors } = await asked(
    'mutation { createCalendar(input: { groupId: 1, name: "Šola", kind: SCHOOL_HOLIDAYS, file: "BEGIN:VCALENDAR", dryRun: true }) { calendar { fault leftOut { line reason text } } taken { text } } }',
  );
  expect(errors).toBeUndefined();
  expect(data?.createCalendar).toEqual({
    calendar: {
      fault: "CALENDAR_NO_ANSWER",
      leftOut: [{ line: 12, reason: "UNKNOWN_ZONE", text: null }],
    },
    taken: [{ text: "Počitnice" }],
  });
  expect(sent).toEqual([
    { groupId: 1, name: "Šola", kind: "schoolHolidays", file: "BEGIN:VCALENDAR" },
    "true",
  ]);
});

it("lists, changes, reads again and deletes a group's calendars", async () => {
  platform.on("GET group/list", () => [{ id: 1, name: "Bled", metaData: {} }]);
  platform.on("GET calendar/list", () => [CALENDAR]);
  platform.on("PUT calendar", () => CALENDAR);
  platform.on("POST calendar/refresh", () => CALENDAR);
  platform.on("DELETE calendar", () => null);
  const { data } = await asked("{ group(id: 1) { calendars { id events takenDate } } }");
  expect(data?.group).toEqual({ calendars: [{ id: "5", events: 4, takenDate: FROM }] });
  const changed = await asked(
    'mutation { updateCalendar(input: { id: 5, name: "Šola", kind: EVENT }) { calendar { id } taken { text } } }',
  );
  expect(changed.data?.updateCalendar).toEqual({ calendar: { id: "5" }, taken: [] });
  expect((await asked("mutation { refreshCalendar(input: { id: 5 }) { calendar { fault } } }")).data).toEqual(
    {
      refreshCalendar: { calendar: { fault: "CALENDAR_NO_ANSWER" } },
    },
  );
  expect((await asked("mutation { deleteCalendar(input: { id: 5 }) { isDeleted } }")).data).toEqual({
    deleteCalendar: { isDeleted: true },
  });
});

it("asks no other platform for any of it", async () => {
  const plain = await startPlatformDouble(0, NOTHING);
  const other = await buildGateway(plain.url);
  plain.on("GET client", () => SIGN);
  const { data } = await ask(
    other,
    `{ client(id: 7) { notes(${INTERVAL}) { id } holidays(${INTERVAL}) { date } leftOut(${INTERVAL}) { from } } }`,
    { headers: SIGNED_IN },
  );
  expect(data?.client).toEqual({ notes: null, holidays: null, leftOut: null });
  expect(plain.calls.filter((call) => /note|holiday|exclusion/.test(call))).toEqual([]);
  await other.close();
  await plain.close();
});
