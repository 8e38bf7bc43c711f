import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { EventStream } from "../../test/eventStream.js";
import { claimRuns } from "../../test/reports.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const HOUR = 3600;

let platform: TestPlatform;
let admin: Headers;
let client: TestClient;
let [one, other] = [0, 0];
let ofOne: Headers;
let ofOther: Headers;

beforeEach(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  [one, other] = [await addGroup(platform, admin, "One"), await addGroup(platform, admin, "Other")];
  client = await addClient(platform, admin, one);
  ofOne = (await addUser(platform, admin, "one@example.si", one)).headers;
  ofOther = (await addUser(platform, admin, "other@example.si", other)).headers;
});
afterEach(() => platform.stop());

const move = (groupId: number | null, { id } = client) =>
  platform.ok("PUT", "/client/group", admin, { clientId: id, groupId });
const assign = (groupId: number, { id } = client) =>
  platform.ok("POST", "/client/assignTo", admin, { clientId: id, groupId });
const leave = (groupId: number, { id } = client) =>
  platform.ok("DELETE", `/client/assignTo?groupId=${groupId}&clientId=${id}`, admin);
interface Shown {
  groupSince: number | null;
  lastCountDate?: number | null;
  info: object;
}
const shown = (headers: Headers, { id } = client) =>
  platform.ok<Shown>("GET", `/client?clientId=${id}`, headers);
const sinceOf = async (headers: Headers, of = client) => (await shown(headers, of)).groupSince;
const later = () => {
  platform.clock.now += 60;
  return platform.clock.now;
};
const count = (from = platform.clock.now - 60, to = platform.clock.now) =>
  platform.ok("POST", "/device/measurements", client.device, {
    batchId: `${from}`,
    from,
    to,
    readings: [{ timestamp: from + 5, speed: 50 }],
  });
const report = () =>
  platform.ok("POST", "/device/status", client.device, { timestamp: platform.clock.now, battery: 12 });

describe("since when a client is in a group", () => {
  it("is not told of its first group", async () => {
    expect(await sinceOf(ofOne)).toBeNull();
    expect(await sinceOf(admin)).toBeNull();
  });

  it("is when it was given to that alone, also by a change of many, and not when that was so already", async () => {
    const second = await addClient(platform, admin, one);
    const at = later();
    await platform.ok("PUT", "/client/group", admin, { clientId: [client.id, second.id], groupId: other });
    later();
    await move(other);
    await assign(other);
    for (const moved of [client, second]) expect(await sinceOf(ofOther, moved)).toBe(at);
  });

  it("is when it came beside another group, which goes on seeing all", async () => {
    const at = later();
    await assign(other);
    expect([await sinceOf(ofOne), await sinceOf(ofOther)]).toEqual([null, at]);
    expect(await sinceOf(admin)).toBe(at);
  });

  it("is when it came back", async () => {
    later();
    await move(other);
    const at = later();
    await move(one);
    expect(await sinceOf(ofOne)).toBe(at);
  });

  it.each([
    ["given to none", () => move(null)],
    ["taken out of its group", () => leave(one)],
    ["in a group that is deleted", () => platform.ok("DELETE", `/group?id=${one}`, admin)],
  ])("is when it came, where it was %s before", async (_name, take) => {
    later();
    await take();
    expect(await sinceOf(admin)).toBeNull();
    const at = later();
    await assign(other);
    expect(await sinceOf(ofOther)).toBe(at);
  });

  it("is not noted of a move that is tried out", async () => {
    later();
    const body = { clientId: client.id, groupId: other };
    await platform.ok("PUT", "/client/group", { ...admin, "x-dry-run": "true" }, body);
    expect(await sinceOf(ofOne)).toBeNull();
  });
});

it("leaves out when it last counted somebody, where that was before, and says it once it counts again", async () => {
  later();
  await count();
  await count(platform.clock.now - 120, platform.clock.now);
  const before = platform.clock.now;
  expect(await shown(ofOne)).toMatchObject({ lastCountDate: before - 55, info: { overlapDate: before } });
  later();
  await move(other);
  const moved = await shown(ofOther);
  expect(moved).not.toHaveProperty("lastCountDate");
  expect(moved).toMatchObject({ lastActiveDate: before, info: { overlapDate: null, overlapSeconds: null } });
  const listed = await platform.ok<object[]>("GET", "/client/list", ofOther);
  expect(listed[0]).not.toHaveProperty("lastCountDate");
  expect(await shown(admin)).toMatchObject({ lastCountDate: before - 55, info: { overlapDate: before } });
  const group = await platform.ok("GET", `/group?groupId=${other}`, admin);
  expect(group).toMatchObject({ clients: [{ lastCountDate: before - 55 }] });
  later();
  await count();
  expect(await shown(ofOther)).toMatchObject({ lastCountDate: platform.clock.now - 55 });
});

it("shows the configuration that a client has, and not who gave it when", async () => {
  const config = { clientId: client.id, data: { cfgID: "KB0", BasicConfig: { displayDisable: 1 } } };
  await platform.ok("POST", "/config/assign", ofOne, config);
  later();
  await move(other);
  const made = { version: 1, changeDate: null, changedBy: null, restoredFrom: null };
  const of = `clientId=${client.id}`;
  expect(await platform.ok("GET", `/config?${of}`, ofOther)).toMatchObject({ ...made, data: config.data });
  expect(await platform.ok("GET", `/config/list?${of}`, ofOther)).toMatchObject([made]);
  expect(await platform.ok("GET", `/config/version?${of}&version=1`, ofOther)).toMatchObject(made);
  expect(await platform.ok("GET", `/config/history?${of}`, ofOther)).toEqual([]);
  const told = { version: 1, changeDate: START, changedBy: { email: "one@example.si" } };
  expect(await platform.ok("GET", `/config?${of}`, admin)).toMatchObject(told);
});

it("counts nothing of the hour that the move cuts, once its single readings are deleted", async () => {
  const hour = START;
  platform.clock.now = hour + HOUR / 2;
  await count(hour, platform.clock.now);
  await move(other);
  platform.clock.now = hour + HOUR;
  await count(hour + HOUR / 2, platform.clock.now);
  const body = { groupId: other, viewOnly: false };
  const { apikey } = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", ofOther, body);
  const script = { authorization: `ApiKey ${apikey.key}` };
  const total = (headers: Headers, from: number) =>
    platform.ok(
      "GET",
      `/measurement?clientId=${client.id}&startTimestamp=${from}&endTimestamp=${hour + HOUR}`,
      headers,
    );
  expect(await total(script, hour)).toMatchObject({ total_vehicles: 1, max_speed: 50 });
  platform.clock.now = START + 800 * 24 * HOUR;
  admin = await platform.signIn(ADMIN);
  await platform.app.jobs.run("retention");
  for (const from of [hour, hour + HOUR / 2 + 60])
    expect(await total(script, from)).toMatchObject({
      max_speed: null,
      completeness: { covered_seconds: 0, total_seconds: hour + HOUR - from },
      resolution: { unit: "second", startTimestamp: from },
    });
  expect(await total(admin, hour)).toMatchObject({ total_vehicles: 2 });
});

it("takes of members no file that reaches back to before, and shows them none of others", async () => {
  await platform.ok("PATCH", "/group", admin, { id: other, metaData: { importsAllowed: true } });
  platform.clock.now = START + 2 * HOUR;
  admin = await platform.signIn(ADMIN);
  await move(other);
  platform.clock.now = START + 3 * HOUR;
  const [before, since] = ["2026-11-15 00:30:00", "2026-11-15 02:30:00"];
  const bring = async (headers: Headers, time: string) => {
    const file = Buffer.from(`time;speed\n${time};50\n`);
    const form = { ...headers, "content-type": "multipart/form-data" };
    const sent = { fileName: "records.csv", options: { timeZone: "UTC" }, file };
    const url = `/import?clientId=${client.id}`;
    const { id } = await platform.ok<{ id: number }>("POST", url, form, sent);
    await platform.app.jobs.run("imports");
    return id;
  };
  const [own, ofAdmin, fine] = [
    await bring(ofOther, before),
    await bring(admin, before),
    await bring(admin, since),
  ];
  const asked = (headers: Headers, id: number) => platform.call("GET", `/import?id=${id}`, headers);
  const apply = (headers: Headers, id: number) => platform.call("POST", "/import/apply", headers, { id });
  const imports = await platform.ok<{ id: number }[]>("GET", `/import/list?clientId=${client.id}`, ofOther);
  expect(imports.map(({ id }) => id)).toEqual([fine, own]);
  expect((await asked(ofOther, own)).body).toMatchObject({
    state: "read",
    look: { vehicles: 1, overlap: null, sameAs: null },
  });
  expect((await asked(ofOther, ofAdmin)).status).toBe(404);
  expect([(await apply(ofOther, own)).status, (await apply(ofOther, ofAdmin)).status]).toEqual([409, 404]);
  expect((await apply(ofOther, fine)).status).toBe(200);
  // What was read before another import came is read again.
  expect((await apply(admin, await bring(admin, before))).status).toBe(200);
});

it("prints for who was an administrator what their group sees", async () => {
  const { id, headers } = await addUser(platform, admin, "was@example.si");
  await platform.ok("PATCH", "/user", admin, { id, admin: true });
  const schedule = { name: "Week", clientIds: [client.id], interval: "week", cron: "0 6 * * 1" };
  const made = await platform.ok<{ id: number }>("POST", "/report-schedule", headers, {
    ...schedule,
    recipients: ["was@example.si"],
  });
  await count();
  later();
  await move(other);
  await platform.ok("PATCH", "/user", admin, { id, admin: false });
  await platform.ok("POST", "/group/assignUser", admin, { userId: id, groupId: other });
  await platform.ok("POST", "/report-schedule/run", admin, { id: made.id });
  const [run] = await claimRuns(platform);
  const { sessionKey = "", startTimestamp = 0, endTimestamp = 0 } = run ?? {};
  const period = `startTimestamp=${startTimestamp}&endTimestamp=${endTimestamp}`;
  const printed = await platform.ok("GET", `/measurement?clientId=${client.id}&${period}`, {
    "x-session-id": sessionKey,
  });
  expect(run?.clientIds).toEqual([client.id]);
  expect(printed).toMatchObject({ completeness: { covered_seconds: 0 } });
  const groups = await platform.ok("GET", "/group/list", { "x-session-id": sessionKey });
  expect(groups).toMatchObject([{ id: other }]);
});

describe("what is told as it happens", () => {
  let port: number;
  const streams: EventStream[] = [];
  beforeEach(async () => {
    await platform.app.listen({ port: 0, host: "127.0.0.1" });
    const address = platform.app.server.address();
    port = typeof address === "object" && address ? address.port : 0;
  });
  afterEach(() => {
    for (const stream of streams.splice(0)) stream.close();
  });
  const listen = async (headers: Headers, query = "") => {
    const stream = await EventStream.open(port, headers, query);
    streams.push(stream);
    return stream;
  };
  const keyOfAdmin = async (): Promise<Headers> => {
    const body = { clientId: client.id, viewOnly: false };
    const { apikey } = await platform.ok<{ apikey: { key: string } }>("POST", "/apikey", admin, body);
    return { authorization: `ApiKey ${apikey.key}` };
  };
  /** What is told of the device, and not of the places where it stood. */
  const eventsOf = ({ events }: EventStream) =>
    events.filter(([, , data]) => ((data as { clientId?: number }).clientId ?? client.id) === client.id);
  const dataOf = (stream: EventStream, type: string) =>
    eventsOf(stream)
      .filter(([, name]) => name === type)
      .map(([, , data]) => data as Record<string, unknown>);

  it("is of a batch from before that there is one, and of a state not when it last counted", async () => {
    later();
    await count();
    const counted = platform.clock.now - 55;
    later();
    await move(other);
    const script = await keyOfAdmin();
    const [ofNew, ofScript, ofAdmin] = [await listen(ofOther), await listen(script), await listen(admin)];
    await report();
    await count(platform.clock.now - 30, platform.clock.now);
    const both = [ofNew, ofScript, ofAdmin];
    for (const stream of both) await stream.until((heard) => eventsOf(heard).length === 3);
    for (const stream of [ofNew, ofScript]) {
      expect(dataOf(stream, "client.status")[0]).not.toHaveProperty("lastCountDate");
      expect(dataOf(stream, "client.measurement")).toEqual([
        { clientId: client.id, from: null, to: null, vehicles: null },
      ]);
    }
    expect(dataOf(ofAdmin, "client.status")).toMatchObject([{ lastCountDate: counted }]);
    expect(dataOf(ofAdmin, "client.measurement")).toMatchObject([{ vehicles: 1 }]);
  });

  it("is of an action from before that some changed", async () => {
    const body = { clientId: client.id, data: { actionType: "restart" } };
    const { ids } = await platform.ok<{ ids: number[] }>("POST", "/action", admin, body);
    later();
    await move(other);
    const [ofNew, ofAdmin] = [await listen(ofOther), await listen(admin)];
    await platform.ok("PATCH", "/action", admin, { id: ids[0], enabled: false });
    await platform.ok("DELETE", `/action?id=${ids[0]}`, admin);
    for (const stream of [ofNew, ofAdmin]) await stream.until((heard) => eventsOf(heard).length === 3);
    expect(dataOf(ofNew, "action.changed")).toEqual([{ clientId: client.id }, { clientId: client.id }]);
    expect(dataOf(ofAdmin, "action.changed")).toMatchObject([{ actionId: ids[0] }, { actionId: ids[0] }]);
  });

  it.each([true, false])("is told again from the move on alone (told as it happened: %s)", async (isTold) => {
    const start = platform.clock.now;
    const wake = jest.spyOn(platform.app.events, "wake");
    if (!isTold) wake.mockReturnValue();
    later();
    await count();
    later();
    await move(other);
    later();
    await move(one);
    later();
    await count();
    const script = await keyOfAdmin();
    const again = [await listen(ofOne, `?since=${start}`), await listen(script, `?since=${start}`)];
    wake.mockRestore();
    platform.app.events.wake();
    for (const stream of again) {
      await stream.until((heard) =>
        dataOf(heard, "client.measurement").some(({ to }) => to === platform.clock.now),
      );
      expect(eventsOf(stream).map(([, type]) => type)).toEqual([
        "hello",
        "client.changed",
        "client.measurement",
      ]);
    }
    const all = await listen(admin, `?since=${start}`);
    await all.until((heard) => eventsOf(heard).length >= 5);
    expect(dataOf(all, "client.measurement")).toHaveLength(2);
  });
});
