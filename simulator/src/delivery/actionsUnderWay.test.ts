import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { Memory } from "../../test/memory.js";
import { demoDevices } from "../demo/devices.js";
import type { Device } from "../model/device.js";
import type { Faults } from "../model/faults.js";
import { readingsBetween } from "../model/readings.js";
import { DeviceSender } from "./deviceSender.js";
import { StateFile } from "./stateFile.js";

const SEED = 1;
/** 2026-09-22, 08:00 in Ljubljana. */
const BEGIN = Date.UTC(2026, 8, 22, 6) / 1000;

function device(serialNumber: string): Device {
  const model = demoDevices.find(({ location }) => location.serialNumber === serialNumber)?.model;
  if (!model) throw new Error(serialNumber);
  return model;
}
const sign = device("OB-2301");
const late = device("OB-2313");

let folder: string;
let path: string;
let memory: Memory;
let faults: Faults;
let now: number;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "actions-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  memory = new Memory();
  path = join(folder, `${count++}`, "simulator.json");
  faults = [];
  now = BEGIN;
});

async function start(model: Device): Promise<DeviceSender> {
  const state = await StateFile.open(path);
  if (!state.device(model.serialNumber))
    await state.put(model.serialNumber, { clientId: 1, guid: "g", apiKey: "k", delivered: [], pending: [] });
  const options = { seed: SEED, device: model, api: memory, state, retry: {}, now: () => now };
  return new DeviceSender({ ...options, faults: async () => faults });
}

const live = async (sender: DeviceSender, seconds: number, step = 5): Promise<void> => {
  for (const end = now + seconds; now < end; now += step) await sender.tick(BEGIN);
};
const asks = (id: number, actionType: string) => memory.actions.push({ id, data: { actionType } });
const progress = () => memory.told.map(({ id, status }) => [id, status]);

it("accepts at its next ping what it is asked, takes its time, and tells how it went", async () => {
  const sender = await start(sign);
  await sender.tick(BEGIN);
  asks(1, "readParameters");
  asks(2, "dance");
  now += 5;
  await live(sender, 50);
  expect(memory.told).toEqual([]);
  now = BEGIN + 60;
  await sender.tick(BEGIN);
  expect(progress()).toEqual([
    [1, "accepted"],
    [2, "accepted"],
  ]);
  await live(sender, 60);
  expect(memory.told).toHaveLength(4);
  expect(memory.told).toContainEqual({
    id: 1,
    status: "succeeded",
    message: expect.stringMatching(
      /^Baterija 12,\d\d V, signal -\d\d dBm, programska oprema 2\.14\.3, nastavitve KB0-50\.$/,
    ),
  });
  expect(memory.told).toContainEqual({
    id: 2,
    status: "failure",
    message: "Naprava ne pozna ukaza dance.",
  });
});

it("is silent while it restarts, says so afterwards, and has measured on", async () => {
  asks(1, "restart");
  const sender = await start(sign);
  await sender.tick(BEGIN);
  const sent = [memory.batches.size, memory.reported.length];
  now += 5;
  await live(sender, 10);
  expect([memory.batches.size, memory.reported.length]).toEqual(sent);
  await live(sender, 60);
  expect(progress()).toEqual([
    [1, "accepted"],
    [1, "succeeded"],
  ]);
  expect(memory.reported.some(({ timestamp }) => timestamp % 60 !== 0)).toBe(true);
  expect(memory.readings()).toEqual(readingsBetween(SEED, sign, BEGIN, now - 5));
});

it("fails what it is asked while it is broken", async () => {
  faults = [{ since: BEGIN - 60, fault: "actions" }];
  asks(1, "restart");
  await live(await start(sign), 120);
  expect(memory.told.at(-1)).toEqual({ id: 1, status: "failure", message: "Krmilnik se ne odziva." });
});

it("takes up again what it had accepted before its process ended", async () => {
  asks(1, "syncClock");
  await (await start(sign)).tick(BEGIN);
  expect(progress()).toEqual([[1, "accepted"]]);
  now += 3600;
  await live(await start(sign), 60);
  expect(progress().at(-1)).toEqual([1, "succeeded"]);
});

it("forgets what was taken away meanwhile", async () => {
  asks(1, "syncClock");
  const sender = await start(sign);
  await sender.tick(BEGIN);
  memory.actions = [];
  now += 5;
  await live(sender, 300);
  expect(progress()).toEqual([
    [1, "accepted"],
    [1, "succeeded"],
  ]);
});

it("asks nothing while it is silent, and tells afterwards of what it had begun", async () => {
  asks(1, "syncClock");
  const sender = await start(sign);
  await sender.tick(BEGIN);
  faults = [{ since: BEGIN + 1, fault: "silent" }];
  now += 5;
  await live(sender, 600);
  expect(progress()).toEqual([[1, "accepted"]]);
  faults = [...faults, { since: now, fault: "none" }];
  await live(sender, 60);
  expect(progress().at(-1)).toEqual([1, "succeeded"]);
});

it("is told at its upload where it is on the line for that alone, and stays until it is done", async () => {
  now = Math.ceil(BEGIN / late.uploadEvery) * late.uploadEvery - 600;
  asks(1, "syncClock");
  const sender = await start(late);
  await live(sender, 595);
  expect(memory.told).toEqual([]);
  await live(sender, 60);
  expect(progress()).toEqual([
    [1, "accepted"],
    [1, "succeeded"],
  ]);
});
