import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { EventStream } from "../../test/eventStream.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const HOUR = 3600;

let platform: TestPlatform;
let admin: Headers;
let [one, other] = [0, 0];
let ofOne: Headers;
let ofOther: Headers;
let sign: TestClient;

beforeEach(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  [one, other] = [await addGroup(platform, admin, "One"), await addGroup(platform, admin, "Other")];
  ofOne = (await addUser(platform, admin, "one@example.si", one)).headers;
  ofOther = (await addUser(platform, admin, "other@example.si", other)).headers;
  sign = await addClient(platform, admin, one);
  await platform.ok("POST", "/client/metaData", ofOne, {
    clientId: sign.id,
    metaData: { ...GLAVNA, notes: "Borrowed from the police" },
  });
});
afterEach(() => platform.stop());

const GLAVNA = { locationName: "Glavna cesta", speedLimit: 50, measureDistance: 80 };
const SOLSKA = { locationName: "Šolska ulica", speedLimit: 30 };

interface Stays {
  etag: string | null;
  stays: {
    clientId: number;
    guid: string;
    placeId: number | null;
    from: number | null;
    until: number | null;
  }[];
}
interface Shown {
  id: number;
  isPlace?: true;
  metaData: Record<string, unknown>;
  lastCountDate?: number | null;
}
const move = (body: object, headers = ofOne, more: Headers = {}) =>
  platform.ok<Stays & { metaData: object }>(
    "PUT",
    "/client/stay",
    { ...headers, ...more },
    {
      clientId: sign.id,
      ...body,
    },
  );
const toNew = (metaData: object, from?: number) => ({ newPlace: { metaData }, ...(from && { from }) });
interface Refusal {
  error: { details?: { fields: { path: string; fault: string }[] } };
}
const refused = async (body: object, headers = ofOne) => {
  const { status, body: answer } = await platform.call("PUT", "/client/stay", headers, {
    clientId: sign.id,
    ...body,
  });
  const { details } = (answer as Refusal).error;
  return [status, ...(details?.fields ?? []).map(({ path, fault }) => `${path} ${fault}`)];
};
const staysOf = async (id: number, headers = ofOne) => {
  const [stays] = await platform.ok<Stays[]>("GET", `/stay/list?clientId=${id}`, headers);
  return stays?.stays.map(({ clientId, placeId, from, until }) => [clientId, placeId, from, until]);
};
const placesOf = (headers: Headers) => platform.ok<Shown[]>("GET", "/place/list", headers);
const placeNamed = async (name: string, headers = ofOne) =>
  (await placesOf(headers)).find(({ metaData }) => metaData.locationName === name)?.id ?? 0;
const shown = (id: number, headers = ofOne) => platform.ok<Shown>("GET", `/client?clientId=${id}`, headers);
const count = (from: number, client = sign) =>
  platform.ok("POST", "/device/measurements", client.device, {
    batchId: `${from}`,
    from,
    to: from + 60,
    readings: [{ timestamp: from + 5, speed: 50 }],
  });
const vehicles = async (id: number, headers = ofOne) => {
  const answer = await platform.ok<{ total_vehicles: number; completeness: { covered_seconds: number } }>(
    "GET",
    `/measurement?clientId=${id}&startTimestamp=${START - 5 * HOUR}&endTimestamp=${START + 5 * HOUR}`,
    headers,
  );
  return [answer.total_vehicles, answer.completeness.covered_seconds];
};

const clientOf = (data: unknown) => (data as { clientId: number }).clientId;

describe("a move", () => {
  it("leaves what was measured with the old place, and gives the device the settings of the new one", async () => {
    await count(START - HOUR);
    platform.clock.now = START + HOUR;
    const { stays, metaData } = await move(toNew(SOLSKA));
    await count(START + HOUR - 30);
    const [glavna, solska] = [await placeNamed("Glavna cesta"), await placeNamed("Šolska ulica")];
    expect(stays.map(({ placeId, from, until }) => [placeId, from, until])).toEqual([
      [glavna, null, START + HOUR],
      [solska, START + HOUR, null],
    ]);
    expect(metaData).toEqual({ ...SOLSKA, notes: "Borrowed from the police" });
    const place = await shown(solska);
    expect(place).toMatchObject({ isPlace: true, metaData: SOLSKA });
    // It has no state, which is not "never".
    for (const field of ["lastActiveDate", "lastCountDate", "wantedConfigVersion"])
      expect(place).not.toHaveProperty(field);
    expect(await vehicles(sign.id)).toEqual([2, 120]);
    expect(await vehicles(glavna)).toEqual([2, 90]);
    expect(await vehicles(solska)).toEqual([0, 30]);
    expect(await staysOf(glavna)).toEqual([[sign.id, glavna, null, START + HOUR]]);
    // A place is no device.
    const list = await platform.ok<Shown[]>("GET", "/client/list", ofOne);
    expect(list.map(({ id }) => id)).toEqual([sign.id]);
    expect(await platform.ok<unknown[]>("GET", "/client/listAll", admin)).toHaveLength(1);
  });

  it("into the store and back keeps the device's own settings and the place's", async () => {
    await move({ placeId: null });
    expect((await shown(sign.id)).metaData).toEqual({
      notes: "Borrowed from the police",
      reportedParameters: {},
    });
    const glavna = await placeNamed("Glavna cesta");
    platform.clock.now += 60;
    await move({ placeId: glavna });
    expect((await shown(sign.id)).metaData).toMatchObject({ ...GLAVNA, notes: "Borrowed from the police" });
    expect((await staysOf(sign.id))?.map(([, placeId]) => placeId)).toEqual([glavna, null, glavna]);
  });

  it("told three days late takes its figures along", async () => {
    await count(START - HOUR);
    await move(toNew(SOLSKA, START - 2 * HOUR));
    const [glavna, solska] = [await placeNamed("Glavna cesta"), await placeNamed("Šolska ulica")];
    expect(await vehicles(glavna)).toEqual([0, 0]);
    expect(await vehicles(solska)).toEqual([1, 60]);
    await move({ placeId: glavna, from: START - 90 * 60, until: START - 30 * 60 });
    expect(await vehicles(glavna)).toEqual([1, 60]);
    expect(await vehicles(solska)).toEqual([0, 0]);
    // It is still where it was.
    expect((await shown(sign.id)).metaData).toMatchObject(SOLSKA);
  });

  it("shows what it would do, and does it for those who know the stays that there are", async () => {
    const dry = await move(toNew(SOLSKA), ofOne, { "x-dry-run": "true" });
    expect(dry.stays).toHaveLength(2);
    expect(await placesOf(ofOne)).toEqual([]);
    const [before] = await platform.ok<Stays[]>("GET", `/stay/list?clientId=${sign.id}`, ofOne);
    await move({ placeId: null }, admin);
    const late = await platform.call(
      "PUT",
      "/client/stay",
      { ...ofOne, "if-match": `"${before?.etag}"` },
      { clientId: sign.id, ...toNew(SOLSKA) },
    );
    expect(late.status).toBe(412);
    expect(await placeNamed("Šolska ulica")).toBe(0);
  });

  it("is refused with place and reason", async () => {
    expect(await refused({})).toEqual([400, "placeId REQUIRED_OR"]);
    expect(await refused({ placeId: null, ...toNew(SOLSKA) })).toEqual([422, "newPlace NOT_WITH"]);
    expect(await refused({ placeId: null, from: START + 1 })).toEqual([422, "from IN_FUTURE"]);
    expect(await refused({ placeId: null, until: START + 1 })).toEqual([422, "until IN_FUTURE"]);
    expect(await refused({ placeId: null, from: 9, until: 9 })).toEqual([422, "until NOT_AFTER_START"]);
    expect(await refused({ placeId: sign.id })).toEqual([404]);
    expect(await refused(toNew({ speedLimit: 900 }))).toEqual([422, "metaData.speedLimit TOO_LARGE"]);
    expect(await refused(toNew(SOLSKA), ofOther)).toEqual([404]);
    expect(await placesOf(admin)).toEqual([]);
  });

  it("is told of the places that it makes, too: lists hear of them", async () => {
    await platform.app.listen({ port: 0, host: "127.0.0.1" });
    const address = platform.app.server.address();
    const stream = await EventStream.open(typeof address === "object" && address ? address.port : 0, ofOne);
    await move(toNew(SOLSKA));
    const made = [await placeNamed("Glavna cesta"), await placeNamed("Šolska ulica")];
    const told = (id: number) =>
      stream.events.some(([, type, data]) => type === "client.changed" && clientOf(data) === id);
    await stream.until(() => [sign.id, ...made].every(told));
    stream.close();
  });

  it("is told to those who look at the device or the places", async () => {
    await move(toNew(SOLSKA));
    await platform.app.listen({ port: 0, host: "127.0.0.1" });
    const address = platform.app.server.address();
    const stream = await EventStream.open(typeof address === "object" && address ? address.port : 0, ofOne);
    platform.clock.now += 120;
    await count(START + 60);
    const solska = await placeNamed("Šolska ulica");
    await stream.until(({ events }) => events.some(([, , data]) => clientOf(data) === solska));
    const told = stream.events.filter(([, type]) => type === "client.measurement");
    expect(told.map(([, , data]) => clientOf(data))).toEqual([sign.id, solska]);
    stream.close();
  });
});

describe("a place", () => {
  it("shares its settings with the devices that stand there", async () => {
    await move(toNew(SOLSKA));
    const [glavna, solska] = [await placeNamed("Glavna cesta"), await placeNamed("Šolska ulica")];
    const set = (clientId: number, metaData: object) =>
      platform.ok("POST", "/client/metaData", ofOne, { clientId, metaData });
    await set(sign.id, { speedLimit: 40, notes: "New battery" });
    expect((await shown(solska)).metaData).toMatchObject({ ...SOLSKA, speedLimit: 40 });
    await set(solska, { locationName: "Pri šoli" });
    expect((await shown(sign.id)).metaData).toMatchObject({
      locationName: "Pri šoli",
      speedLimit: 40,
      notes: "New battery",
    });
    await set(glavna, { speedLimit: 70 });
    expect((await shown(sign.id)).metaData).toMatchObject({ speedLimit: 40 });
  });

  it("has the figures of all who stood there, also at once", async () => {
    const second = await addClient(platform, admin, one);
    await count(START - HOUR);
    await count(START - HOUR, second);
    await move({ placeId: null });
    const glavna = await placeNamed("Glavna cesta");
    await platform.ok("PUT", "/client/stay", ofOne, {
      clientId: second.id,
      placeId: glavna,
      from: START - 2 * HOUR,
    });
    // Both were there for the same minute.
    expect(await vehicles(glavna)).toEqual([2, 60]);
    const readings = await platform.ok<unknown[]>(
      "GET",
      `/reading/list?clientId=${glavna}&startTimestamp=${START - 5 * HOUR}&endTimestamp=${START}`,
      ofOne,
    );
    expect(readings).toHaveLength(2);
  });

  it("is of the kind of who stood there last, as far as one sees, and tells nothing else of it", async () => {
    const status = (client: TestClient, hwType: string) =>
      platform.ok("POST", "/device/status", client.device, { timestamp: START, hwType, battery: 12.4 });
    const loop = await addClient(platform, admin, other);
    await status(sign, "BIKECOUNTER");
    await status(loop, "K200DISP_FALCON");
    platform.clock.now = START + HOUR;
    await move(toNew(SOLSKA));
    const kinds = async (headers: Headers) =>
      (await placesOf(headers)).map(({ metaData }) => [metaData.locationName, metaData.reportedParameters]);
    expect(await kinds(ofOne)).toEqual([
      ["Glavna cesta", { hwType: "BIKECOUNTER" }],
      ["Šolska ulica", { hwType: "BIKECOUNTER" }],
    ]);
    const glavna = await placeNamed("Glavna cesta");
    expect((await shown(glavna)).metaData).toMatchObject({ reportedParameters: { hwType: "BIKECOUNTER" } });
    // Another device stands there from then on.
    const later = { clientId: loop.id, placeId: glavna, from: START + HOUR };
    await platform.ok("PUT", "/client/stay", admin, later);
    expect(await kinds(ofOne)).toContainEqual(["Glavna cesta", { hwType: "K200DISP_FALCON" }]);
  });

  it("can be removed if nothing was measured there", async () => {
    await move({ ...toNew(SOLSKA), from: 1, until: 2 });
    const [glavna, solska] = [await placeNamed("Glavna cesta"), await placeNamed("Šolska ulica")];
    const remove = async (id: number, headers = ofOne) =>
      (await platform.call("DELETE", `/place?id=${id}`, headers)).status;
    expect(await remove(solska)).toBe(409);
    await move({ placeId: glavna, from: 1, until: 2 });
    expect(await remove(solska, ofOther)).toBe(404);
    expect(await remove(solska)).toBe(204);
    expect((await placesOf(ofOne)).map(({ id }) => id)).toEqual([glavna]);
  });
});

describe("a device that goes to another group", () => {
  const give = (groupId: number | null) =>
    platform.ok("PUT", "/client/group", admin, { clientId: sign.id, groupId });

  it("leaves the group its street, with all that was measured there", async () => {
    await count(START - HOUR);
    await give(other);
    platform.clock.now += HOUR;
    await count(START + HOUR - 60);
    const glavna = await placeNamed("Glavna cesta");
    expect(await vehicles(glavna)).toEqual([1, 60]);
    expect(await staysOf(glavna)).toEqual([[sign.id, glavna, null, START]]);
    expect((await platform.call("GET", `/client?clientId=${sign.id}`, ofOne)).status).toBe(404);
    // The other group sees what came since, on the device and at the place.
    const [there] = await placesOf(ofOther);
    expect(await vehicles(sign.id, ofOther)).toEqual([1, 60]);
    expect(await vehicles(there?.id ?? 0, ofOther)).toEqual([1, 60]);
    expect(await staysOf(sign.id, ofOther)).toEqual([[sign.id, there?.id, START, null]]);
    for (const [id, headers] of [
      [glavna, ofOther],
      [there?.id, ofOne],
    ] as const)
      expect((await platform.call("GET", `/client?clientId=${id}`, headers)).status).toBe(404);
  });

  it("comes back to the street that it stood in", async () => {
    await count(START - HOUR);
    await give(other);
    platform.clock.now += HOUR;
    await give(one);
    const glavna = await placeNamed("Glavna cesta");
    expect(await staysOf(glavna)).toEqual([
      [sign.id, glavna, null, START],
      [sign.id, glavna, START + HOUR, null],
    ]);
    expect(await placesOf(ofOne)).toHaveLength(1);
  });

  it("makes no places if it never measured anything", async () => {
    await give(other);
    await give(null);
    expect(await placesOf(admin)).toEqual([]);
  });

  it("goes there by a move to one of its places, also told late; only administrators do that", async () => {
    const theirs = await addClient(platform, admin, other);
    await platform.ok("PUT", "/client/stay", ofOther, { clientId: theirs.id, ...toNew(SOLSKA) });
    const solska = await placeNamed("Šolska ulica", ofOther);
    await count(START - 3 * HOUR);
    await count(START - HOUR);
    expect(await refused({ placeId: solska })).toEqual([404]);
    await move({ placeId: solska, from: START - 2 * HOUR }, admin);
    const glavna = await placeNamed("Glavna cesta");
    expect(await vehicles(glavna)).toEqual([1, 60]);
    expect(await vehicles(solska, ofOther)).toEqual([1, 60]);
    // The device's own page begins with its stay there.
    expect(await vehicles(sign.id, ofOther)).toEqual([1, 60]);
    expect(await shown(sign.id, ofOther)).toMatchObject({ groups: [other], metaData: SOLSKA });
    expect(await refused({ placeId: null, from: START - 4 * HOUR }, ofOther)).toEqual([
      422,
      "from BEFORE_GROUP",
    ]);
  });

  it("leaves the group its street when the group that shares it is gone, too", async () => {
    await count(START - HOUR);
    await platform.ok("POST", "/client/assignTo", admin, { groupId: other, clientId: sign.id });
    platform.clock.now += HOUR;
    await platform.ok("DELETE", `/client/assignTo?groupId=${one}&clientId=${sign.id}`, admin);
    expect(await vehicles(await placeNamed("Glavna cesta"))).toEqual([1, 60]);
    expect(await vehicles(await placeNamed("Glavna cesta", ofOther), ofOther)).toEqual([0, 0]);
  });
});
