import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { demoModel } from "../../test/demoModel.js";
import { Memory } from "../../test/memory.js";
import type { Faults } from "../model/faults.js";
import { DeviceSender } from "./deviceSender.js";
import { StateFile } from "./stateFile.js";

const HOUR = 3600;
/** 2026-11-15, 05:00 in Ljubljana. */
const OPENS = Date.UTC(2026, 10, 15, 4) / 1000;
const DAILY = [{ start_time: 5 * HOUR, duration: HOUR, weekDays: Array(7).fill(true) }];

const device = demoModel("OB-2601");

let folder: string;
let path: string;
let memory: Memory;
let faults: Faults;
let now: number;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "valve-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  memory = new Memory();
  memory.orders = { ...memory.orders, schedule: DAILY };
  path = join(folder, `${count++}`, "simulator.json");
  faults = [];
  now = OPENS - HOUR;
});

/** A simulator's process that starts with the content of the state file. */
async function start(): Promise<DeviceSender> {
  const state = await StateFile.open(path);
  if (!state.device(device.serialNumber))
    await state.put(device.serialNumber, { clientId: 1, guid: "g", apiKey: "k", delivered: [], pending: [] });
  const options = { seed: 1, device, api: memory, state, retry: {}, now: () => now };
  return new DeviceSender({ ...options, faults: async () => faults });
}

/** Runs a valve until so many seconds after it opens. */
async function live(sender: DeviceSender, until: number): Promise<void> {
  for (; now < OPENS + until; now += 15) await sender.tick(OPENS - HOUR);
}

const flow = (passed: number) =>
  memory.reported.find(({ timestamp }) => timestamp === OPENS + passed)?.reported?.Valve;

it("opens nothing while it is paused, and its run goes on at the pause's end", async () => {
  memory.orders = { ...memory.orders, pausedUntil: OPENS + 600 };
  await live(await start(), HOUR);
  expect([flow(0), flow(540), flow(600), flow(660)]).toEqual([0, 0, 1, 1]);
});

it("remembers over a restart what it was told, and does not fall back to its schedule", async () => {
  memory.orders = { ...memory.orders, mode: "manualOff" };
  await live(await start(), -HOUR / 2);
  now = OPENS + HOUR / 2;
  await (await start()).tick(OPENS - HOUR);
  expect([flow(0), flow(900), flow(25 * 60)]).toEqual([0, 0, 0]);
});

it("is stuck from the moment on at which it is broken, until it is mended", async () => {
  const sender = await start();
  await live(sender, -600);
  faults = [{ since: now, fault: "stuckOpen" }];
  await live(sender, -300);
  faults = [...faults, { since: now, fault: "stuckClosed" }];
  await live(sender, 600);
  faults = [...faults, { since: now, fault: "none" }];
  await live(sender, 720);
  expect([-660, -600, -360, -300, 0, 540, 600].map(flow)).toEqual([0, 1, 1, 0, 0, 0, 1]);
});

it("sends nothing and asks nothing while it is silent, and obeys what it knows", async () => {
  const sender = await start();
  await live(sender, -600);
  const [sent, asked, known] = [memory.reported.length, memory.asked, memory.known.length];
  faults = [{ since: now, fault: "silent" }];
  memory.orders = { ...memory.orders, mode: "manualOff" };
  now += 15;
  await live(sender, 600);
  expect(memory.reported.slice(sent).filter(({ timestamp }) => timestamp >= OPENS - 600)).toEqual([]);
  expect([memory.asked, memory.known.length]).toEqual([asked, known]);

  memory.orders = { ...memory.orders, mode: "schedule" };
  faults = [...faults, { since: now, fault: "none" }];
  await live(sender, 720);
  expect([-540, 0, 540, 600, 660].map(flow)).toEqual([undefined, undefined, undefined, 1, 1]);
  expect(memory.asked).toBeGreaterThan(asked);
});

it("has watered by its schedule until it fell silent, also where that was before anybody looked", async () => {
  faults = [{ since: OPENS + 600, fault: "silent" }];
  now = OPENS + 2 * HOUR;
  const sender = await start();
  await sender.tick(OPENS - HOUR);
  await sender.fill({ from: OPENS - 2 * HOUR, to: OPENS - HOUR });
  now += 600;
  await sender.tick(OPENS - HOUR);
  expect([flow(-900), flow(0), flow(900)]).toEqual([0, 1, undefined]);
  expect(memory.asked).toBe(1);
});
