import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../platform/test/devices.js";
import type { Headers } from "../../platform/test/testPlatform.js";
import { send } from "./asking.js";
import { refusalOf, type SocketSubscription, subscribe } from "./socketSubscription.js";
import type { Subscription } from "./subscribing.js";
import { makeWorld, type World } from "./world.js";

const HOUR = 3600;
let world: World;
let admin: Headers;
/** The sign was theirs until MOVE, at the street; since then it is the present group's, at the square. */
let former: Headers;
let present: Headers;
let sign: TestClient;
/** Devices that never moved, and measured what the sign did before MOVE, and since. */
let [before, since]: TestClient[] = [];
let [street, square] = [0, 0];
let MOVE = 0;
let START = 0;
const streams: (Subscription | SocketSubscription)[] = [];

beforeAll(async () => {
  world = await makeWorld();
  const { platform } = world;
  admin = world.headersOf.admin;
  START = platform.clock.now - 4 * HOUR;
  MOVE = START + 2 * HOUR + 1234;
  const [old, fresh] = [await addGroup(platform, admin, "Old"), await addGroup(platform, admin, "New")];
  former = (await addUser(platform, admin, "former@example.si", old)).headers;
  present = (await addUser(platform, admin, "present@example.si", fresh)).headers;
  sign = await addClient(platform, admin, old);
  [before, since] = [await addClient(platform, admin), await addClient(platform, admin)];
  const told = { clientId: sign.id, metaData: { notes: "of before" } };
  await platform.ok("POST", "/client/metaData", former, told);
  await count(sign, START, START + 4 * HOUR);
  await count(before, START, MOVE);
  await count(since, MOVE, START + 4 * HOUR);
  const other = await addClient(platform, admin, fresh);
  square = (await move(other, { newPlace: { metaData: { locationName: "Trg" } } }))[1] ?? 0;
  platform.clock.now += 60;
  street = (await move(sign, { placeId: square, from: MOVE }))[0] ?? 0;
}, 60_000);
afterEach(async () => {
  for (const stream of streams.splice(0)) await stream.close();
});
afterAll(() => world.close());

/** A road user every five minutes, in batches of an hour. */
async function count({ device }: TestClient, from: number, to: number): Promise<void> {
  for (let hour = START; hour < to; hour += HOUR) {
    const part = { from: Math.max(hour, from), to: Math.min(hour + HOUR, to) };
    if (part.from >= part.to) continue;
    const times = Array.from({ length: 12 }, (_, index) => hour + index * 300);
    const readings = times
      .filter((at) => at >= part.from && at < part.to)
      .map((timestamp) => ({ timestamp, speed: 30 + ((timestamp / 300) % 50), length: 4 }));
    await world.platform.ok("POST", "/device/measurements", device, {
      batchId: `${hour}`,
      ...part,
      readings,
    });
  }
}

/** @returns the places where the device stood, in order */
async function move({ id }: TestClient, target: object): Promise<(number | null)[]> {
  const { stays } = await world.platform.ok<{ stays: { placeId: number | null }[] }>(
    "PUT",
    "/client/stay",
    admin,
    { clientId: id, ...target },
  );
  return stays.map(({ placeId }) => placeId);
}

/** What is said of a client or place; null: there is none for them. */
async function ask(headers: Headers, query: string, variables: Record<string, unknown> = {}) {
  const { data, errors } = await send(world, headers, query, variables);
  if (errors?.some(({ extensions }) => extensions.code !== "NOT_FOUND"))
    throw new Error(JSON.stringify(errors));
  return (data?.client ?? null) as Record<string, unknown> | null;
}

const { operations } = JSON.parse(
  readFileSync(new URL("../../schema/registered-operations.json", import.meta.url), "utf8"),
) as { operations: { name: string; text: string }[] };
const EMBED = operations.find(({ name }) => name === "PublicTraffic")?.text ?? "";

const keyFor = async (headers: Headers, clientId: number, viewOnly: boolean): Promise<Headers> => {
  const body = { clientId, viewOnly };
  const { apikey } = await world.platform.ok<{ apikey: { key: string } }>("POST", "/apikey", headers, body);
  return { authorization: `ApiKey ${apikey.key}` };
};

const figures = () => {
  const interval = `interval: { from: ${START}, to: ${START + 4 * HOUR} }`;
  return `measurement(${interval}) { totalVehicles maxSpeed percentageOverLimit completeness { coveredSeconds }
      vehiclesPerDay { time value } }
    summary(${interval}) { totalVehicles averageSpeed }
    dailyTraffic(${interval}) { days { date vehicles leftOut } }
    quarterHours(${interval}) { columns { vehicles } }
    freeFlow(${interval}) { averageSpeed following }
    readings(${interval}) { totalCount nodes { time speed } }`;
};

describe.each([
  ["a former group", () => former, () => street, () => square, () => before],
  ["the present group", () => present, () => square, () => street, () => since],
] as const)("%s", (name, headersOf, own, closed, twin) => {
  it.each(["person", "full key"])(
    "sees over GraphQL, as %s, what was measured while the place was theirs",
    async (who) => {
      const headers = who === "person" ? headersOf() : await keyFor(headersOf(), own(), false);
      const query = (id: number) => `{ client(id: ${id}) { isPlace ${figures()} } }`;
      const [mine, like] = [await ask(headers, query(own())), await ask(admin, query(twin()?.id ?? 0))];
      expect(like).not.toBeNull();
      expect(mine).toEqual({ ...like, isPlace: true });
      expect(await ask(headers, query(closed()))).toBeNull();
    },
  );

  it("sees on an embed what was measured while the place was theirs", async () => {
    const key = await keyFor(headersOf(), own(), true);
    const interval = { from: START, to: START + 4 * HOUR };
    const [mine, like] = [
      await ask(key, EMBED, { id: String(own()), interval }),
      await ask(await keyFor(admin, twin()?.id ?? 0, true), EMBED, { id: String(twin()?.id), interval }),
    ];
    expect(like?.measurement).toMatchObject({ totalVehicles: expect.any(Number) });
    expect(mine?.measurement).toEqual(like?.measurement);
    expect(await ask(key, EMBED, { id: String(closed()), interval })).toBeNull();
  });

  it.each(["a stream", "a socket"])("hears over %s of what is counted at its places alone", async (way) => {
    const one = `subscription { clientMeasurement(clientId: ${closed()}) { clientId vehicles } }`;
    const all = "subscription { clientMeasurement { clientId vehicles } }";
    const isSocket = way === "a socket";
    expect(await refusalOf(world, headersOf(), one, isSocket)).toContain("NOT_FOUND");
    const heard = await listen(headersOf(), all, isSocket);
    // A batch of the time before, sent late, and one of now.
    const isFormer = name === "a former group";
    const late = { from: START - HOUR, to: START - HOUR + 60 };
    const now = { from: START + 4 * HOUR - 60, to: START + 4 * HOUR };
    const { groupId } = await groupOf(headersOf());
    const [first, last] = [
      await addClient(world.platform, admin, groupId),
      await addClient(world.platform, admin, groupId),
    ];
    const bring = ({ device }: TestClient, batchId: string, part: { from: number; to: number }) =>
      world.platform.ok("POST", "/device/measurements", device, { batchId, ...part, readings: [] });
    // A socket does not say when it has subscribed: it has once it hears of a device of its own.
    for (let turn = 0; !heard().includes(first.id); turn += 1) await bring(first, `${turn}`, now);
    for (const part of [late, now]) await bring(sign, `${name} ${way} ${part.from}`, part);
    // Nothing is still on its way once they have heard of another one.
    for (let turn = 0; !heard().includes(last.id); turn += 1) await bring(last, `${turn}`, now);
    const expected = isFormer ? [street] : [sign.id, square];
    expect(new Set(heard())).toEqual(new Set([...expected, first.id, last.id]));
  });
});

/** The clients of which a subscription has heard so far. */
async function listen(headers: Headers, query: string, isSocket: boolean): Promise<() => number[]> {
  const opened = await subscribe(world, headers, query, isSocket);
  streams.push(opened);
  return () =>
    opened.events.map(({ data }) =>
      Number((data as { clientMeasurement: { clientId: string } }).clientMeasurement.clientId),
    );
}

async function groupOf(headers: Headers): Promise<{ groupId: number }> {
  const [group] = await world.platform.ok<{ id: number }[]>("GET", "/group/list", headers);
  return { groupId: group?.id ?? 0 };
}

it("shows a former group nothing of the device itself, and whose it was by its number alone", async () => {
  expect(await ask(former, `{ client(id: ${sign.id}) { id } }`)).toBeNull();
  const place = await ask(
    former,
    `{ client(id: ${street}) { stays { list { guid client { id } until } } } }`,
  );
  expect(place).toEqual({
    stays: { list: [{ guid: sign.guid, client: null, until: MOVE }] },
  });
});

describe("of versions over GraphQL", () => {
  const VERSIONS =
    "query ($id: ID!, $kind: RevisionKind!) { revisions(kind: $kind, id: $id) { nodes { version changes { path before after } } } }";
  const RESTORE = "mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { restored } }";
  const versionsOf = async (headers: Headers, kind: string, id: number) => {
    const { data, errors } = await send(world, headers, VERSIONS, { kind, id: String(id) });
    if (errors) return errors.map(({ extensions }) => extensions.code);
    return (data as { revisions: { nodes: { version: number; changes: object[] }[] } }).revisions.nodes;
  };

  it("tells a former group none of the device, and the present one none of before", async () => {
    for (const kind of ["STAYS", "SPEED_LIMITS", "CLIENT"])
      expect([kind, await versionsOf(former, kind, sign.id)]).toEqual([kind, ["NOT_FOUND"]]);
    expect(await versionsOf(admin, "STAYS", sign.id)).toHaveLength(2);
    const nodes = await versionsOf(present, "STAYS", sign.id);
    expect(nodes).toHaveLength(1);
    expect(JSON.stringify(nodes)).not.toContain(`"placeId":${street}`);
    // A correction of where the street's time ended is none of what they see.
    const border = { from: MOVE, until: MOVE + 600 };
    await move(sign, { placeId: street, ...border });
    const since = (await versionsOf(present, "STAYS", sign.id)) as { changes: object[] }[];
    expect(since.map(({ changes }) => changes)).toEqual([[], []]);
    await move(sign, { placeId: square, ...border });
  });

  it("restores for the present group none of the settings from before", async () => {
    const restore = async (kind: string, version: number) => {
      const input = { kind, id: String(sign.id), version };
      const { errors } = await send(world, present, RESTORE, { input });
      return errors?.map(({ extensions }) => extensions.code);
    };
    const all = (await versionsOf(admin, "CLIENT", sign.id)) as { version: number }[];
    const own = (await versionsOf(present, "CLIENT", sign.id)) as { version: number }[];
    const hidden = all.filter(({ version }) => !own.some((other) => other.version === version));
    expect(hidden).not.toEqual([]);
    for (const { version } of hidden) expect(await restore("CLIENT", version)).toEqual(["NOT_FOUND"]);
    expect(await restore("SPEED_LIMITS", 1)).toEqual(["NOT_FOUND"]);
    // Nobody restores these: they are corrected.
    expect(await restore("STAYS", 1)).toEqual(["BAD_USER_INPUT"]);
  });
});

it("notifies the present group alone of the device's alarms", async () => {
  const { platform } = world;
  for (const headers of [former, present])
    await platform.ok("PATCH", "/notification/preferences", headers, {
      channels: { email: { enabled: true } },
    });
  await platform.app.jobs.run("notification scan");
  await platform.ok("POST", "/device/status", sign.device, {
    timestamp: platform.clock.now,
    battery: 12,
    alarms: ["door open"],
  });
  platform.clock.now += 60;
  await platform.app.jobs.run("notification scan");
  const told = async (headers: Headers) =>
    (await platform.ok<{ clientId: number }[]>("GET", "/notification/list", headers)).map(
      ({ clientId }) => clientId,
    );
  expect([await told(former), await told(present)]).toEqual([[], [sign.id]]);
});
