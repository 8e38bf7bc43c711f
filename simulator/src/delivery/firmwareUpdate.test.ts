import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { demoModel } from "../../test/demoModel.js";
import { DeviceBed } from "../../test/deviceBed.js";
import { AGAIN_AFTER } from "../model/firmware.js";
import { readingsBetween } from "../model/readings.js";

const SEED = 1;
/** 2026-09-22, 08:00 in Ljubljana. */
const BEGIN = Date.UTC(2026, 8, 22, 6) / 1000;
const KB = 1024;
const sign = demoModel("OB-2301");

let bed: DeviceBed;
beforeEach(async () => {
  bed = await DeviceBed.create(SEED, BEGIN);
});
afterEach(() => bed.remove());

const file = (kilobytes: number) =>
  Uint8Array.from({ length: kilobytes * KB + 7 }, (_, index) => index % 251);
const versions = () => bed.memory.reported.map(({ firmwareVersion }) => firmwareVersion);
const versionsOf = (from: number, to = bed.now) =>
  new Set(
    bed.memory.reported
      .filter(({ timestamp }) => timestamp >= from && timestamp < to)
      .map(({ firmwareVersion }) => firmwareVersion),
  );

it("fetches a file range by range, restarts in silence, and tells the new version from then on", async () => {
  bed.memory.offers("2.15.0", file(300));
  const sender = await bed.start(sign);
  await sender.tick(BEGIN);
  expect(bed.memory.ranges).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((part) => part * 32 * KB));
  bed.now += 15;
  await sender.tick(BEGIN);
  expect(bed.memory.ranges).toHaveLength(10);
  const sent = bed.memory.reported.length;
  const restarted = bed.now;
  bed.now += 10;
  await sender.tick(BEGIN);
  expect(bed.memory.reported).toHaveLength(sent);
  bed.now += 30;
  await bed.live(sender, 600);
  expect(versionsOf(BEGIN, restarted)).toEqual(new Set(["2.14.3"]));
  expect(versionsOf(restarted + 40)).toEqual(new Set(["2.15.0"]));
  expect(bed.memory.ranges).toHaveLength(10);
  expect(bed.memory.readings()).toEqual(readingsBetween(SEED, sign, BEGIN, bed.now - 15));
});

it("has it still after a restart of the simulator, and had the old one before", async () => {
  bed.memory.offers("2.15.0", file(3));
  await bed.live(await bed.start(sign), 120);
  bed.memory.firmware = null;
  bed.memory.reported.length = 0;
  const again = await bed.start(sign);
  await bed.live(again, 75);
  await again.fill({ from: BEGIN - 7200, to: BEGIN });
  expect(versionsOf(bed.now - 75)).toEqual(new Set(["2.15.0"]));
  expect(versionsOf(BEGIN - 7200, BEGIN)).toEqual(new Set(["2.14.3"]));
});

it("goes on where its fetch was broken", async () => {
  bed.memory.offers("2.15.0", file(200));
  bed.memory.rangesLeft = 3;
  const sender = await bed.start(sign);
  await sender.tick(BEGIN);
  expect(bed.memory.ranges.at(-1)).toBe(3 * 32 * KB);
  bed.memory.rangesLeft = Number.POSITIVE_INFINITY;
  bed.now += 15;
  await sender.tick(BEGIN);
  expect(bed.memory.ranges.slice(4)).toEqual([3, 4, 5, 6].map((part) => part * 32 * KB));
  bed.now += 60;
  await sender.tick(BEGIN);
  expect(versions().at(-1)).toBe("2.15.0");
});

it("installs nothing that is not what its SHA-256 says, and fetches it again", async () => {
  bed.memory.offers("2.15.0", file(3));
  const right = bed.memory.firmware?.sha256 ?? "";
  bed.memory.firmware = bed.memory.firmware && { ...bed.memory.firmware, sha256: "0".repeat(64) };
  const sender = await bed.start(sign);
  await bed.live(sender, 180);
  expect(new Set(versions())).toEqual(new Set(["2.14.3"]));
  expect(bed.memory.ranges).toEqual([0, 0, 0]);
  bed.memory.firmware = bed.memory.firmware && { ...bed.memory.firmware, sha256: right };
  await bed.live(sender, 180);
  expect(versions().at(-1)).toBe("2.15.0");
});

it("lets go of a fetch whose firmware was taken away or replaced", async () => {
  bed.memory.offers("2.15.0", file(400));
  const sender = await bed.start(sign);
  await sender.tick(BEGIN);
  bed.memory.offers("2.15.1", file(3), 2);
  bed.now += 15;
  await bed.live(sender, 240);
  expect(versions().at(-1)).toBe("2.15.1");
  bed.memory.offers("2.16.0", file(2000), 3);
  await bed.live(sender, 75);
  expect(bed.memory.ranges.at(-1)).toBeGreaterThan(32 * KB);
  bed.memory.firmware = null;
  await bed.live(sender, 240);
  expect(versions().at(-1)).toBe("2.15.1");
});

it("tells the old version where it could not install the new one, and leaves that alone until it is offered anew", async () => {
  bed.faults = [{ since: BEGIN - 60, fault: "firmware" }];
  bed.memory.offers("2.15.0", file(3));
  const sender = await bed.start(sign);
  // Not at a ping.
  await bed.live(sender, 615);
  expect(new Set(versions())).toEqual(new Set(["2.14.3"]));
  expect(bed.memory.ranges).toEqual([0]);

  const { firmware } = bed.memory;
  bed.memory.firmware = null;
  await bed.live(sender, 15);
  bed.faults = [...bed.faults, { since: bed.now, fault: "none" }];
  bed.memory.firmware = firmware;
  await bed.live(sender, 180);
  expect(versions().at(-1)).toBe("2.15.0");
});

it("tries again after a while what it is offered on and on", async () => {
  bed.faults = [{ since: BEGIN - 60, fault: "firmware" }];
  bed.memory.offers("2.15.0", file(3));
  const sender = await bed.start(sign);
  await bed.live(sender, AGAIN_AFTER);
  expect(bed.memory.ranges).toHaveLength(1);
  await bed.live(sender, 180);
  expect(bed.memory.ranges).toHaveLength(2);
});

it("installs nothing that it has already", async () => {
  bed.memory.offers("2.14.3", file(3));
  await bed.live(await bed.start(sign), 300);
  expect(bed.memory.ranges).toEqual([]);
});
