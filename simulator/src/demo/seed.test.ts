import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { demoModel } from "../../test/demoModel.js";
import { TestPlatform } from "../../test/testPlatform.js";
import { DeviceSender } from "../delivery/deviceSender.js";
import { StateFile } from "../delivery/stateFile.js";
import { localTime } from "../model/localTime.js";
import { orderedAt } from "../model/valve.js";
import { type AdminApi, signIn } from "../platform-api/adminApi.js";
import { deviceApi } from "../platform-api/deviceApi.js";
import { platformHttp } from "../platform-api/http.js";
import { ADMIN, demoGroups, demoUsers, skofjaLoka } from "./accounts.js";
import { demoBundles } from "./bundles.js";
import { demoTimeZone } from "./device.js";
import { demoDevices } from "./devices.js";
import { seedDemo } from "./seed.js";
import { seedNotes } from "./seedNotes.js";
import { demoSummaryGroups } from "./summaryGroups.js";

/** Start of the history. */
const SINCE = Date.UTC(2026, 2, 1) / 1000;

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
  await seedDemo(admin, demoDevices, state, SINCE);
  return state;
};

const present = async () => ({
  clients: (await admin.clients()).map(({ guid, groups, metaData }) => ({ guid, groups, metaData })),
  groups: await admin.groups(),
  users: await admin.users(),
  locations: (await admin.locations()).map(({ id, bundles }) => ({
    id,
    bundles: bundles.map(({ name }) => name),
  })),
});

it("seeds groups, users and devices once, whose keys and passwords work", async () => {
  const state = await seed();
  const first = await present();
  expect(first.clients).toHaveLength(demoDevices.length);
  expect(first.clients.filter(({ groups }) => groups.length === 0)).toHaveLength(2);
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
  expect(await device.postMeasurements(batch)).toMatchObject({ accepted: 0, duplicate: 0, refused: [] });
});

it("arranges the summary groups once, with devices of theirs alone", async () => {
  await seed();
  const clients = await admin.clients();
  const groups = await admin.groups();
  const summaryOf = (name: string) => {
    const group = groups.find((one) => one.name === name);
    return group?.metaData.summaryGroups?.groups.map((one) => ({
      name: one.name,
      serialNumbers: one.clients.map((id) => clients.find((one) => one.id === id)?.metaData.serialNumber),
    }));
  };
  for (const group of new Set(demoSummaryGroups.map((one) => one.group)))
    expect(summaryOf(group.name)).toEqual(
      demoSummaryGroups
        .filter((one) => one.group === group)
        .map(({ name, serialNumbers }) => ({ name, serialNumbers })),
    );

  const changed = groups.find(({ name }) => name === skofjaLoka.name);
  const kept = [{ name: "Samo ena", clients: changed?.metaData.summaryGroups?.groups[0]?.clients ?? [] }];
  await admin.setSummary(changed?.id ?? 0, kept);
  await seed();
  expect((await admin.groups()).find(({ id }) => id === changed?.id)?.metaData.summaryGroups?.groups).toEqual(
    kept,
  );
});

it.each(demoBundles)("$name opens as the platform expects it, also where clocks change", async (bundle) => {
  const state = await seed();
  const { sessionId } = await platformHttp(platform.url, undefined).post<{ sessionId: string }>(
    "user/login",
    {
      ...ADMIN,
    },
  );
  const people = platformHttp(platform.url, { session: sessionId });
  for (const serialNumber of bundle.serialNumbers) {
    const { clientId, apiKey } = state.device(serialNumber) ?? { clientId: 0, apiKey: "" };
    const orders = await deviceApi(platform.url, apiKey).getOrders();
    expect(orders.schedule).toEqual(bundle.schedule);
    for (const day of ["2026-03-27", "2026-10-23"]) {
      const start = Date.parse(`${day}T00:00Z`) / 1000;
      const end = start + 4 * 86_400;
      const { expected } = await people.get<{ expected: { from: number; to: number }[] }>(
        "zalivalnik/history",
        { clientId, start, end },
      );
      expect(expected.length).toBeGreaterThan(5);
      for (let time = start; time < end; time += 300) {
        const open = expected.some(({ from, to }) => from <= time && time < to);
        expect([time, orderedAt([{ since: 0, orders }], time)]).toEqual([time, open ? 1 : 0]);
      }
    }
  }
});

it("tells each sign once what it shows, which it then runs", async () => {
  const state = await seed();
  const wanted = demoDevices.flatMap(({ orders, location }) => (orders ? [location.serialNumber] : []));
  expect(wanted).toHaveLength(10);
  for (const serialNumber of wanted) {
    const api = deviceApi(platform.url, state.device(serialNumber)?.apiKey ?? "");
    const first = await api.getConfiguration(undefined);
    expect(first).toMatchObject({ version: 1, etag: expect.any(String), document: { cfgID: "KB0" } });
    expect(await api.getConfiguration(first?.etag)).toEqual({ version: 1, etag: first?.etag });
  }
  const counter = deviceApi(platform.url, state.device("OB-2401")?.apiKey ?? "");
  expect(await counter.getConfiguration(undefined)).toBeNull();

  const model = demoModel("OB-2305");
  const clientId = state.device("OB-2305")?.clientId ?? 0;
  const api = deviceApi(platform.url, state.device("OB-2305")?.apiKey ?? "");
  const runs = async () =>
    (await admin.clients()).find(({ id }) => id === clientId)?.info.configVersion ?? null;
  await admin.assignConfiguration(clientId, { cfgID: "KB0", BasicConfig: { vMin: 20 } });
  expect(await runs()).toBe(1);
  // Not before the loop above: a status from before the platform last heard of a version is outdated.
  const now = Math.floor(Date.now() / 1000);
  const options = { seed: 1, device: model, api, state, retry: {}, now: () => now };
  await new DeviceSender(options).tick(now);
  expect(await runs()).toBe(2);
  await seed();
  expect((await api.getConfiguration(undefined))?.version).toBe(2);
});

it("sets its resources up once, and leaves what others keep there", async () => {
  await seed();
  const names = async () =>
    (
      await Promise.all(
        (
          ["global_custom_texts", "speed_limit_penalty_program_config", "hardware_configuration"] as const
        ).map((bucket) => admin.resources(bucket)),
      )
    ).map((resources) => resources.map(({ metaData }) => metaData.name));
  expect(await names()).toEqual([
    ["Skupna besedila"],
    ["Naselje, kazenske točke"],
    ["Vgrajena besedila prikazovalnikov"],
  ]);
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

it("writes notes on whole local days once, and names the directions of some devices", async () => {
  const now = Math.floor(Date.now() / 1000);
  await seed();
  await seedNotes(admin, now);
  await seedNotes(admin, now);
  const clients = await admin.clients();
  const notesOf = async (serialNumber: string) => {
    const id = clients.find(({ metaData }) => metaData.serialNumber === serialNumber)?.id ?? 0;
    const notes = await admin.notes(id, { from: now - 10 * 86_400, to: now });
    return notes.map(({ text, from, to }) => [text, isMidnight(from) && isMidnight(to)]);
  };
  const fair = ["Sejem na Mestnem trgu", true];
  expect(await notesOf("OB-2301")).toEqual([
    ["Polovična zapora Kidričeve ceste, promet ureja semafor", true],
    fair,
  ]);
  expect(await notesOf("OB-2305")).toEqual([fair]);
  const sign = clients.find(({ metaData }) => metaData.serialNumber === "OB-2301");
  expect(sign?.metaData).toMatchObject({
    directionNames: { incoming: "proti centru", outgoing: "proti Kranju" },
  });
});

const isMidnight = (time: number) => localTime(demoTimeZone, time).hour === 0;
