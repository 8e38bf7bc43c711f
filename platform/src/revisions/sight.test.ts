import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const HOUR = 3600;
const BEFORE = "of the former group";
/** When the sign and the shelf device are given away. */
const GIVEN = START + 60;

let platform: TestPlatform;
let admin: Headers;
/** Stood at two streets of the old group's, and measured there. */
let sign: TestClient;
/** Never measured: whatever was set of it goes along. */
let shelf: TestClient;
let noteId = 0;
/** The old group's streets. */
let streets: number[] = [];
const headersOf: Record<string, Headers> = {};

interface Stay {
  placeId: number | null;
  from: number | null;
  until: number | null;
}
interface Listed {
  version: number;
  time: number | null;
  changedBy: object | null;
  changes: object[];
}

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  const [old, fresh] = [await addGroup(platform, admin, "Old"), await addGroup(platform, admin, "New")];
  const { headers: former } = await addUser(platform, admin, "former@example.si", old);
  await addUser(platform, admin, "present@example.si", fresh);
  [sign, shelf] = [await addClient(platform, admin, old), await addClient(platform, admin, old)];
  await platform.ok("POST", "/device/measurements", sign.device, {
    batchId: "1",
    from: START - 3 * HOUR,
    to: START,
    readings: [{ timestamp: START - 2 * HOUR, speed: 40 }],
  });
  for (const { id } of [sign, shelf])
    await platform.ok("POST", "/client/metaData", former, { clientId: id, metaData: { notes: BEFORE } });
  const stays = await move(former, sign, START - 2 * HOUR);
  streets = stays.flatMap(({ placeId }) => placeId ?? []);
  await limits(former, [
    { from: null, speedLimit: 90 },
    { from: START - 5 * HOUR, speedLimit: 70 },
  ]);
  const note = { clientId: shelf.id, kind: "other", text: BEFORE, from: START - HOUR, to: START };
  ({ id: noteId } = await platform.ok<{ id: number }>("POST", "/note", former, note));

  platform.clock.now = GIVEN;
  for (const { id } of [sign, shelf])
    await platform.ok("PUT", "/client/group", admin, { clientId: id, groupId: fresh });
  const since = { kind: "other", text: "since", from: GIVEN, to: GIVEN + HOUR };
  await platform.ok("PUT", "/note", admin, { id: noteId, ...since });
  platform.clock.now = GIVEN + 2 * HOUR;
  admin = await platform.signIn(ADMIN);
  const again = await platform.signIn({
    email: "present@example.si",
    password: "password of present@example.si",
  });
  await limits(again, [
    { from: null, speedLimit: 40 },
    { from: GIVEN + HOUR, speedLimit: 30 },
  ]);
  await move(again, sign, GIVEN + HOUR);
  const key = async (headers: Headers, body: object): Promise<Headers> => {
    const made = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", headers, body);
    return { authorization: `ApiKey ${made.apikey.key}` };
  };
  Object.assign(headersOf, {
    member: again,
    "admin acting as the group": { ...admin, "x-group-id": String(fresh) },
    "full key": await key(again, { groupId: fresh, viewOnly: false }),
    "full key of the sign": await key(again, { clientId: sign.id, viewOnly: false }),
    "full key of the sign, made by an admin": await key(admin, { clientId: sign.id, viewOnly: false }),
    "full key of the shelf device, made by an admin": await key(admin, {
      clientId: shelf.id,
      viewOnly: false,
    }),
  });
});
afterAll(() => platform.stop());

async function move(headers: Headers, { id }: TestClient, from: number): Promise<Stay[]> {
  const told = { clientId: id, newPlace: { metaData: {} }, from };
  return (await platform.ok<{ stays: Stay[] }>("PUT", "/client/stay", headers, told)).stays;
}

const limits = (headers: Headers, list: object[]) =>
  platform.ok("PUT", "/client/limits", headers, { clientId: shelf.id, limits: list });

async function versionsOf(headers: Headers, kind: string, id: number): Promise<Listed[]> {
  return platform.ok<Listed[]>("GET", `/revision/list?kind=${kind}&id=${id}`, headers);
}

/** The contents of all versions that are told, asked one by one. */
async function contentsOf(headers: Headers, kind: string, id: number): Promise<Map<number, unknown>> {
  const contents = new Map<number, unknown>();
  for (let version = 0; version < 8; version += 1) {
    const url = `/revision?kind=${kind}&id=${id}&version=${version}`;
    const { status, body } = await platform.call("GET", url, headers);
    if (status === 200) contents.set(version, (body as { content: unknown }).content);
  }
  return contents;
}

const OF_SIGN = ["member", "admin acting as the group", "full key", "full key of the sign"].concat(
  "full key of the sign, made by an admin",
);
const OF_SHELF = ["member", "admin acting as the group", "full key"].concat(
  "full key of the shelf device, made by an admin",
);

describe.each(OF_SIGN)("to a %s", (who) => {
  it("versions of a device's stays tell those that /stay/list tells", async () => {
    const headers = headersOf[who] ?? {};
    const [shown] = await platform.ok<{ stays: Stay[] }[]>("GET", `/stay/list?clientId=${sign.id}`, headers);
    const [first, second] = shown?.stays ?? [];
    expect(shown?.stays).toEqual([
      expect.objectContaining({ from: GIVEN, until: GIVEN + HOUR }),
      expect.objectContaining({ from: GIVEN + HOUR, until: null }),
    ]);
    const contents = await contentsOf(headers, "stays", sign.id);
    const ever = expect.any(Number);
    expect([...contents.values()]).toEqual([
      { stays: [{ placeId: first?.placeId, from: GIVEN, to: ever }] },
      {
        stays: [
          { placeId: first?.placeId, from: GIVEN, to: GIVEN + HOUR },
          { placeId: second?.placeId, from: GIVEN + HOUR, to: ever },
        ],
      },
    ]);
    const list = await versionsOf(headers, "stays", sign.id);
    expect(list.map(({ version }) => version)).toEqual([...contents.keys()].reverse());
    expect(list.map(({ changes }) => changes)).toEqual([
      [
        { path: "stays.0.to", before: ever, after: GIVEN + HOUR },
        { path: "stays.1", after: { placeId: second?.placeId, from: GIVEN + HOUR, to: ever } },
      ],
      [],
    ]);
  });

  it.each(["client", "clientGroups", "limits", "valveMode"])(
    "versions of its %s tell of nothing before",
    async (kind) => {
      const headers = headersOf[who] ?? {};
      for (const { time } of await versionsOf(headers, kind, sign.id))
        expect(time).toBeGreaterThanOrEqual(GIVEN);
      const told = JSON.stringify([...(await contentsOf(headers, kind, sign.id))]);
      expect(told).not.toMatch(new RegExp(`"placeId":(${streets.join("|")})\\b`));
    },
  );
});

describe.each(OF_SHELF)("to a %s", (who) => {
  it("versions of limits tell those that /client/limits tells", async () => {
    const headers = headersOf[who] ?? {};
    const { limits: shown } = await platform.ok<{ limits: { from: number | null; speedLimit: number }[] }>(
      "GET",
      `/client/limits?clientId=${shelf.id}`,
      headers,
    );
    expect(shown.map(({ speedLimit }) => speedLimit)).toEqual([40, 30]);
    const contents = [...(await contentsOf(headers, "limits", shelf.id)).values()];
    expect(contents).toEqual([
      { limits: shown.map(({ from, ...limit }) => ({ from: from ?? 0, ...limit })) },
    ]);
    const list = JSON.stringify(await versionsOf(headers, "limits", shelf.id));
    expect(list).not.toMatch(/\b(70|90)\b/);
  });

  it("a note that the former group wrote is nobody's to read or change, though its time has been made theirs", async () => {
    const headers = headersOf[who] ?? {};
    const period = `startTimestamp=${GIVEN}&endTimestamp=${GIVEN + HOUR}`;
    expect(await platform.ok("GET", `/note/list?clientId=${shelf.id}&${period}`, headers)).toEqual([]);
    expect(await contentsOf(headers, "note", noteId)).toEqual(new Map());
    const note = { id: noteId, kind: "other", text: "mine", from: GIVEN, to: GIVEN + HOUR };
    const answers = await Promise.all([
      platform.call("GET", `/revision/list?kind=note&id=${noteId}`, headers),
      platform.call("PUT", "/note", headers, note),
      platform.call("DELETE", `/note?id=${noteId}`, headers),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});

it("tells administrators all", async () => {
  const stays = await contentsOf(admin, "stays", sign.id);
  expect(stays.size).toBe(4);
  expect(stays.get(1)).toMatchObject({ stays: streets.map((placeId) => ({ placeId })) });
  expect(JSON.stringify([...(await contentsOf(admin, "limits", shelf.id))])).toMatch(/\b90\b/);
  expect(JSON.stringify([...(await contentsOf(admin, "note", noteId))])).toContain(BEFORE);
});

it("tells nobody of a place of others in a version from before its border was corrected", async () => {
  const other = await addGroup(platform, admin, "Other");
  const { headers } = await addUser(platform, admin, "other@example.si", other);
  const square = (await move(headers, await addClient(platform, admin, other), GIVEN))[1]?.placeId;
  platform.clock.now += 60;
  const at = (from: number) =>
    platform.ok("PUT", "/client/stay", admin, { clientId: sign.id, placeId: square, from });
  await at(GIVEN + 2 * HOUR - 60);
  await at(GIVEN + 2 * HOUR - 600);
  const told = [...(await contentsOf(headers, "stays", sign.id)).values()];
  const ever = expect.any(Number);
  expect(told).toEqual([
    { stays: [{ placeId: square, from: GIVEN + 2 * HOUR - 60, to: ever }] },
    { stays: [{ placeId: square, from: GIVEN + 2 * HOUR - 600, to: ever }] },
  ]);
});
