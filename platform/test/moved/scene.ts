import { addClient, addGroup, addUser, type TestClient } from "../devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../testPlatform.js";

const HOUR = 3600;

/** Moves the clock and signs the administrator in again, as a session lasts at most an hour. */
async function setClock(platform: TestPlatform, admin: Headers, now: number): Promise<void> {
  platform.clock.now = now;
  Object.assign(admin, await platform.signIn(ADMIN));
}

/** When the client returns to the new group: within an hour, so that one is cut. */
export const MOVE = START + 4 * HOUR + 1234;
/** A period of figures that begins before the move, and ends after it. */
export const PERIOD = { start: START + HOUR, end: START + 7 * HOUR };

/** Principals with the view of the new group. */
export const READERS = [
  "member",
  "admin acting as the group",
  "full key",
  "full key of the client",
  "full key of the client, made by an admin",
  "view key",
  "view key of the client, made by an admin",
  "report key",
  "report key of a full key",
  "report key of an admin's full key",
] as const;
export type Reader = (typeof READERS)[number];

/** Things that are requested by their ids. */
export interface Things {
  clientId: number;
  groupId: number;
  /** From the other group's time. */
  actionId: number;
  importId: number;
}

/**
 * A client that was first in a group, then in another, and returned to the first by a move; and its twin,
 * which has measured and reported the same since, and nothing before.
 */
export interface Moved {
  platform: TestPlatform;
  client: TestClient;
  twin: TestClient;
  things: Things;
  headersOf: Record<Reader | "admin", Headers>;
}

/** A text in everything that was written before the move. */
export const BEFORE = "before the move";

export async function moveClient(): Promise<Moved> {
  const platform = await TestPlatform.start(undefined, { WEBHOOK_ALLOW_PRIVATE: "1" });
  const admin = await platform.signIn(ADMIN);
  const groupId = await addGroup(platform, admin, "New");
  const oldGroupId = await addGroup(platform, admin, "Old");
  const ownClasses = { speeds: [{ to: 30 }, { to: null }], lengths: [{ to: 5.2 }, { to: null }] };
  for (const id of [groupId, oldGroupId])
    await platform.ok("PATCH", "/group", admin, {
      id,
      metaData: { groupType: "valve", importsAllowed: true, ownClasses },
    });
  const member = await addUser(platform, admin, "member@example.si", groupId);
  const other = await addUser(platform, admin, "other@example.si", oldGroupId);
  const client = await addClient(platform, admin, groupId);
  const twin = await addClient(platform, admin, groupId);
  for (const { id } of [client, twin])
    await platform.ok("POST", "/client/metaData", admin, {
      clientId: id,
      metaData: { locationName: "Glavna cesta" },
    });
  await platform.ok("POST", "/notification/secret", member.headers);
  await platform.ok("PATCH", "/notification/preferences", member.headers, {
    channels: { webhook: { enabled: true, url: "http://localhost:1/" } },
    events: { alarm: true },
  });

  const work = await workBefore(
    platform,
    { client, admin, groupId, oldGroupId },
    member.headers,
    other.headers,
  );
  await setClock(platform, admin, MOVE);
  await platform.ok("PUT", "/client/group", admin, { clientId: client.id, groupId });
  for (const one of [client, twin]) await workSince(platform, one, member.headers);
  await setClock(platform, admin, platform.clock.now);

  const key = async (body: object, headers = member.headers): Promise<Headers> => {
    const made = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", headers, body);
    return { authorization: `ApiKey ${made.apikey.key}` };
  };
  const reportKey = async (headers: Headers, clientId: number[]): Promise<Headers> => {
    const period = { startTimestamp: PERIOD.start, endTimestamp: PERIOD.end };
    const made = await platform.ok<{ sessionKey: string }>("POST", "/report-key", headers, {
      clientId,
      ...period,
    });
    return { "x-session-id": made.sessionKey };
  };
  const ofAdmin = await key({ clientId: client.id, viewOnly: false }, admin);
  const fullKey = await key({ groupId, viewOnly: false });
  const both = [client.id, twin.id];
  return {
    platform,
    client,
    twin,
    things: { clientId: client.id, groupId, ...work },
    headersOf: {
      admin,
      member: member.headers,
      "admin acting as the group": { ...admin, "x-group-id": String(groupId) },
      "full key": fullKey,
      "full key of the client": await key({ clientId: client.id, viewOnly: false }),
      "full key of the client, made by an admin": ofAdmin,
      "view key": await key({ groupId, viewOnly: true }),
      "view key of the client, made by an admin": await key({ clientId: client.id, viewOnly: true }, admin),
      "report key": await reportKey(member.headers, both),
      "report key of a full key": await reportKey(fullKey, both),
      "report key of an admin's full key": await reportKey(ofAdmin, [client.id]),
    },
  };
}

interface Place {
  client: TestClient;
  admin: Headers;
  groupId: number;
  oldGroupId: number;
}

/**
 * All data, reports, settings and requests from before: an hour of it in the group itself, the rest in
 * another.
 */
async function workBefore(
  platform: TestPlatform,
  { client, admin, oldGroupId }: Place,
  member: Headers,
  other: Headers,
): Promise<Pick<Things, "actionId" | "importId">> {
  const { clock } = platform;
  const { id: clientId } = client;
  await setClock(platform, admin, START + HOUR);
  await platform.app.jobs.run("notification scan");
  await measure(platform, client, START, 71);
  await set(platform, clientId, member, 1);
  await status(platform, client, { alarms: [BEFORE] });
  clock.now += 120;
  await platform.app.jobs.run("notification scan");
  await platform.ok("PUT", "/client/group", admin, { clientId, groupId: oldGroupId });
  for (const hour of [2, 3, 4]) {
    clock.now = START + hour * HOUR;
    await measure(platform, client, clock.now - HOUR, 70 + hour);
    await status(platform, client, { alarms: [] });
  }
  await setClock(platform, admin, MOVE - 10);
  await measure(platform, client, START + 4 * HOUR, 79, clock.now);
  await set(platform, clientId, other, 2);
  const { ids } = await platform.ok<{ ids: number[] }>("POST", "/action", admin, {
    clientId,
    data: { actionType: "restart", text: BEFORE },
  });
  const form = { ...admin, "content-type": "multipart/form-data" };
  const { id: importId } = await platform.ok<{ id: number }>("POST", `/import?clientId=${clientId}`, form, {
    fileName: `${BEFORE}.csv`,
    options: {},
    file: Buffer.from("time;speed\n2026-11-14 10:00:00;50\n"),
  });
  return { actionId: ids[0] ?? 0, importId };
}

async function workSince(platform: TestPlatform, client: TestClient, member: Headers): Promise<void> {
  const { clock } = platform;
  clock.now = START + 5 * HOUR;
  await measure(platform, client, MOVE, 41, clock.now);
  await status(platform, client, { alarms: [] });
  await set(platform, client.id, member, 3);
  clock.now = START + 6 * HOUR;
  await measure(platform, client, clock.now - HOUR, 42);
  await status(platform, client, { alarms: [] });
}

/** Three vehicles of a speed, a cyclist, and an empty end of an hour. */
async function measure(
  platform: TestPlatform,
  { id, device }: TestClient,
  from: number,
  speed: number,
  to = from + HOUR,
): Promise<void> {
  const at = (share: number) => from + Math.floor((to - from) * share);
  await platform.ok("POST", "/device/measurements", device, {
    batchId: `${id} ${from}`,
    from,
    to,
    readings: [
      { timestamp: at(0.1), speed, length: 4, direction: "incoming" },
      { timestamp: at(0.2), speed, length: 9, direction: "outgoing" },
      { timestamp: at(0.3), speed, direction: "incoming" },
      { timestamp: at(0.4), kind: "bicycle" },
    ],
  });
}

const status = (platform: TestPlatform, { device }: TestClient, more: object) =>
  platform.ok("POST", "/device/status", device, {
    timestamp: platform.clock.now,
    battery: 10 + (platform.clock.now - START) / 100_000,
    rssi: -70,
    sig: 20,
    brightness: 100,
    brightnessAverage: 90,
    reported: { Valve: 1 },
    ...more,
  });

/** Changes by people. Their words say whether they are from before. */
async function set(platform: TestPlatform, clientId: number, who: Headers, turn: number): Promise<void> {
  const words = turn < 3 ? `${BEFORE} ${turn}` : "since";
  await platform.ok("POST", "/client/metaData", who, { clientId, metaData: { notes: words } });
  const { now } = platform.clock;
  const note = { kind: "other", text: words, from: now - 600, to: now + 60 };
  await platform.ok("POST", "/note", who, { clientId, ...note });
  await platform.ok("POST", "/config/assign", who, {
    clientId,
    data: { cfgID: "KB0", BasicConfig: { displayDisable: turn % 2 } },
  });
  const mode = turn % 2 === 1 ? "manualOn" : "manualOff";
  await platform.ok("PATCH", "/zalivalnik/client", who, {
    clientId,
    mode,
    ...(mode === "manualOn" ? { duration: HOUR } : {}),
  });
}
