import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { TestPlatform } from "../../test/testPlatform.js";
import { StateFile } from "../delivery/stateFile.js";
import { type AdminApi, signIn } from "../platform-api/adminApi.js";
import { deviceApi } from "../platform-api/deviceApi.js";
import { ADMIN, demoGroups, demoUsers } from "./accounts.js";
import { demoDevices } from "./devices.js";
import { seedDemo } from "./seed.js";

let platform: TestPlatform;
let admin: AdminApi;
let statePath: string;

beforeAll(async () => {
  platform = await TestPlatform.create();
  admin = await signIn(platform.url, ADMIN);
  statePath = join(platform.folder, "simulator.json");
}, 60_000);
afterAll(() => platform.remove());

const seed = async (): Promise<StateFile> => {
  const state = await StateFile.open(statePath);
  await seedDemo(admin, demoDevices, state);
  return state;
};

const present = async () => ({
  clients: (await admin.clients()).map(({ guid, groups, metaData }) => ({ guid, groups, metaData })),
  groups: await admin.groups(),
  users: await admin.users(),
});

it("seeds groups, users and devices once, whose keys and passwords work", async () => {
  const state = await seed();
  const first = await present();
  expect(first.clients).toHaveLength(demoDevices.length);
  expect(first.clients.filter(({ groups }) => groups.length === 0)).toHaveLength(1);
  expect(first.groups).toHaveLength(demoGroups.length);
  for (const { email, password } of demoUsers) {
    const user = await signIn(platform.url, { email, password });
    expect((await user.clients()).length).toBeGreaterThan(2);
    await user.logOut();
  }
  await seed();
  expect(await present()).toEqual(first);

  const now = Math.floor(Date.now() / 1000);
  const batch = { batchId: "b", from: now - 60, to: now, readings: [] };
  const device = deviceApi(platform.url, state.device("OB-2301")?.apiKey ?? "");
  expect(await device.postMeasurements(batch)).toEqual({ accepted: 0, duplicate: 0, refused: [] });
});

it("takes over devices whose state file was lost, as having sent all that they had", async () => {
  const before = await StateFile.open(statePath);
  const now = Math.floor(Date.now() / 1000);
  const old = before.device("OB-2302");
  const batch = { batchId: "c", from: now - 120, to: now - 60, readings: [] };
  await deviceApi(platform.url, old?.apiKey ?? "").postMeasurements(batch);
  await rm(statePath);
  const after = (await seed()).device("OB-2302");
  expect(after?.guid).toBe(old?.guid);
  expect(after?.apiKey).not.toBe(old?.apiKey);
  expect(after?.delivered).toEqual([{ from: 0, to: now - 60 }]);
  expect((await admin.clients()).length).toBe(demoDevices.length);
});

it("does not trust a state file that stems from another platform", async () => {
  const state = await StateFile.open(statePath);
  const gone = { clientId: 999, guid: "gone", apiKey: "dead", delivered: [{ from: 0, to: 9 }], pending: [] };
  await state.put("OB-2303", gone);
  const after = (await seed()).device("OB-2303");
  expect(after?.guid).not.toBe("gone");
  expect(after?.apiKey).not.toBe("dead");
});
