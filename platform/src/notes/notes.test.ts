import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { addClient, addGroup, addUser } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY } from "../time/clock.js";
import type { NoteJson } from "./schemas.js";

let platform: TestPlatform;
let admin: Headers;
let groupId: number;
let user: Headers;
let stranger: Headers;
let strangers: number;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Bled");
  user = (await addUser(platform, admin, "ana@example.si", groupId)).headers;
  strangers = await addGroup(platform, admin, "Kranj");
  stranger = (await addUser(platform, admin, "bor@example.si", strangers)).headers;
});
beforeEach(() => {
  platform.clock.now = START;
});
afterAll(() => platform.stop());

const PERIOD = { from: START - 100 * DAY, to: START + 100 * DAY };
const notesOf = (clientId: number, headers = user, { from, to } = PERIOD) =>
  platform.ok<NoteJson[]>(
    "GET",
    `/note/list?clientId=${clientId}&startTimestamp=${from}&endTimestamp=${to}`,
    headers,
  );
const note = (about: object, headers = user) =>
  platform.call("POST", "/note", headers, {
    kind: "roadWorks",
    text: "Zapora",
    from: START - 2 * DAY,
    to: START - DAY,
    ...about,
  });
const faults = ({ status, body }: { status: number; body: unknown }) => {
  const { error } = body as { error: { details?: { fields: { path: string; fault: string }[] } } };
  return [status, ...(error.details?.fields ?? []).map((one) => `${one.path} ${one.fault}`)];
};
const move = (clientId: number, from: number, to: object = { newPlace: { metaData: {} } }) =>
  platform.ok<{ stays: { placeId: number | null }[] }>("PUT", "/client/stay", admin, {
    clientId,
    from,
    ...to,
  });

describe("a note", () => {
  it("of a device is told to its group and administrators, and to nobody else", async () => {
    const { id } = await addClient(platform, admin, groupId);
    const made = await note({ clientId: id });
    expect(made).toMatchObject({
      status: 201,
      body: {
        clientId: id,
        groupId: null,
        calendarId: null,
        kind: "roadWorks",
        text: "Zapora",
        isEditable: true,
      },
    });
    expect(await notesOf(id)).toEqual([made.body]);
    expect(await notesOf(id, admin)).toEqual([made.body]);
    const seen = `/note/list?clientId=${id}&startTimestamp=${PERIOD.from}&endTimestamp=${PERIOD.to}`;
    expect((await platform.call("GET", seen, stranger)).status).toBe(404);
    expect(await notesOf(id, user, { from: START - DAY, to: START })).toEqual([]);
  });

  it("of a group is about all of its devices, and about those of no other", async () => {
    const [own, other] = [
      await addClient(platform, admin, groupId),
      await addClient(platform, admin, strangers),
    ];
    const { body } = await note({ groupId, text: "Kolesarska dirka" });
    expect(await notesOf(own.id)).toEqual([body]);
    expect(await notesOf(other.id, stranger)).toEqual([]);
    expect((await note({ groupId }, stranger)).status).toBe(404);
    const both = await addClient(platform, admin, groupId);
    await platform.ok("POST", "/client/assignTo", admin, { groupId: strangers, clientId: both.id });
    expect(await notesOf(both.id, stranger)).toEqual([]);
    expect(await notesOf(both.id, admin)).toEqual([body]);
    await platform.ok("DELETE", `/note?id=${(body as NoteJson).id}`, user);
  });

  it("is changed by whoever knows it as it is, and deleted", async () => {
    const client = await addClient(platform, admin, groupId);
    const { id, etag } = (await note({ clientId: client.id })).body as NoteJson;
    const fields = { id, kind: "event", text: "Sejem", from: START, to: START + 60 };
    const held = { ...user, "if-match": `"${etag}"` };
    expect(await platform.ok("PUT", "/note", held, fields)).toMatchObject({ ...fields, clientId: client.id });
    expect((await platform.call("PUT", "/note", held, { ...fields, to: 1 })).status).toBe(412);
    expect((await platform.call("PUT", "/note", stranger, fields)).status).toBe(404);
    expect((await platform.call("DELETE", `/note?id=${id}`, stranger)).status).toBe(404);
    const history = await platform.ok<object[]>("GET", `/revision/list?kind=note&id=${id}`, user);
    expect(history).toHaveLength(2);
    await platform.ok("DELETE", `/note?id=${id}`, user);
    expect(await notesOf(client.id)).toEqual([]);
  });

  it.each([
    ["that ends before it begins", { to: START - 3 * DAY }, [422, "to NOT_AFTER_START"]],
    ["of three years", { to: START + 1000 * DAY }, [422, "to PERIOD_TOO_LONG"]],
    ["of nobody", { clientId: undefined }, [400, "clientId ONE_OF_TWO"]],
    ["without words", { text: "" }, [422, "text TOO_SHORT"]],
  ])("%s is refused", async (_, wrong, expected) => {
    const { id } = await addClient(platform, admin, groupId);
    expect(faults(await note({ clientId: id, ...wrong }))).toEqual(expected);
  });
});

describe("notes of a device that moved", () => {
  it("stay with the street, and new ones go to the place where it stood then", async () => {
    const { id } = await addClient(platform, admin, groupId);
    await note({ clientId: id, text: "Stara ulica", from: START - 40 * DAY, to: START - 39 * DAY });
    const { stays } = await move(id, START - 30 * DAY);
    const [street = 0, school = 0] = stays.map(({ placeId }) => placeId ?? 0);
    await move(id, START - 3 * DAY, { placeId: null });
    expect((await notesOf(street)).map(({ text }) => text)).toEqual(["Stara ulica"]);
    expect((await notesOf(id)).map(({ text, clientId }) => [text, clientId])).toEqual([
      ["Stara ulica", street],
    ]);
    const there = await note({
      clientId: id,
      text: "Pri šoli",
      from: START - 20 * DAY,
      to: START - 19 * DAY,
    });
    expect(there.body).toMatchObject({ clientId: school });
    // Of the street, but when the device stood elsewhere.
    await note({ clientId: street, text: "Brez naprave", from: START - 20 * DAY, to: START - 19 * DAY });
    expect((await notesOf(id)).map(({ text }) => text)).toEqual(["Stara ulica", "Pri šoli"]);
    const spans = await note({ clientId: id, from: START - 31 * DAY, to: START - 29 * DAY });
    expect(faults(spans)).toEqual([422, "to NOTE_SPANS_MOVE"]);
    expect(faults(await note({ clientId: id }))).toEqual([422, "from NOTE_IN_STORE"]);
  });

  it("are told to whose place it was then, and not those that reach over the move", async () => {
    const { id, device } = await addClient(platform, admin, groupId);
    const hour = START - (START % 3600) - 3600;
    await platform.ok("POST", "/device/measurements", device, {
      batchId: "1",
      from: hour,
      to: hour + 60,
      readings: [{ timestamp: hour, speed: 50 }],
    });
    await note({ clientId: id, text: "Prej" });
    await note({ clientId: id, text: "Čez premik", from: START - DAY, to: START + DAY });
    await platform.ok("PUT", "/client/group", admin, { clientId: id, groupId: strangers });
    const ofGroup = (await note({ groupId, text: "Stara skupina", from: START - DAY, to: START + DAY }))
      .body as NoteJson;
    const later = await note({ clientId: id, text: "Pozneje", from: START + 60, to: START + 120 }, stranger);
    expect(later.status).toBe(201);
    expect((await notesOf(id, stranger)).map(({ text }) => text)).toEqual(["Pozneje"]);
    const places = await platform.ok<{ id: number }[]>("GET", "/place/list", user);
    const told = (await Promise.all(places.map((one) => notesOf(one.id)))).flat().map(({ text }) => text);
    expect(told).toEqual(expect.arrayContaining(["Prej", "Čez premik"]));
    expect(told).not.toContain("Pozneje");
    expect(faults(await note({ clientId: id }, stranger))).toEqual([422, "from BEFORE_GROUP"]);
    await platform.ok("DELETE", `/note?id=${ofGroup.id}`, user);
  });

  it("are, of any moves, those of where it stood, as computed by hand", async () => {
    const day = (index: number) => START - (20 - index) * DAY;
    const moves = fc.uniqueArray(fc.integer({ min: 1, max: 19 }), { maxLength: 4 });
    const spans = fc.array(fc.record({ first: fc.integer({ min: 0, max: 19 }), at: fc.nat({ max: 4 }) }), {
      minLength: 1,
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(moves, spans, async (some, wanted) => {
        const { id } = await addClient(platform, admin, groupId);
        const days = [...some].sort((one, other) => one - other);
        let places: (number | null)[] = [id];
        for (const at of days) places = (await move(id, day(at))).stays.map(({ placeId }) => placeId);
        const borders = [0, ...days, 21];
        const expected: string[] = [];
        for (const [index, { first, at }] of wanted.entries()) {
          const place = places[at % places.length] ?? 0;
          const text = `${index}`;
          await note({ clientId: place, text, from: day(first), to: day(first + 1) });
          const [from = 0, to = 0] = borders.slice(at % places.length, (at % places.length) + 2);
          const begins = at % places.length === 0 ? -99 : from;
          if (first < (at % places.length === places.length - 1 ? 99 : to) && first + 1 > begins)
            expected.push(text);
        }
        expect((await notesOf(id)).map(({ text }) => text).sort()).toEqual(expected.sort());
        expect((await notesOf(id, admin)).map(({ text }) => text).sort()).toEqual(expected.sort());
      }),
      { numRuns: cases(12) },
    );
  }, 120_000);
});
