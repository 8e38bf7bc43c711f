import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { demoModel } from "../../test/demoModel.js";
import { Memory } from "../../test/memory.js";
import type { Device } from "../model/device.js";
import { readingsBetween } from "../model/readings.js";
import { DeviceSender } from "./deviceSender.js";
import { StateFile } from "./stateFile.js";

const SEED = 1;
const HOUR = 3600;
/** 2026-09-22, 08:00 in Ljubljana. */
const BEGIN = Date.UTC(2026, 8, 22, 6) / 1000;

const sign = demoModel("OB-2301");
const late = demoModel("OB-2313");

let folder: string;
let memory: Memory;
let state: StateFile;
let now: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "configuration-"));
});
afterAll(() => rm(folder, { recursive: true }));

let count = 0;
beforeEach(async () => {
  memory = new Memory();
  now = BEGIN;
  state = await StateFile.open(join(folder, `${count++}`, "simulator.json"));
});

const started = async (model: Device): Promise<DeviceSender> => {
  if (!state.device(model.serialNumber))
    await state.put(model.serialNumber, { clientId: 1, guid: "g", apiKey: "k", delivered: [], pending: [] });
  return new DeviceSender({ seed: SEED, device: model, api: memory, state, retry: {}, now: () => now });
};

/** Runs a device for so many seconds. */
const live = async (sender: DeviceSender, seconds: number): Promise<void> => {
  for (const end = now + seconds; now < end; now += 15) await sender.tick(BEGIN);
};

const wants = (version: number, basic: object = {}, overLimitFrom = 51): void => {
  const dispParameters = [{ prgSpeedLimit: 10 }, { prgSpeedLimit: overLimitFrom }];
  memory.wanted = {
    version,
    document: { cfgID: "KB0", BasicConfig: basic, ProgramsSettings: { dispParameters } },
  };
};
const versions = () => new Map(memory.reported.map((status) => [status.timestamp, status.configVersion]));

it("is asked for at the ping interval of the one before, and told as soon as it is taken", async () => {
  const sender = await started(sign);
  await live(sender, 120);
  expect(memory.known).toHaveLength(2);
  expect(new Set(versions().values())).toEqual(new Set([undefined]));

  wants(4, { gprsNewActionInterval: 300 });
  await live(sender, 30);
  expect(memory.reported.at(-1)).toMatchObject({
    timestamp: BEGIN + 120,
    configVersion: 4,
    configName: "KB0-50",
  });
  wants(5, { gprsNewActionInterval: 15 });
  await live(sender, 240);
  expect(
    new Set([...versions()].filter(([time]) => time >= BEGIN + 120).map(([, version]) => version)),
  ).toEqual(new Set([4]));
  await live(sender, 60);
  expect(versions().get(BEGIN + 420)).toBe(5);
  expect(memory.known.slice(0, 3)).toEqual([undefined, undefined, undefined]);
  expect(memory.known.slice(3).every((etag) => etag !== undefined)).toBe(true);
  expect(memory.known).toHaveLength(5);
});

it("makes drivers keep to its limit from then on, and leaves what they drove before", async () => {
  const sender = await started(sign);
  await live(sender, HOUR);
  const taken = now;
  wants(1, {}, 31);
  await live(sender, HOUR);
  const mean = (readings: { speed?: number }[]) =>
    readings.reduce((sum, { speed = 0 }) => sum + speed, 0) / readings.length;
  const [before, after] = [
    memory.readings().filter(({ timestamp }) => timestamp < taken),
    memory.readings().filter(({ timestamp }) => timestamp >= taken),
  ];
  expect(before).toEqual(readingsBetween(SEED, sign, BEGIN, taken));
  expect(mean(before)).toBeGreaterThan(36);
  expect(mean(after)).toBeLessThan(32);
  expect(after.length).toBeGreaterThan(100);
});

it("leaves out who is too slow or too fast for it", async () => {
  wants(1, { vMin: 40, vMax: 55 });
  const sender = await started(sign);
  await live(sender, 15);
  memory.batches.clear();
  await live(sender, HOUR);
  const all = readingsBetween(SEED, sign, BEGIN + 15, now - 15);
  const between = all.filter(({ speed = 0 }) => speed >= 40 && speed <= 55);
  expect(between.length).toBeLessThan(all.length);
  expect(memory.readings()).toEqual(between);
});

it("turns the display off: a dark panel, and nobody slows down", async () => {
  const sender = await started(sign);
  await live(sender, 60);
  expect(memory.reported.at(-1)?.brightness).toBeGreaterThan(50);
  wants(1, { displayDisable: 3 });
  const taken = now;
  await live(sender, 2 * HOUR);
  expect(
    memory.reported.filter(({ timestamp }) => timestamp >= taken).map((status) => status.brightness),
  ).toEqual(memory.reported.filter(({ timestamp }) => timestamp >= taken).map(() => 0));
  expect(memory.reported.at(-1)?.brightnessAverage).toBe(0);
  const speeds = (readings: { timestamp: number; speed?: number }[]) =>
    readings.filter(({ timestamp }) => timestamp >= taken).reduce((sum, { speed = 0 }) => sum + speed, 0);
  expect(speeds(memory.readings())).toBeGreaterThan(speeds(readingsBetween(SEED, sign, BEGIN, now - 15)));

  wants(2, { displayDisable: 0 });
  await live(sender, 120);
  expect(memory.reported.at(-1)?.brightness).toBeGreaterThan(50);
});

it("sends at once with the usual interval, and by its interval once somebody has chosen one", async () => {
  wants(1, { gprsUpdateDataInterval: 300 });
  const sender = await started(sign);
  await live(sender, 300);
  expect(memory.batches.size).toBeGreaterThan(15);

  wants(2, { gprsUpdateDataInterval: 900 });
  await live(sender, 90);
  memory.batches.clear();
  memory.reported.length = 0;
  await live(sender, HOUR);
  expect([...memory.batches.values()].map(({ to }) => (to - BEGIN) / 900)).toEqual([1, 2, 3, 4]);
  const minutes = new Set(memory.reported.map(({ timestamp }) => Math.floor(timestamp / 60)));
  expect(minutes.size).toBeGreaterThanOrEqual(59);

  wants(3, { gprsUpdateDataInterval: 300 });
  await live(sender, 90);
  memory.batches.clear();
  await live(sender, 900);
  expect(memory.batches.size).toBe(3);
});

it("survives a restart, and is asked for by its name", async () => {
  wants(1, { vMin: 45 });
  await live(await started(sign), 60);
  state = await StateFile.open(join(folder, `${count - 1}`, "simulator.json"));
  memory.batches.clear();
  memory.wanted = "gone";
  await live(await started(sign), 300);
  expect(memory.known.at(-1)).toBeDefined();
  expect(memory.reported.at(-1)?.configVersion).toBe(1);
  expect(memory.readings().every(({ speed = 0 }) => speed >= 45)).toBe(true);
  expect(memory.readings().length).toBeGreaterThan(0);
});

it("has another number where an earlier document was assigned again", async () => {
  wants(1);
  const sender = await started(sign);
  await live(sender, 60);
  wants(3);
  await live(sender, 120);
  expect(memory.reported.at(-1)?.configVersion).toBe(3);
});

it.each([
  ["no object", "nonsense"],
  ["nothing", null],
  ["sections of another shape", { BasicConfig: [] }],
  ["a display that is neither on nor off", { BasicConfig: { displayDisable: "off" } }],
  ["an interval below a second", { BasicConfig: { gprsUpdateDataInterval: 0 } }],
  ["speeds that are none", { ProgramsSettings: { dispParameters: [{ prgSpeedLimit: -1 }] } }],
  ["programs that are none", { ProgramsSettings: { dispParameters: [5] } }],
])("is refused where it has %s: the device goes on with what it runs", async (_what, document) => {
  wants(1, { vMin: 20 });
  const sender = await started(sign);
  await live(sender, 60);
  memory.wanted = { version: 2, document };
  await live(sender, 600);
  expect(memory.reported.at(-1)?.configVersion).toBe(1);
  expect(memory.readings()).toContainEqual(expect.objectContaining({ speed: expect.any(Number) }));
  expect([...memory.batches.values()].at(-1)?.to).toBe(now - 15);
  wants(3);
  await live(sender, 120);
  expect(memory.reported.at(-1)?.configVersion).toBe(3);
});

it("reaches a device that uploads seldom with its next upload", async () => {
  wants(1);
  now = Math.ceil(BEGIN / late.uploadEvery) * late.uploadEvery - 120;
  const sender = await started(late);
  await live(sender, 120);
  expect(memory.known).toEqual([]);
  await live(sender, 30);
  expect(memory.known).toHaveLength(1);
  expect(memory.reported.at(-1)).toMatchObject({ configVersion: 1 });
});
