import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { demoModel } from "../../test/demoModel.js";
import { DeviceBed } from "../../test/deviceBed.js";
import { readingsBetween } from "../model/readings.js";
import type { DeviceSender } from "./deviceSender.js";

const SEED = 1;
/** 2026-09-22, 08:00 in Ljubljana. */
const BEGIN = Date.UTC(2026, 8, 22, 6) / 1000;
const sign = demoModel("OB-2301");
const late = demoModel("OB-2313");

let bed: DeviceBed;
beforeEach(async () => {
  bed = await DeviceBed.create(SEED, BEGIN);
});
afterEach(() => bed.remove());

const live = (sender: DeviceSender, seconds: number) => bed.live(sender, seconds, 5);
const asks = (id: number, actionType: string) => bed.memory.actions.push({ id, data: { actionType } });
const progress = () => bed.memory.told.map(({ id, status }) => [id, status]);

it("accepts at its next ping what it is asked, takes its time, and tells how it went", async () => {
  const sender = await bed.start(sign);
  await sender.tick(BEGIN);
  asks(1, "readParameters");
  asks(2, "dance");
  bed.now += 5;
  await live(sender, 50);
  expect(bed.memory.told).toEqual([]);
  bed.now = BEGIN + 60;
  await sender.tick(BEGIN);
  expect(progress()).toEqual([
    [1, "accepted"],
    [2, "accepted"],
  ]);
  await live(sender, 60);
  expect(bed.memory.told).toHaveLength(4);
  expect(bed.memory.told).toContainEqual({
    id: 1,
    status: "succeeded",
    message: expect.stringMatching(
      /^Baterija 12,\d\d V, signal -\d\d dBm, programska oprema 2\.14\.3, nastavitve KB0-50\.$/,
    ),
  });
  expect(bed.memory.told).toContainEqual({
    id: 2,
    status: "failure",
    message: "Naprava ne pozna ukaza dance.",
  });
});

it("is silent while it restarts, says so afterwards, and has measured on", async () => {
  asks(1, "restart");
  const sender = await bed.start(sign);
  await sender.tick(BEGIN);
  const sent = [bed.memory.batches.size, bed.memory.reported.length];
  bed.now += 5;
  await live(sender, 10);
  expect([bed.memory.batches.size, bed.memory.reported.length]).toEqual(sent);
  await live(sender, 60);
  expect(progress()).toEqual([
    [1, "accepted"],
    [1, "succeeded"],
  ]);
  expect(bed.memory.reported.some(({ timestamp }) => timestamp % 60 !== 0)).toBe(true);
  expect(bed.memory.readings()).toEqual(readingsBetween(SEED, sign, BEGIN, bed.now - 5));
});

it("fails what it is asked while it is broken", async () => {
  bed.faults = [{ since: BEGIN - 60, fault: "actions" }];
  asks(1, "restart");
  await live(await bed.start(sign), 120);
  expect(bed.memory.told.at(-1)).toEqual({ id: 1, status: "failure", message: "Krmilnik se ne odziva." });
});

it("takes up again what it had accepted before its process ended", async () => {
  asks(1, "syncClock");
  await (await bed.start(sign)).tick(BEGIN);
  expect(progress()).toEqual([[1, "accepted"]]);
  bed.now += 3600;
  await live(await bed.start(sign), 60);
  expect(progress().at(-1)).toEqual([1, "succeeded"]);
});

it("forgets what was taken away meanwhile", async () => {
  asks(1, "syncClock");
  const sender = await bed.start(sign);
  await sender.tick(BEGIN);
  bed.memory.actions = [];
  bed.now += 5;
  await live(sender, 300);
  expect(progress()).toEqual([
    [1, "accepted"],
    [1, "succeeded"],
  ]);
});

it("asks nothing while it is silent, and tells afterwards of what it had begun", async () => {
  asks(1, "syncClock");
  const sender = await bed.start(sign);
  await sender.tick(BEGIN);
  bed.faults = [{ since: BEGIN + 1, fault: "silent" }];
  bed.now += 5;
  await live(sender, 600);
  expect(progress()).toEqual([[1, "accepted"]]);
  bed.faults = [...bed.faults, { since: bed.now, fault: "none" }];
  await live(sender, 60);
  expect(progress().at(-1)).toEqual([1, "succeeded"]);
});

it("is told at its upload where it is on the line for that alone, and stays until it is done", async () => {
  bed.now = Math.ceil(BEGIN / late.uploadEvery) * late.uploadEvery - 600;
  asks(1, "syncClock");
  const sender = await bed.start(late);
  await live(sender, 595);
  expect(bed.memory.told).toEqual([]);
  await live(sender, 60);
  expect(progress()).toEqual([
    [1, "accepted"],
    [1, "succeeded"],
  ]);
});
