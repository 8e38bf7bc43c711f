import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";

const [HOUR, DAY] = [3600, 86_400];

let platform: TestPlatform;
let admin: Headers;
let user: Headers;
let groupId: number;
let sign: TestClient;

beforeEach(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  groupId = await addGroup(platform, admin, "Hints");
  user = (await addUser(platform, admin, "clerk@example.si", groupId)).headers;
  sign = await addClient(platform, admin, groupId);
  await set(GLAVNA);
});
afterEach(() => platform.stop());

const GLAVNA = { locationName: "Glavna cesta", markerPosition: { lat: 46.05, lng: 14.5 }, speedLimit: 50 };
const SOLSKA = { locationName: "Pri šoli", markerPosition: { lat: 46.06, lng: 14.5 }, speedLimit: 30 };

const set = (metaData: object) =>
  platform.ok("POST", "/client/metaData", user, { clientId: sign.id, metaData });
interface Hint {
  since: number;
  noticed: number;
  signs: string[];
  metres: number | null;
  before: object | null;
}
const hint = async (headers = user) =>
  (await platform.ok<{ hint: Hint | null }>("GET", `/client/moveHint?clientId=${sign.id}`, headers)).hint;

/** A vehicle every `gap` seconds, at one speed. */
async function drive(from: number, to: number, gap: number, speed = 50): Promise<void> {
  for (let start = from; start < to; start += DAY) {
    const end = Math.min(start + DAY, to);
    const readings = [];
    for (let timestamp = start; timestamp < end; timestamp += gap) readings.push({ timestamp, speed });
    const batch = { batchId: `${start}`, from: start, to: end, readings };
    await platform.ok("POST", "/device/measurements", sign.device, batch);
  }
}

describe("a hint that a device was moved", () => {
  it("comes of another position and name, as of the silence before, with the settings of before", async () => {
    await drive(START - 3 * DAY, START - DAY, 600);
    await drive(START - DAY + 3 * HOUR, START, 600);
    platform.clock.now = START;
    await set(SOLSKA);
    expect(await hint()).toEqual({
      since: START - DAY + 3 * HOUR,
      noticed: START,
      signs: ["POSITION", "TEXTS"],
      metres: 1112,
      before: GLAVNA,
    });
  });

  it("is as of the change where the device was never silent", async () => {
    await drive(START - 3 * DAY, START, 600);
    platform.clock.now = START;
    await set(SOLSKA);
    expect(await hint()).toMatchObject({ since: START, noticed: START });
  });

  it("gives the street that was left its name back, with one call", async () => {
    await drive(START - 3 * DAY, START - DAY, 600);
    await drive(START - DAY + 3 * HOUR, START, 600);
    platform.clock.now = START;
    await set(SOLSKA);
    const told = await hint();
    await platform.ok("PUT", "/client/stay", user, {
      clientId: sign.id,
      newPlace: { metaData: SOLSKA },
      from: told?.since,
      leaves: { metaData: told?.before },
    });
    const places = await platform.ok<{ id: number; metaData: object }[]>("GET", "/place/list", user);
    expect(places.map(({ metaData }) => metaData)).toMatchObject([GLAVNA, SOLSKA]);
    const vehicles = await Promise.all(
      places.map(async ({ id }) => {
        const question = `/measurement?clientId=${id}&startTimestamp=${START - 4 * DAY}&endTimestamp=${START}`;
        return (await platform.ok<{ total_vehicles: number }>("GET", question, user)).total_vehicles;
      }),
    );
    expect(vehicles).toEqual([2 * 144, 21 * 6]);
    expect(await hint()).toBeNull();
  });

  it("does not come of a move that was told, late or not", async () => {
    platform.clock.now = START;
    await platform.ok("PUT", "/client/stay", user, {
      clientId: sign.id,
      newPlace: { metaData: SOLSKA },
      from: START - 3 * DAY,
    });
    expect(await hint()).toBeNull();
  });

  it("goes when somebody says that it was not moved, and comes again with the next change", async () => {
    platform.clock.now = START;
    await set(SOLSKA);
    const { noticed } = (await hint()) ?? { noticed: 0 };
    const deny = (until: number) =>
      platform.call("PUT", "/client/moveHint", user, { clientId: sign.id, until });
    expect((await deny(noticed)).status).toBe(204);
    expect(await hint()).toBeNull();
    platform.clock.now += HOUR;
    await set(GLAVNA);
    expect(await hint()).toMatchObject({ noticed: START + HOUR });
    expect((await deny(START + 2 * DAY)).status).toBe(422);
  });

  it.each([
    ["three times the vehicles", 100, 50, ["TRAFFIC"]],
    ["much faster ones", 300, 70, ["TRAFFIC"]],
    ["about as many as before", 240, 55, null],
  ])("comes of %s after a night of silence", async (_, gap, speed, signs) => {
    await drive(START - 8 * DAY, START - 3 * DAY, 300);
    await drive(START - 3 * DAY + 8 * HOUR, START, gap, speed);
    platform.clock.now = START;
    const told = await hint();
    expect(told?.signs ?? null).toEqual(signs);
    if (signs) expect(told).toMatchObject({ since: START - 3 * DAY + 8 * HOUR, before: null, metres: null });
  });

  it("does not come of other traffic without a silence", async () => {
    await drive(START - 8 * DAY, START - 3 * DAY, 300);
    await drive(START - 3 * DAY, START, 60, 80);
    platform.clock.now = START;
    expect(await hint()).toBeNull();
  });

  it("is nothing of what a group may not see", async () => {
    platform.clock.now = START;
    await set(SOLSKA);
    const other = await addGroup(platform, admin, "Others");
    const clerk = await addUser(platform, admin, "other@example.si", other);
    platform.clock.now += HOUR;
    await platform.ok("PUT", "/client/group", admin, { clientId: sign.id, groupId: other });
    expect(await hint(clerk.headers)).toBeNull();
  });
});
