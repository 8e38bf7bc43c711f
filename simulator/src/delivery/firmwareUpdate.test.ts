import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { Memory } from "../../test/memory.js";
import { demoDevices } from "../demo/devices.js";
import type { Faults } from "../model/faults.js";
import { AGAIN_AFTER } from "../model/firmware.js";
import { readingsBetween } from "../model/readings.js";
import { DeviceSender } from "./deviceSender.js";
import { StateFile } from "./stateFile.js";

const SEED = 1;
/** 2026-09-22, 08:00 in Ljubljana. */
const BEGIN = Date.UTC(2026, 8, 22, 6) / 1000;
const KB = 1024;

const found = demoDevices.find(({ location }) => location.serialNumber === "OB-2301")?.model;
if (!found) throw new Error("no sign");
const sign = found;

let folder: string;
let path: string;
let memory: Memory;
let faults: Faults;
let now: number;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "firmware-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  memory = new Memory();
  path = join(folder, `${count++}`, "simulator.json");
  faults = [];
  now = BEGIN;
});

async function start(): Promise<DeviceSender> {
  const state = await StateFile.open(path);
  if (!state.device(sign.serialNumber))
    await state.put(sign.serialNumber, { clientId: 1, guid: "g", apiKey: "k", delivered: [], pending: [] });
  const options = { seed: SEED, device: sign, api: memory, state, retry: {}, now: () => now };
  return new DeviceSender({ ...options, faults: async () => faults });
}

const live = async (sender: DeviceSender, seconds: number): Promise<void> => {
  for (const end = now + seconds; now < end; now += 15) await sender.tick(BEGIN);
};
const file = (kilobytes: number) =>
  Uint8Array.from({ length: kilobytes * KB + 7 }, (_, index) => index % 251);
const versions = () => memory.reported.map(({ firmwareVersion }) => firmwareVersion);
const versionsOf = (from: number, to = now) =>
  new Set(
    memory.reported
      .filter(({ timestamp }) => timestamp >= from && timestamp < to)
      .map(({ firmwareVersion }) => firmwareVersion),
  );

it("fetches a file range by range, restarts in silence, and tells the new version from then on", async () => {
  memory.offers("2.15.0", file(300));
  const sender = await start();
  await sender.tick(BEGIN);
  expect(memory.ranges).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((part) => part * 32 * KB));
  now += 15;
  await sender.tick(BEGIN);
  expect(memory.ranges).toHaveLength(10);
  const sent = memory.reported.length;
  const restarted = now;
  now += 10;
  await sender.tick(BEGIN);
  expect(memory.reported).toHaveLength(sent);
  now += 30;
  await live(sender, 600);
  expect(versionsOf(BEGIN, restarted)).toEqual(new Set(["2.14.3"]));
  expect(versionsOf(restarted + 40)).toEqual(new Set(["2.15.0"]));
  expect(memory.ranges).toHaveLength(10);
  expect(memory.readings()).toEqual(readingsBetween(SEED, sign, BEGIN, now - 15));
});

it("has it still after a restart of the simulator, and had the old one before", async () => {
  memory.offers("2.15.0", file(3));
  await live(await start(), 120);
  memory.firmware = null;
  memory.reported.length = 0;
  const again = await start();
  await live(again, 75);
  await again.fill({ from: BEGIN - 7200, to: BEGIN });
  expect(versionsOf(now - 75)).toEqual(new Set(["2.15.0"]));
  expect(versionsOf(BEGIN - 7200, BEGIN)).toEqual(new Set(["2.14.3"]));
});

it("goes on where its fetch was broken", async () => {
  memory.offers("2.15.0", file(200));
  memory.rangesLeft = 3;
  const sender = await start();
  await sender.tick(BEGIN);
  expect(memory.ranges.at(-1)).toBe(3 * 32 * KB);
  memory.rangesLeft = Number.POSITIVE_INFINITY;
  now += 15;
  await sender.tick(BEGIN);
  expect(memory.ranges.slice(4)).toEqual([3, 4, 5, 6].map((part) => part * 32 * KB));
  now += 60;
  await sender.tick(BEGIN);
  expect(versions().at(-1)).toBe("2.15.0");
});

it("installs nothing that is not what its SHA-256 says, and fetches it again", async () => {
  memory.offers("2.15.0", file(3));
  const right = memory.firmware?.sha256 ?? "";
  memory.firmware = memory.firmware && { ...memory.firmware, sha256: "0".repeat(64) };
  const sender = await start();
  await live(sender, 180);
  expect(new Set(versions())).toEqual(new Set(["2.14.3"]));
  expect(memory.ranges).toEqual([0, 0, 0]);
  memory.firmware = memory.firmware && { ...memory.firmware, sha256: right };
  await live(sender, 180);
  expect(versions().at(-1)).toBe("2.15.0");
});

it("lets go of a fetch whose firmware was taken away or replaced", async () => {
  memory.offers("2.15.0", file(400));
  const sender = await start();
  await sender.tick(BEGIN);
  memory.offers("2.15.1", file(3), 2);
  now += 15;
  await live(sender, 240);
  expect(versions().at(-1)).toBe("2.15.1");
  memory.offers("2.16.0", file(2000), 3);
  await live(sender, 75);
  expect(memory.ranges.at(-1)).toBeGreaterThan(32 * KB);
  memory.firmware = null;
  await live(sender, 240);
  expect(versions().at(-1)).toBe("2.15.1");
});

it("tells the old version where it could not install the new one, and leaves that alone until it is offered anew", async () => {
  faults = [{ since: BEGIN - 60, fault: "firmware" }];
  memory.offers("2.15.0", file(3));
  const sender = await start();
  await live(sender, 600);
  expect(new Set(versions())).toEqual(new Set(["2.14.3"]));
  expect(memory.ranges).toEqual([0]);

  const { firmware } = memory;
  memory.firmware = null;
  await live(sender, 15);
  faults = [...faults, { since: now, fault: "none" }];
  memory.firmware = firmware;
  await live(sender, 180);
  expect(versions().at(-1)).toBe("2.15.0");
});

it("tries again after a while what it is offered on and on", async () => {
  faults = [{ since: BEGIN - 60, fault: "firmware" }];
  memory.offers("2.15.0", file(3));
  const sender = await start();
  await live(sender, AGAIN_AFTER);
  expect(memory.ranges).toHaveLength(1);
  await live(sender, 180);
  expect(memory.ranges).toHaveLength(2);
});

it("installs nothing that it has already", async () => {
  memory.offers("2.14.3", file(3));
  await live(await start(), 300);
  expect(memory.ranges).toEqual([]);
});
