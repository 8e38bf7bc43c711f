import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { addClient, addGroup, addUser, type TestClient } from "../../test/devices.js";
import { ADMIN, type Headers, START, TestPlatform } from "../../test/testPlatform.js";
import { DAY, HOUR, MINUTE } from "../time/clock.js";

let platform: TestPlatform;
let admin: Headers;
let group: number;
let user: Headers;

beforeAll(async () => {
  platform = await TestPlatform.start();
  admin = await platform.signIn(ADMIN);
  group = await addGroup(platform, admin, "Bled");
  user = (await addUser(platform, admin, "user@example.si", group)).headers;
});
afterAll(() => platform.stop());

const leaveOut = (clientId: number, from: number, to: number) =>
  platform.ok("POST", "/exclusion", admin, { clientId, from, to, reason: "Test drive" });

interface Told {
  clientId: number;
  left_out_seconds: number;
}

/** The seconds that each call tells as left out, by client: they agree. */
async function leftOut(ids: number[], from: number, to: number, headers = user): Promise<number[]> {
  const query = `clientId=${ids}&startTimestamp=${from}&endTimestamp=${to}`;
  const summaries = await platform.ok<Told[]>("GET", `/measurement/summary?${query}`, headers);
  const told = ids.map((id) => summaries.find(({ clientId }) => clientId === id)?.left_out_seconds ?? -1);
  const types = ["", "&type=totals", "&type=frequency,percentile"];
  for (const type of types) {
    const several = await platform.ok<Told | Told[]>("GET", `/measurement?${query}${type}`, headers);
    expect([several].flat().map(({ left_out_seconds }) => left_out_seconds)).toEqual(told);
  }
  return told;
}

/** Full hours before now. */
const at = (hours: number) => START - hours * HOUR;

it("tells how much of a period is left out, cut to it, what overlaps once, of each client by itself", async () => {
  const [some, none, other] = [
    await addClient(platform, admin, group),
    await addClient(platform, admin, group),
    await addClient(platform, admin, group),
  ];
  await leaveOut(some.id, at(10), at(8));
  await leaveOut(some.id, at(9), at(7));
  await leaveOut(some.id, at(8), at(8) + 10);
  await leaveOut(some.id, at(5), at(5) + 90);
  await leaveOut(other.id, at(2), at(1));
  const ids = [some.id, none.id, other.id];
  expect(await leftOut(ids, at(24), at(0))).toEqual([3 * HOUR + 90, 0, HOUR]);
  expect(await leftOut(ids, at(9) + 60, at(5) + 30)).toEqual([2 * HOUR - 60 + 30, 0, 0]);
  expect(await leftOut([other.id], at(1), at(0))).toEqual([0]);
  expect(await leftOut([other.id], at(2) + 1, at(2) + 2)).toEqual([1]);
});

it("leaves nothing out any more once an exclusion ends", async () => {
  const { id } = await addClient(platform, admin, group);
  const { id: exclusion } = (await leaveOut(id, at(4), at(3))) as { id: number };
  expect(await leftOut([id], at(24), at(0))).toEqual([HOUR]);
  await platform.ok("DELETE", `/exclusion?id=${exclusion}`, admin);
  expect(await leftOut([id], at(24), at(0))).toEqual([0]);
});

interface Stays {
  stays: { placeId: number | null }[];
}
const move = async ({ id }: TestClient, to: object) =>
  (await platform.ok<Stays>("PUT", "/client/stay", admin, { clientId: id, ...to })).stays;

it("tells of a place what is left out of its stays, and of a device what is of it at all its places", async () => {
  const [first, second] = [await addClient(platform, admin, group), await addClient(platform, admin, group)];
  const newPlace = { metaData: { locationName: "Trg" } };
  const square = (await move(first, { newPlace, from: at(6) }))[1]?.placeId ?? 0;
  const street = (await move(first, { placeId: null, from: at(4) }))[0]?.placeId ?? 0;
  await move(second, { placeId: square, from: at(3) });
  await leaveOut(first.id, at(7), at(3.5));
  await leaveOut(second.id, at(5), at(2));
  expect(await leftOut([street, square, first.id, second.id], at(24), at(0))).toEqual([
    HOUR,
    2 * HOUR + HOUR,
    3.5 * HOUR,
    3 * HOUR,
  ]);
  expect(await leftOut([square], at(4.5), at(2.5))).toEqual([HOUR]);
});

it("tells a former group of its time alone, and the present one of what came since", async () => {
  const [old, fresh] = [await addGroup(platform, admin, "Old"), await addGroup(platform, admin, "New")];
  const former = (await addUser(platform, admin, "old@example.si", old)).headers;
  const present = (await addUser(platform, admin, "new@example.si", fresh)).headers;
  const sign = await addClient(platform, admin, old);
  const hour = { batchId: "one", from: START - HOUR, to: START, readings: [] };
  await platform.ok("POST", "/device/measurements", sign.device, hour);
  await platform.ok("PUT", "/client/group", admin, { clientId: sign.id, groupId: fresh });
  const { stays } = (await platform.ok<Stays[]>("GET", `/stay/list?clientId=${sign.id}`, admin))[0] as Stays;
  const [left, come] = stays.map(({ placeId }) => placeId ?? 0) as [number, number];
  await leaveOut(sign.id, START - 20 * MINUTE, START + 30 * MINUTE);
  const [from, to] = [START - DAY, START + DAY];
  expect(await leftOut([left], from, to, former)).toEqual([20 * MINUTE]);
  expect(await leftOut([come], from, to, present)).toEqual([30 * MINUTE]);
  expect(await leftOut([sign.id], from, to, present)).toEqual([30 * MINUTE]);
  expect(await leftOut([sign.id, left, come], from, to, admin)).toEqual([
    50 * MINUTE,
    20 * MINUTE,
    30 * MINUTE,
  ]);
});

it("is of the whole hours that figures are of, once single readings are deleted", async () => {
  const client = await addClient(platform, admin, group);
  const readings = [{ timestamp: at(3) + 10, speed: 50 }];
  await platform.ok("POST", "/device/measurements", client.device, {
    batchId: "one",
    from: at(3),
    to: at(1),
    readings,
  });
  await leaveOut(client.id, at(3) + 60, at(3) + 120);
  await leaveOut(client.id, at(5), at(4));
  platform.clock.now = START + 800 * DAY;
  admin = await platform.signIn(ADMIN);
  await platform.app.jobs.run("retention");
  expect(await leftOut([client.id], at(3) + 600, at(1), admin)).toEqual([60]);
});
