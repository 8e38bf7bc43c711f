import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { hoursFile, MIDNIGHT, quartersFile, timeOfMinute, useFileImports } from "../../test/fileImports.js";
import { HOUR, MINUTE } from "../time/clock.js";

const scene = useFileImports();

/** A vehicle in each of these quarters of the day. */
const quarters = (...places: number[]) => quartersFile(...places.map((at): [number, number] => [at, 1]));
const HOURS = { kind: "vehicle", intervalSeconds: HOUR, overlap: "fill" };
const QUARTERS = { kind: "vehicle", intervalSeconds: 15 * MINUTE };

/** A batch of the device itself, with a vehicle in its first second. */
const hear = (from: number, to: number) =>
  scene.platform.ok("POST", "/device/measurements", scene.client.device, {
    ...{ batchId: `${from}`, from: MIDNIGHT + from, to: MIDNIGHT + to },
    readings: [{ timestamp: MIDNIGHT + from, speed: 50 }],
  });

it("takes counted intervals that are known by half or less whole, and says how many", async () => {
  await scene.apply(await scene.read(quarters(28, 29, 32, 33, 34, 36, 37, 38, 39), QUARTERS));
  const one = await scene.read(hoursFile([7, 10], [8, 20], [9, 30], [10, 40]), HOURS);
  expect(one.look?.overlap).toMatchObject({ partlyTaken: 1, partlyLeftOut: 1 });
  await scene.apply(one);
  // The first counts beside the quarters; of the second the unknown quarter is lost.
  expect(await scene.inHour(7)).toEqual([2 + 10, HOUR]);
  expect(await scene.inHour(8)).toEqual([3, 45 * MINUTE]);
  expect(await scene.inHour(9)).toEqual([4, HOUR]);
  expect(await scene.inHour(10)).toEqual([40, HOUR]);
});

it("says it of time in which the device itself was heard", async () => {
  await hear(7 * HOUR, 7 * HOUR + 10 * MINUTE);
  await hear(8 * HOUR, 8 * HOUR + 50 * MINUTE);
  await hear(9 * HOUR, 10 * HOUR);
  const one = await scene.read(hoursFile([7, 10], [8, 20], [9, 30], [10, 40]), HOURS);
  expect(one.look?.overlap).toMatchObject({ imports: [], partlyTaken: 1, partlyLeftOut: 1 });
  await scene.apply(one);
  expect(await scene.inHour(7)).toEqual([1 + 10, HOUR]);
  expect(await scene.inHour(8)).toEqual([1, 50 * MINUTE]);
  expect(await scene.inHour(9)).toEqual([1, HOUR]);
  expect(await scene.inHour(10)).toEqual([40, HOUR]);
});

it("takes time that was left out of what the device sent for unknown", async () => {
  await hear(7 * HOUR, 8 * HOUR);
  await hear(8 * HOUR, 9 * HOUR);
  const exclusion = {
    clientId: scene.client.id,
    from: MIDNIGHT + 7 * HOUR,
    to: MIDNIGHT + 8 * HOUR + 40 * MINUTE,
  };
  await scene.platform.ok("POST", "/exclusion", scene.admin, { ...exclusion, reason: "Test drive" });
  const one = await scene.read(hoursFile([7, 10], [8, 20]), HOURS);
  expect(one.look?.overlap).toMatchObject({ partlyTaken: 1, partlyLeftOut: 0 });
  await scene.apply(one);
  expect(await scene.inHour(7)).toEqual([10, HOUR]);
  expect(await scene.inHour(8)).toEqual([20, HOUR]);
});

it("counts only what is known of the same kind", async () => {
  await scene.apply(await scene.read(quarters(28), { ...QUARTERS, kind: "bicycle" }));
  const one = await scene.read(hoursFile([7, 10]), HOURS);
  expect(one.look?.overlap).toMatchObject({ partlyTaken: 0, partlyLeftOut: 0 });
});

const WAYS = ["incoming", "outgoing"];
const MORNING = [6, 7, 8, 9, 10, 11];

it("tells of each counted interval whether it is taken or left out", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(MORNING, { minLength: 1 }),
      fc.subarray(
        MORNING.flatMap((hour) => [0, 1, 2, 3].map((part) => hour * 4 + part)),
        { minLength: 1 },
      ),
      fc.boolean(),
      async (later, earlier, isOfDevice) => {
        await scene.renewClient();
        if (!isOfDevice) await scene.apply(await scene.read(quarters(...earlier), QUARTERS));
        else for (const at of earlier) await hear(at * 15 * MINUTE, (at + 1) * 15 * MINUTE);
        const rows = later.flatMap((hour) => WAYS.map((way) => `${timeOfMinute(hour * 60)},${way},100\n`));
        const one = await scene.read(`time,direction,count\n${rows.join("")}`, HOURS);
        const partsOf = (hour: number) => earlier.filter((at) => Math.floor(at / 4) === hour).length;
        expect(one.look?.overlap).toMatchObject({
          partlyTaken: WAYS.length * later.filter((hour) => [1, 2].includes(partsOf(hour))).length,
          partlyLeftOut: WAYS.length * later.filter((hour) => partsOf(hour) === 3).length,
        });
        await scene.apply(one);
        for (const hour of later) {
          const parts = partsOf(hour);
          const isTaken = parts <= 2;
          expect(await scene.inHour(hour)).toEqual([
            parts + (isTaken ? 200 : 0),
            isTaken ? HOUR : parts * 15 * MINUTE,
          ]);
        }
      },
    ),
    { numRuns: cases(20) },
  );
}, 120_000);
