import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { demoModel } from "../../test/demoModel.js";
import { Memory } from "../../test/memory.js";
import type { Device } from "../model/device.js";
import type { Faults } from "../model/faults.js";
import { readingsBetween } from "../model/readings.js";
import { DeviceSender } from "./deviceSender.js";
import { StateFile } from "./stateFile.js";

const SEED = 1;
const SINCE = 1_790_002_800;

let folder: string;
let memory: Memory;
let path: string;
let count = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sender-"));
});
afterAll(() => rm(folder, { recursive: true }));
/** A platform that knows nothing, and no state file. */
function anew(): void {
  memory = new Memory();
  path = join(folder, `${count++}`, "simulator.json");
}
beforeEach(anew);

/** A simulator's process that starts with the content of the state file. */
async function start(model: Device, now: () => number, faults: Faults = []): Promise<DeviceSender> {
  const state = await StateFile.open(path);
  if (!state.device(model.serialNumber)) {
    await state.put(model.serialNumber, { clientId: 1, guid: "g", apiKey: "k", delivered: [], pending: [] });
  }
  const options = { seed: SEED, device: model, api: memory, state, retry: {}, now };
  return new DeviceSender({ ...options, faults: async () => faults });
}

describe("DeviceSender", () => {
  const sign = demoModel("OB-2306");

  it("sends each reading once, whenever it is killed and started again", async () => {
    const death = fc.record({ call: fc.integer({ min: 1, max: 6 }), stored: fc.boolean() });
    const lives = fc.array(death, { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(lives, async (deaths) => {
        anew();
        let now = SINCE + 7000;
        for (const end of [...deaths, undefined]) {
          memory.diesWith(end);
          const sender = await start(sign, () => now);
          try {
            await sender.resume();
            for (let tick = 0; tick < 4; tick++) {
              now += 700;
              await sender.catchUp(SINCE);
            }
          } catch (error) {
            expect(error).toEqual(new Error("killed"));
          }
        }
        expect(memory.readings()).toEqual(readingsBetween(SEED, sign, SINCE, now));
      }),
      { numRuns: 20 },
    );
  });

  it("cuts batches at whole hours and leaves no gap", async () => {
    const sender = await start(sign, () => SINCE + 7300);
    await sender.catchUp(SINCE - 1800);
    expect([...memory.batches.values()].map(({ from, to }) => [from - SINCE, to - SINCE])).toEqual([
      [-1800, 0],
      [0, 3600],
      [3600, 7200],
      [7200, 7300],
    ]);
    expect(memory.reported.length).toBeGreaterThan(8);
  });

  it("fills in the past without sending again what is there", async () => {
    const sender = await start(sign, () => SINCE + 7200);
    await sender.catchUp(SINCE);
    await sender.fill({ from: SINCE - 3600, to: SINCE + 3600 });
    expect([...memory.batches.keys()]).toHaveLength(3);
    expect(memory.readings()).toEqual(readingsBetween(SEED, sign, SINCE - 3600, SINCE + 7200));
  });

  it("covers no time of silence by any batch", async () => {
    const silent = demoModel("OB-2307");
    const sender = await start(silent, () => SINCE + 4 * 86_400);
    await sender.catchUp(SINCE);
    const covered = [...memory.batches.values()].reduce((sum, { from, to }) => sum + to - from, 0);
    expect(covered).toBeLessThan(4 * 86_400 - 2 * 3600);
    expect(memory.readings()).toEqual(readingsBetween(SEED, silent, SINCE, SINCE + 4 * 86_400));
  });

  it("keeps the data of a device that uploads seldom until it does", async () => {
    const late = demoModel("OB-2313");
    const upload = Math.ceil(SINCE / late.uploadEvery) * late.uploadEvery;
    let now = upload - 1;
    const sender = await start(late, () => now);
    await sender.catchUp(upload - late.uploadEvery);
    expect(memory.batches.size).toBe(0);
    now = upload + 5;
    await sender.catchUp(upload - late.uploadEvery);
    expect([...memory.batches.values()].at(-1)?.to).toBe(upload);
  });

  it("sends nothing that waited for its upload while it is silent, and all of it once it is mended", async () => {
    const late = demoModel("OB-2313");
    const upload = Math.ceil(SINCE / late.uploadEvery) * late.uploadEvery;
    const broken = { since: upload - 600, fault: "silent" } as const;
    let now = upload + 5;
    await (await start(late, () => now, [broken])).tick(upload - late.uploadEvery);
    expect([memory.batches.size, memory.reported.length, memory.known.length]).toEqual([0, 0, 0]);
    now = upload + late.uploadEvery;
    const mended = [broken, { since: upload + 600, fault: "none" } as const];
    await (await start(late, () => now, mended)).tick(upload - late.uploadEvery);
    const covered = [...memory.batches.values()].reduce((sum, { from, to }) => sum + to - from, 0);
    expect(covered).toBe(2 * late.uploadEvery - 1200);
  });

  it("posts statuses but no batches for a valve", async () => {
    const sender = await start(demoModel("OB-2603"), () => SINCE + 86_400);
    await sender.catchUp(SINCE);
    expect(memory.batches.size).toBe(0);
    expect(memory.reported.length).toBeGreaterThan(96);
  });

  it("lets a valve do what it is told, from when it heard of it", async () => {
    const begin = Math.ceil(SINCE / 60) * 60;
    let now = begin + 60;
    const sender = await start(demoModel("OB-2601"), () => now);
    await sender.catchUp(begin);
    memory.orders = { ...memory.orders, mode: "manualOn", manualUntil: begin + 180 };
    for (now = begin + 75; now <= begin + 240; now += 15) await sender.catchUp(begin);
    const times = new Map(memory.reported.map(({ timestamp, reported }) => [timestamp, reported?.Valve]));
    expect([begin, begin + 60, begin + 120, begin + 180].map((time) => times.get(time))).toEqual([
      0, 0, 1, 0,
    ]);
    expect(memory.asked).toBe(4);
  });

  it("keeps keys where nobody else can read them", async () => {
    await start(sign, () => SINCE);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });
});
