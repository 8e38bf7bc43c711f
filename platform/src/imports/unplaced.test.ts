import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { type FileImport, useFileImports } from "../../test/fileImports.js";
import { HOUR } from "../time/clock.js";

const scene = useFileImports();

const clockOf = (hour: number) => `2026-01-05 ${String(hour).padStart(2, "0")}:00`;
const WAYS = { kind: "vehicle", directions: { EB: "incoming", WB: "outgoing" }, missingRows: "nobody" };
const row = (hour: number, way: string, count: number | string) => `${clockOf(hour)},${way},${count}`;
const table = (...rows: string[]) => ["time,dir,volume", ...rows, ""].join("\n");
const saidOf = ({ understanding }: FileImport, code: string) =>
  understanding.assumptions.find((one) => one.code === code)?.params;
const DAY = [7, 8, 9, 10, 11, 12];

/** Rows of both directions, hour by hour; some are replaced, or left out. */
function hourly(changed: Record<string, string | null>): string[] {
  return DAY.flatMap((hour) =>
    ["EB", "WB"].flatMap((way) => {
      const now = changed[`${hour} ${way}`];
      return now === null ? [] : [now ?? row(hour, way, way === "EB" ? 3 : 4)];
    }),
  );
}

const ODD = [
  ["its time is not understood", "2026-01-05 1o:00,WB,4"],
  ["it has no time", ",WB,4"],
  ["its time lies in the future", "2062-01-05 10:00,WB,4"],
  ["a quote is open", '2026-01-05 10:00,"WB,4'],
  ["it has a cell too many", "2026-01-05 10:00,WB,4,5"],
] as const;

it.each(ODD)("a refused line is not taken for nobody where %s", async (_name, line) => {
  const text = table(...hourly({ "10 WB": line, "8 EB": null }));
  const one = await scene.read(text, WAYS);
  expect(one).toMatchObject({ state: "read", look: { refused: 1 } });
  expect(saidOf(one, "UNPLACED")).toEqual({ lines: 1 });
  expect(saidOf(one, "MISSING_NOBODY")).toEqual({ intervals: 1, incoming: 1, outgoing: 0, kinds: 0 });
  expect(saidOf(one, "COUNT_EMPTY")).toEqual({ intervals: 1, incoming: 1, outgoing: 0, users: 3 });
  await scene.apply(one);
  expect(await scene.inHour(8)).toEqual([4, HOUR]);
  expect((await scene.inHour(10))[1]).toBe(0);
  for (const hour of [7, 9, 11, 12]) expect(await scene.inHour(hour)).toEqual([7, HOUR]);
});

it("costs nothing where no row is missing near it, such as a sum below all", async () => {
  const one = await scene.read(table(...hourly({}), "Sum,,42"), WAYS);
  expect(one.look).toMatchObject({ vehicles: 42, refused: 1, coveredSeconds: 6 * HOUR });
  expect(saidOf(one, "COUNT_EMPTY")).toBeUndefined();
});

it("asks of rows that are missing elsewhere alone", async () => {
  const { missingRows: _said, ...options } = WAYS;
  const one = await scene.read(table(...hourly({ "10 WB": "x,WB,4", "8 EB": null })), options);
  expect(one.understanding.questions[0]?.params).toEqual({
    ...{ intervals: 1, incoming: 1, outgoing: 0, kinds: 0 },
  });
  const none = await scene.read(table(...hourly({ "10 WB": "x,WB,4" })), options);
  expect(none).toMatchObject({ state: "read", look: { vehicles: 35, coveredSeconds: 5 * HOUR } });
});

it("is sought in its own part of a file that has one direction after the other", async () => {
  const hours = [...DAY, 13, 14, 15, 16];
  const east = hours.map((hour) => row(hour, "EB", 3));
  const west = hours.map((hour) => (hour === 16 ? "x,WB,4" : row(hour, "WB", 4))).filter((_, at) => at !== 1);
  const one = await scene.read(table(...east, ...west), WAYS);
  await scene.apply(one);
  expect(await scene.inHour(8)).toEqual([3, HOUR]);
  expect((await scene.inHour(16))[1]).toBe(0);
});

it("may be of any time in a file without order: no missing row is taken for nobody", async () => {
  const rows = hourly({ "10 WB": "x,WB,4", "8 EB": null });
  const mixed = [...rows.filter((_, at) => at % 3 === 1), ...rows.filter((_, at) => at % 3 === 0)].concat(
    rows.filter((_, at) => at % 3 === 2),
  );
  const one = await scene.read(table(...mixed), { ...WAYS, intervalSeconds: HOUR });
  expect(saidOf(one, "MISSING_NOBODY")).toBeUndefined();
  await scene.apply(one);
  for (const hour of [8, 10]) expect((await scene.inHour(hour))[1]).toBe(0);
  for (const hour of [7, 9, 11, 12]) expect(await scene.inHour(hour)).toEqual([7, HOUR]);
});

it("leaves the intervals out that it may be a part of, where each has a row for each lane", async () => {
  const lanes = DAY.flatMap((hour) => [`${clockOf(hour)},1,3`, `${clockOf(hour)},2,4`]);
  lanes[7] = "x,2,4";
  const one = await scene.read(["time,lane no,volume", ...lanes, ""].join("\n"), {
    ...{ kind: "vehicle", columns: [{ index: 1, role: null }] },
  });
  expect(saidOf(one, "UNPLACED")).toEqual({ lines: 1 });
  await scene.apply(one);
  for (const hour of [7, 8, 9, 12]) expect(await scene.inHour(hour)).toEqual([7, HOUR]);
  for (const hour of [10, 11]) expect((await scene.inHour(hour))[1]).toBe(0);
});

it("is not taken for nobody of a kind where its kind is not understood", async () => {
  const hours = Array.from({ length: 60 }, (_, hour) => hour);
  const at = (hour: number) =>
    `2026-01-${String(5 + Math.floor(hour / 24)).padStart(2, "0")} ${String(hour % 24).padStart(2, "0")}:00`;
  const kinds = (hour: number) => [`${at(hour)},car,3`, `${at(hour)},${hour === 9 ? "bkie" : "bike"},4`];
  const text = ["time,kind,count", ...hours.flatMap(kinds), ""].join("\n");
  const one = await scene.read(text, { missingRows: "nobody" });
  expect(one).toMatchObject({ state: "read", look: { refused: 1, bicycles: 59 * 4 } });
  expect(saidOf(one, "MISSING_NOBODY")).toBeUndefined();
  const refused = await scene.read(text, { missingRows: "nobody", kinds: { bkie: null } });
  expect(saidOf(refused, "MISSING_NOBODY")).toMatchObject({ kinds: 1 });
});

it("never says less than was counted, whichever line is refused", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...DAY),
      fc.constantFrom("EB", "WB"),
      fc.constantFrom("x,,", ",WB,1", '"', "2062-01-05 10:00,EB,4"),
      fc.constantFrom("time", "direction", "back"),
      async (hour, way, line, order) => {
        await scene.renewClient();
        const rows = hourly({ [`${hour} ${way}`]: line });
        const sorted =
          order === "back"
            ? [...rows].reverse()
            : [...rows.filter((_, at) => at % 2 === 0), ...rows.filter((_, at) => at % 2 === 1)];
        await scene.apply(
          await scene.read(table(...(order === "time" ? rows : sorted)), { ...WAYS, intervalSeconds: HOUR }),
        );
        for (const one of DAY) {
          const [count, heard] = await scene.inHour(one);
          expect(heard === 0 || count === 7).toBe(true);
        }
      },
    ),
    { numRuns: cases(10) },
  );
}, 120_000);
