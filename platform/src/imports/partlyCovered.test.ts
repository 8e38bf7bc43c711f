import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { hoursFile, quartersFile, timeOfMinute, useFileImports } from "../../test/fileImports.js";
import { HOUR, MINUTE } from "../time/clock.js";

const scene = useFileImports();

const HOURS = { kind: "vehicle", intervalSeconds: HOUR };
const QUARTERS = { kind: "vehicle", intervalSeconds: 15 * MINUTE };

it("says how many counted intervals stay or go though only a part of them is covered", async () => {
  await scene.apply(await scene.read(hoursFile([7, 10], [8, 20], [9, 30], [10, 40]), HOURS));
  const [half, most, all] = [
    [30, 31],
    [32, 33, 34],
    [36, 37, 38, 39],
  ].map((some) => some.map((at): [number, number] => [at, 1]));
  const later = await scene.read(quartersFile(...(half ?? []), ...(most ?? []), ...(all ?? [])), QUARTERS);
  expect(later.look?.overlap?.imports).toEqual([
    expect.objectContaining({ vehicles: 50, seconds: 2 * HOUR, partlyKept: 1, partlyReplaced: 1 }),
  ]);
  await scene.apply(later);
  // What is covered by half stays and counts beside the quarters; of what is covered by more the rest is lost.
  expect(await scene.inHour(7)).toEqual([10 + 2, HOUR]);
  expect(await scene.inHour(8)).toEqual([3, 45 * MINUTE]);
  expect(await scene.inHour(9)).toEqual([4, HOUR]);
  expect(await scene.inHour(10)).toEqual([40, HOUR]);
});

it("names an earlier import of which nothing goes, but something is covered", async () => {
  await scene.apply(await scene.read(hoursFile([7, 10], [8, 20]), HOURS));
  const later = await scene.read(quartersFile([29, 1]), QUARTERS);
  expect(later.look?.overlap?.imports).toEqual([
    expect.objectContaining({ vehicles: null, seconds: 0, partlyKept: 1, partlyReplaced: 0 }),
  ]);
  const beside = await scene.read(quartersFile([36, 1]), QUARTERS);
  expect(beside.look?.overlap?.imports).toEqual([]);
});

it("says it of other kinds only where the very same file comes again", async () => {
  await scene.apply(await scene.read(hoursFile([7, 10], [8, 20]), { ...HOURS, kind: "bicycle" }));
  const other = await scene.read(quartersFile([28, 1]), QUARTERS);
  expect(other.look?.overlap?.imports).toEqual([]);
  const same = await scene.read(hoursFile([7, 10], [8, 20]), { ...HOURS, intervalSeconds: 45 * MINUTE });
  expect(same.look?.overlap?.imports).toEqual([
    expect.objectContaining({ bicycles: 30, partlyKept: 0, partlyReplaced: 2 }),
  ]);
});

const WAYS = ["incoming", "outgoing"] as const;
const MORNING = [6, 7, 8, 9, 10, 11];

it("tells of each interval whether it stays or goes", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(MORNING, { minLength: 1 }),
      fc.subarray(
        MORNING.flatMap((hour) => [0, 1, 2, 3].map((part) => hour * 4 + part)),
        { minLength: 1 },
      ),
      async (earlier, later) => {
        await scene.renewClient();
        const rows = earlier.flatMap((hour) => WAYS.map((way) => `${timeOfMinute(hour * 60)},${way},100\n`));
        await scene.apply(await scene.read(`time,direction,count\n${rows.join("")}`, HOURS));
        const one = await scene.read(quartersFile(...later.map((at): [number, number] => [at, 1])), QUARTERS);
        const partsOf = (hour: number) => later.filter((at) => Math.floor(at / 4) === hour).length;
        const kept = earlier.filter((hour) => partsOf(hour) > 0 && partsOf(hour) <= 2);
        const replaced = earlier.filter((hour) => partsOf(hour) === 3);
        const isTouched = earlier.some((hour) => partsOf(hour) > 0);
        expect(one.look?.overlap?.imports).toEqual(
          isTouched
            ? [
                expect.objectContaining({
                  partlyKept: kept.length * WAYS.length,
                  partlyReplaced: replaced.length * WAYS.length,
                }),
              ]
            : [],
        );
        await scene.apply(one);
        for (const hour of earlier) {
          const parts = partsOf(hour);
          const vehicles = parts + (parts <= 2 ? 200 : 0);
          expect(await scene.inHour(hour)).toEqual([vehicles, parts === 3 ? 45 * MINUTE : HOUR]);
        }
      },
    ),
    { numRuns: cases(20) },
  );
}, 120_000);
