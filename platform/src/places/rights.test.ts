import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { readWorkbook } from "../../test/spreadsheet.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { EXPORT_NAMES } from "../exports/files.js";

const HOUR = 3600;
const MOVE = START - 2 * HOUR + 1234;
const PERIOD = { startTimestamp: START - 4 * HOUR, endTimestamp: START };

let platform: TestPlatform;
let sign: TestClient;
/** A device that never moved, and measured at the old place's time alone, and one at the new one's. */
let [earlier, later]: TestClient[] = [];
let [street, square] = [0, 0];
const headersOf: Record<string, Headers> = {};

/** A sign that was the old group's, and is the new one's since MOVE, told late. */
beforeAll(async () => {
  platform = await TestPlatform.start();
  const admin = await platform.signIn(ADMIN);
  const [old, fresh] = [await addGroup(platform, admin, "Old"), await addGroup(platform, admin, "New")];
  const people = {
    former: await addUser(platform, admin, "former@example.si", old),
    present: await addUser(platform, admin, "present@example.si", fresh),
  };
  sign = await addClient(platform, admin, old);
  [earlier, later] = [await addClient(platform, admin), await addClient(platform, admin)];
  const hours = [1, 2, 3].map((hour) => START - 4 * HOUR + hour * HOUR - 1800);
  for (const from of hours) await count(sign, from, from + 2 * 1800);
  for (const [client, from, to] of [
    [earlier, hours[0] ?? 0, MOVE],
    [later, MOVE, (hours[2] ?? 0) + 3600],
  ] as const)
    for (const hour of hours) {
      const part = { from: Math.max(hour, from), to: Math.min(hour + 3600, to) };
      if (client && part.from < part.to) await count(client, part.from, part.to, hour);
    }
  const { stays } = await platform.ok<{ stays: { placeId: number }[] }>("PUT", "/client/stay", admin, {
    clientId: (await addClient(platform, admin, fresh)).id,
    newPlace: { metaData: { locationName: "Trg" } },
  });
  square = stays[1]?.placeId ?? 0;
  const moved = await platform.ok<{ stays: { placeId: number }[] }>("PUT", "/client/stay", admin, {
    clientId: sign.id,
    placeId: square,
    from: MOVE,
  });
  street = moved.stays[0]?.placeId ?? 0;
  await tellOf(admin, street, earlier?.id, START - 4 * HOUR, 30);
  await tellOf(admin, square, later?.id, START - HOUR, 70);
  Object.assign(headersOf, { admin });
  for (const [name, { headers }] of Object.entries(people)) {
    const place = name === "former" ? street : square;
    Object.assign(headersOf, {
      [name]: headers,
      [`${name}, view key`]: await keyOf(headers, place, true),
      [`${name}, full key`]: await keyOf(headers, place, false),
      [`${name}, report`]: await reportOf(headers, place),
    });
  }
});
afterAll(() => platform.stop());

/** The same limits, note and excluded span at a place, and of the device that never moved. */
async function tellOf(admin: Headers, place: number, twin = 0, from: number, speedLimit: number) {
  const limits = [
    { from: null, speedLimit: 50 },
    { from, speedLimit },
  ];
  const note = { kind: "roadWorks", text: `limit ${speedLimit}`, from, to: from + 600 };
  const span = { from: from + 300, to: from + 360, reason: "testDrive" };
  for (const clientId of [place, twin]) {
    await platform.ok("PUT", "/client/limits", admin, { clientId, limits });
    await platform.ok("POST", "/note", admin, { clientId, ...note });
  }
  for (const clientId of [sign.id, twin])
    await platform.ok("POST", "/exclusion", admin, { clientId, ...span });
}

/** Every five minutes one road user, in the part of an hour's batch. */
function count(client: TestClient, from: number, to: number, hour = from) {
  const times = Array.from({ length: 12 }, (_, index) => hour + index * 300).filter(
    (at) => at >= from && at < to,
  );
  const readings = times.map((timestamp) => ({ timestamp, speed: 30 + (timestamp % 50), length: 4 }));
  return platform.ok("POST", "/device/measurements", client.device, {
    batchId: `${hour}`,
    from,
    to,
    readings,
  });
}

async function keyOf(headers: Headers, clientId: number, viewOnly: boolean): Promise<Headers> {
  const { apikey } = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", headers, {
    clientId,
    viewOnly,
  });
  return { authorization: `ApiKey ${apikey.key}` };
}

async function reportOf(headers: Headers, clientId: number): Promise<Headers> {
  const body = { clientId, ...PERIOD };
  const { sessionKey } = await platform.ok<{ sessionKey: string }>("POST", "/report-key", headers, body);
  return { "x-session-id": sessionKey };
}

const PERSONS = ["", ", full key"];
const READERS = ["", ", view key", ", full key", ", report"];
const period = (id: number) => ({ clientId: id, ...PERIOD });
const CALLS: [path: string, query: (id: number) => Record<string, string | number>, who: string[]][] = [
  ["/measurement", (id) => ({ ...period(id), type: "ALL" }), READERS],
  ["/measurement/summary", period, ["", ", view key", ", full key"]],
  ["/measurement/daily-traffic", period, READERS],
  ["/measurement/quarter-hours", period, READERS],
  ["/measurement/free-flow", period, READERS],
  [
    "/measurement/comparison",
    (id) => ({
      beforeClientId: id,
      beforeStartTimestamp: PERIOD.startTimestamp,
      beforeEndTimestamp: MOVE - 60,
      afterClientId: id,
      afterStartTimestamp: PERIOD.startTimestamp,
      afterEndTimestamp: PERIOD.endTimestamp,
    }),
    READERS,
  ],
  ["/client/limits", (id) => ({ clientId: id }), READERS],
  ["/note/list", period, [...PERSONS, ", report"]],
  ["/exclusion/spans", period, [...PERSONS, ", report"]],
  ["/reading/list", (id) => ({ ...period(id), count: "true" }), PERSONS],
  ...EXPORT_NAMES.map((name): [string, typeof period, string[]] => [`/export/${name}`, period, PERSONS]),
];

const cases = CALLS.flatMap(([path, query, who]) =>
  who.flatMap((reader) => [
    { path, query, reader: `former${reader}`, isFormer: true },
    { path, query, reader: `present${reader}`, isFormer: false },
  ]),
);

async function ask(path: string, query: Record<string, string | number>, headers: Headers | undefined) {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const url = `${path}?${search}`;
  if (!path.endsWith(".xlsx")) return platform.call("GET", url, headers);
  const { statusCode, rawPayload } = await platform.app.inject({
    method: "GET",
    url,
    headers: headers ?? {},
  });
  return { status: statusCode, body: statusCode === 200 ? readWorkbook(rawPayload).sheets : null };
}

it.each(cases)(
  "$path shows $reader what was measured while the place was theirs, no more and no less",
  async ({ path, query, reader, isFormer }) => {
    const [place, closed, twin] = isFormer ? [street, square, earlier] : [square, street, later];
    if (!twin) throw new Error("There is no twin.");
    const own = await ask(path, query(place), headersOf[reader]);
    const like = await ask(path, query(twin.id), headersOf.admin);
    expect([own.status, like.status]).toEqual([200, 200]);
    const { metaData, guid } = await platform.ok<{ metaData: { locationName?: string }; guid: string }>(
      "GET",
      `/client?clientId=${place}`,
      headersOf.admin,
    );
    // What is left out says of which device by its number, as stays do.
    const ids = [place, twin.id, ...(path === "/exclusion/spans" ? [sign.id] : [])].join("|");
    const isOfRow = (name: string) => path === "/note/list" && ["id", "etag", "isEditable"].includes(name);
    const plain = (body: unknown) =>
      JSON.stringify(body, (name, value) => (isOfRow(name) ? undefined : value))
        .replaceAll(new RegExp(`("\\w*[cC]lientId"):(${ids})\\b`, "g"), "$1:0")
        .replaceAll(metaData.locationName ?? guid, "place")
        .replaceAll(guid, "place")
        .replaceAll(twin.guid, "place")
        // The workbooks of a place say who stood there, and when.
        .replaceAll(
          `${sign.guid}, ${isFormer ? "do 14.11.2026 23:20" : "od 14.11.2026 23:20, še traja"}`,
          "place",
        );
    expect(plain(own.body)).toBe(plain(like.body));
    expect((await ask(path, query(closed), headersOf[reader])).status).toBe(404);
  },
);

it("shows a former group nothing of the device itself", async () => {
  for (const reader of READERS.map((name) => `former${name}`)) {
    expect((await ask("/client", { clientId: sign.id }, headersOf[reader])).status).toBe(404);
    expect((await ask("/stay/list", { clientId: sign.id }, headersOf[reader])).status).toBe(404);
    for (const [path, query, who] of CALLS)
      if (who.some((name) => reader === `former${name}`))
        expect([path, (await ask(path, query(sign.id), headersOf[reader])).status]).toEqual([path, 404]);
  }
});

it("shows the present group of the device itself what is since it came", async () => {
  const { present } = headersOf;
  const { body: limits } = await ask("/client/limits", { clientId: sign.id }, present);
  expect(limits).toMatchObject({
    limits: [
      { from: null, speedLimit: 50 },
      { from: START - HOUR, speedLimit: 70 },
    ],
  });
  const { body: notes } = await ask("/note/list", period(sign.id), present);
  expect(notes).toEqual([expect.objectContaining({ text: "limit 70", isEditable: true })]);
  const { body: spans } = await ask("/exclusion/spans", period(sign.id), present);
  expect(spans).toEqual([expect.objectContaining({ from: START - HOUR + 300 })]);
});

describe.each(PERSONS.map((name) => `former${name}`))("of versions, to the %s", (reader) => {
  const KINDS = ["client", "clientGroups", "stays", "limits", "valveMode"];

  it.each(KINDS)("tells its place's %s, and none of the device's and the other place's", async (kind) => {
    for (const id of [sign.id, square])
      for (const call of ["/revision/list", "/revision"]) {
        const thing: Record<string, string | number> = { kind, id };
        if (call === "/revision") thing.version = 1;
        expect((await ask(call, thing, headersOf[reader])).status).toBe(404);
      }
    const { body } = await ask("/revision/list", { kind, id: street }, headersOf[reader]);
    const all = await ask("/revision/list", { kind, id: street }, headersOf.admin);
    expect(body).toEqual(all.body);
    if (kind === "limits") expect(body).not.toEqual([]);
  });
});

it.each(READERS)(
  "tells a former group%s who stood at its place, by its id, and until when",
  async (reader) => {
    const { status, body } = await ask("/stay/list", { clientId: street }, headersOf[`former${reader}`]);
    const stays = [{ clientId: sign.id, guid: sign.guid, placeId: street, from: null, until: MOVE }];
    expect({ status, body }).toEqual({ status: 200, body: [{ id: street, stays, etag: null }] });
  },
);

it.each(["view key", "full key"])("a %s of a place lists that place, and nothing else", async (key) => {
  const { body } = await platform.call("GET", "/client/list", headersOf[`former, ${key}`]);
  expect(body).toEqual([expect.objectContaining({ id: street, isPlace: true })]);
});

it("a list of a person has devices alone", async () => {
  const { body } = await platform.call("GET", "/client/list", headersOf.former);
  expect(body).not.toContainEqual(expect.objectContaining({ isPlace: true }));
});
