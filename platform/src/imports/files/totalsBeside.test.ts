import { describe, expect, it } from "@jest/globals";
import { rolesOf, takeIn } from "../../../test/takeIn.js";
import { DIRECTION, KIND, UNTOLD } from "../../measurements/reading.js";
import type { ColumnOption, FileOptions } from "./options.js";

const { incoming, outgoing } = DIRECTION;
const clock = (minute: number) =>
  `2026-01-${String(5 + Math.floor(minute / 1440)).padStart(2, "0")} ${String(Math.floor(minute / 60) % 24).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
const table = (names: string, rows: readonly string[]) =>
  `time,${names}\n${rows.map((cells, minute) => `${clock(minute)},${cells}\n`).join("")}`;
const SUMS = ["5,3,8", "0,0,0", "1,1,2"];
const OTHERS = ["5,3,9", "0,0,2", "1,1,2"];

async function taken(text: string, options: Partial<FileOptions> = {}) {
  const all = await takeIn(text, { kind: "bicycle", ...options });
  const sum = all.intervals.reduce((so, { interval }) => so + interval.count, 0);
  const { assumptions, questions } = all.understanding;
  const told = assumptions.filter(({ code }) => code.startsWith("TOTALS"));
  return { ...all, sum, told, questions, roles: rolesOf(all.understanding) };
}
const said = (index: number, more: Partial<ColumnOption> = {}): ColumnOption => ({
  ...{ index, role: "count" },
  ...more,
});

describe("a column beside two of directions, whose sum it is", () => {
  it.each([
    ["in,out,bikes", {}],
    ["bikes in,bikes out,bikes", {}],
    ["bikes in,bikes out,total", {}],
    ["in,out,total", {}],
    ["bikes in,bikes out,total", { columns: [said(3)] }],
    ["in,out,bikes", { columns: [said(3, { kind: "bicycle" })] }],
    ["in,out,cyclists", { columns: [said(1, { kind: "bicycle" }), said(2, { kind: "bicycle" })] }],
  ] as [string, Partial<FileOptions>][])("is not counted, and that is told: %s", async (names, options) => {
    const { sum, told, questions, intervals, understanding } = await taken(table(names, SUMS), options);
    expect([sum, questions]).toEqual([10, []]);
    expect(told).toEqual([{ code: "TOTALS_TAKEN", params: { columns: names.split(",")[2] } }]);
    expect(intervals.map(({ interval: { kind, direction } }) => [kind, direction])).toEqual(
      SUMS.flatMap(() => [
        [KIND.bicycle, incoming],
        [KIND.bicycle, outgoing],
      ]),
    );
    expect(understanding.columns[3]?.role).toBeNull();
  });

  it("is one of all kinds as well, whatever kind is said of counts without one", async () => {
    const rows = ["1,2,3,4,10", "1,1,1,1,4", "0,0,1,0,1"];
    const { sum, told, questions } = await taken(table("cars in,cars out,bikes in,bikes out,total", rows));
    expect([sum, questions]).toEqual([15, []]);
    expect(told).toEqual([{ code: "TOTALS_TAKEN", params: { columns: "total" } }]);
  });

  it("is one also where thousands are set apart", async () => {
    const { sum, questions } = await taken(
      'time;in;out;bikes\n2026-01-05 10:00;617;617;"1.234"\n2026-01-05 11:00;1.000;500;1.500\n',
    );
    expect([sum, questions]).toEqual([2734, []]);
  });

  it("refuses the line in which it differs, also far down", async () => {
    const rows = Array.from({ length: 1500 }, (_, at): string => (at === 1400 ? "2,3,9" : "1,1,2"));
    rows[1401] = "4,4,";
    const { sum, refused, told } = await taken(table("in,out,bikes", rows));
    expect(told).toHaveLength(1);
    expect(refused.map(({ line, code, column }) => [line, code, column])).toEqual([
      [1402, "TOTAL_DIFFERS", 3],
    ]);
    expect(sum).toBe(1498 * 2 + 8);
  });

  it("is counted where a person says so of all of them, and that is told", async () => {
    const columns = [1, 2, 3].map((index) => said(index));
    const { sum, told } = await taken(table("in,out,bikes", SUMS), { columns });
    expect(sum).toBe(20);
    expect(told).toEqual([{ code: "TOTALS_COUNTED", params: { columns: "bikes" } }]);
  });
});

describe("a column beside two of directions, whose sum it is not", () => {
  const names = "in,out,bikes";

  it.each([
    "in,out,bikes",
    "bikes in,bikes out,total",
    "bikes in,bikes out,bikes",
    "count in,count out,count side",
  ])("is asked about: %s", async (some) => {
    const { questions, intervals } = await taken(table(some, OTHERS));
    expect(intervals).toEqual([]);
    expect(questions).toEqual([
      {
        ...{ code: "TOTALS", params: { columns: some.split(",")[2] ?? "" }, column: null },
        ...{ answers: ["count", "leaveOut"], values: ["3"] },
      },
    ]);
  });

  it("counts others beside them, or is left out, as a person says", async () => {
    expect((await taken(table(names, OTHERS), { columns: [said(3)] })).sum).toBe(23);
    expect((await taken(table(names, OTHERS), { columns: [{ index: 3, role: null }] })).sum).toBe(10);
  });

  it("is something else by its name", async () => {
    const { sum, questions } = await taken(table("cars in,cars out,trucks", OTHERS));
    expect([sum, questions]).toEqual([23, []]);
    expect((await taken(table("cars in,cars out,trucks", ["5,3,0", "1,2,0"]))).sum).toBe(11);
  });
});

describe("classes of both directions beside those of each", () => {
  const classNames = "NB 0-50 km/h,NB 50-90 km/h,SB 0-50 km/h,SB 50-90 km/h,0-50 km/h,50-90 km/h";
  const both = table(classNames, ["4,2,3,1,7,3", "0,0,0,0,0,0", "1,0,0,1,1,1"]);
  const others = table(classNames, ["4,2,3,1,9,3", "0,0,0,0,2,0", "1,0,0,1,1,1"]);
  const columns = [5, 6].map((index): ColumnOption => ({ index, role: "speedClass" }));

  it("are not counted where they are their sum, and that is told", async () => {
    const { sum, told, intervals } = await taken(both, { kind: "vehicle" });
    expect(sum).toBe(12);
    expect(told).toEqual([{ code: "TOTALS_TAKEN", params: { columns: "0-50 km/h, 50-90 km/h" } }]);
    expect(intervals[0]?.interval).toMatchObject({
      direction: incoming,
      count: 6,
      speeds: { counts: [4, 2, 0] },
    });
  });

  it("are asked about where they are not", async () => {
    const { questions } = await taken(others, { kind: "vehicle" });
    expect(questions).toMatchObject([{ code: "TOTALS", values: ["5", "6"] }]);
    const counted = await taken(others, { kind: "vehicle", columns });
    expect([counted.sum, counted.questions]).toEqual([28, []]);
    expect(counted.intervals[2]?.interval).toMatchObject({
      direction: UNTOLD,
      speeds: { counts: [9, 3, 0] },
    });
    const left = columns.map(({ index }) => ({ index, role: null }));
    expect((await taken(others, { kind: "vehicle", columns: left })).sum).toBe(12);
  });
});
