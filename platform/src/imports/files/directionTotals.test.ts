import { describe, expect, it } from "@jest/globals";
import { codesOf, takeIn } from "../../../test/takeIn.js";
import { DIRECTION } from "../../measurements/reading.js";
import type { FileOptions } from "./options.js";

const { incoming, outgoing } = DIRECTION;
const LEFT_OUT = ["DIRECTION_TOTALS_TAKEN", "DIRECTIONS_LEFT_OUT"];

/** One line for each hour and direction, as another maker writes them. */
const fileOf = (hours: readonly Readonly<Record<string, string | number>>[]) =>
  `Start,Direction,Volume\n${hours
    .flatMap((hour, at) =>
      Object.entries(hour).map(
        ([word, count]) => `2026-01-05 ${String(at + 8).padStart(2, "0")}:00,${word},${count}\n`,
      ),
    )
    .join("")}`;
const SUMS = (total: string) => [
  { N: 5, S: 3, [total]: 8 },
  { N: 0, S: 0, [total]: 0 },
  { N: 1, S: 1, [total]: 2 },
];
const OTHERS = [
  { N: 5, S: 3, Total: 9 },
  { N: 0, S: 0, Total: 1 },
];

async function taken(text: string, options: Partial<FileOptions> = {}) {
  const all = await takeIn(text, { kind: "bicycle", intervalSeconds: 3600, ...options });
  const { assumptions, questions } = all.understanding;
  return {
    ...all,
    sum: all.intervals.reduce((so, { interval }) => so + interval.count, 0),
    ways: [...new Set(all.intervals.map(({ interval }) => interval.direction))],
    told: assumptions.filter(({ code }) => LEFT_OUT.includes(code)),
    questions,
  };
}

describe("a word of the direction column for the total of both", () => {
  it.each(["Total", "both", "All", "Combined", "sum", "skupaj", "obe", "vse", "Both directions"])(
    "is left out where it is their sum, and that is told: %s",
    async (word) => {
      const { sum, ways, told, questions, refused, understanding } = await taken(fileOf(SUMS(word)));
      expect([sum, ways, questions, refused]).toEqual([10, [incoming, outgoing], [], []]);
      const params = { column: "Direction", values: word.toLowerCase(), lines: 3 };
      expect(told).toEqual([{ code: "DIRECTION_TOTALS_TAKEN", params }]);
      expect(understanding.directions).toEqual({
        ...{ n: "incoming", s: "outgoing" },
        [word.toLowerCase()]: null,
      });
      expect(codesOf(understanding.assumptions)).toContain("DIRECTIONS_TAKEN");
    },
  );

  it("is one also where thousands are set apart, in each column of counts", async () => {
    const cells = ['N,"617","1.000"', 'S,"617","500"', 'Total,"1.234","1.500"'].map((row) =>
      row.replace(/,/g, ";"),
    );
    const text = `Start;Direction;cars;bikes\n${cells.map((row) => `2026-01-05 08:00;${row}\n`).join("")}`;
    const { sum, questions } = await taken(text);
    expect([sum, questions]).toEqual([2734, []]);
  });

  it("is asked about where the file goes on beyond what was compared", async () => {
    const hours = Array.from({ length: 400 }, (_, at) => new Date(Date.UTC(2026, 0, 5, at)).toISOString());
    const lines = hours.flatMap((hour, at) => [
      `${hour},N,5`,
      `${hour},S,3`,
      `${hour},Total,${at < 399 ? 8 : 9}`,
    ]);
    const { questions } = await taken(`Start,Direction,Volume\n${lines.join("\n")}\n`);
    expect(questions).toMatchObject([{ code: "DIRECTIONS", values: ["total"] }]);
  });

  it("is asked about where it is not, and may be left out", async () => {
    const { questions, intervals } = await taken(fileOf(OTHERS));
    expect(intervals).toEqual([]);
    expect(questions).toMatchObject([
      { code: "DIRECTIONS", answers: ["incoming", "outgoing", "leaveOut"], values: ["total"] },
    ]);
    const {
      sum,
      told,
      questions: open,
      refused,
    } = await taken(fileOf(OTHERS), { directions: { Total: null } });
    expect([sum, open, refused]).toEqual([8, [], []]);
    const params = { column: "Direction", values: "total", lines: 2 };
    expect(told).toEqual([{ code: "DIRECTIONS_LEFT_OUT", params }]);
  });

  it("is asked about where a direction counts none of it, or nobody was counted", async () => {
    const alone = [...SUMS("Total"), { Total: 4 }];
    expect(codesOf((await taken(fileOf(alone))).questions)).toEqual(["DIRECTIONS"]);
    const nobody = [{ N: 0, S: 0, Total: 0 }];
    expect(codesOf((await taken(fileOf(nobody))).questions)).toEqual(["DIRECTIONS"]);
  });

  it("is a direction where a person says so", async () => {
    const { sum, told } = await taken(fileOf(SUMS("Total")), { directions: { Total: "incoming" } });
    expect([sum, told]).toEqual([20, []]);
  });

  it("is asked about in a file of single road users", async () => {
    const text = "time,direction,speed\n2026-01-05 08:00:01,N,40\n2026-01-05 08:00:09,Total,40\n";
    expect(codesOf((await takeIn(text)).understanding.questions)).toEqual(["DIRECTIONS"]);
    const { readings, refused } = await takeIn(text, { directions: { total: null } });
    expect([readings.map(({ line }) => line), refused]).toEqual([[2], []]);
  });
});

describe("lines that are left out by their direction", () => {
  it("cover no time, and are not refused for anything else in them", async () => {
    const text = `${fileOf([{ N: 5, S: 3 }])}2026-01-05 11:00,Total,many\nno time,Total,7\n2026-01-05 12:00,Total,9\n`;
    const { intervals, refused, unheard, heard } = await taken(text, { directions: { total: null } });
    expect(intervals.map(({ line }) => line)).toEqual([2, 3]);
    expect([refused, unheard, heard]).toEqual([[], [], []]);
  });

  it("show no rhythm of the others", async () => {
    const rows = (word: string, hours: readonly number[]) =>
      [5, 6, 7, 8, 9].flatMap((day) =>
        hours.map((hour) => `2026-01-0${day} ${String(hour).padStart(2, "0")}:00:00,${word},40\n`),
      );
    const own = rows("N", [0, 1, 2, 3, 4, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
    const others = [...own, ...rows("x", [5, 6, 7, 8, 9, 10, 11])].sort();
    const directions = { x: null };
    const gapOf = async (lines: readonly string[]) =>
      (await takeIn(`time,direction,speed\n${lines.join("")}`, { directions })).understanding.gapSeconds;
    expect(await gapOf(own)).toBe(16 * 3600);
    expect(await gapOf(others)).toBe(await gapOf(own));
  });

  it("keep the passes of a doubled hour apart", async () => {
    const hours = { Total: ["01:00", "02:00", "03:00"], N: ["01:00", "02:00", "02:00", "03:00"] };
    const rows = Object.entries(hours).flatMap(([word, starts]) =>
      starts.map((hour, at) => `2026-10-25 ${hour},${word},${at}\n`),
    );
    const text = `Start,Direction,Volume\n${rows.join("")}`;
    const { intervals } = await taken(text, { directions: { total: null }, doubledHour: "first" });
    expect(intervals.map(({ interval }) => interval.count)).toEqual([0, 1, 2, 3]);
    const starts = intervals.map(({ interval }) => interval.from);
    expect(starts.slice(1, 4).map((start, at) => start - (starts[at] ?? 0))).toEqual([3600, 3600, 3600]);
  });

  it("are said of words in a column alone: names of columns and signs of speeds mean what they meant", async () => {
    const names = "time,NB,SB\n2026-01-05 08:00,5,3\n2026-01-05 09:00,0,1\n";
    const { sum, ways, told, understanding } = await taken(names, { directions: { nb: null } });
    expect([sum, ways, told]).toEqual([9, [incoming, outgoing], []]);
    expect(understanding.directions).toEqual({ nb: "incoming", sb: "outgoing" });
    expect(codesOf(understanding.assumptions)).toContain("DIRECTIONS_TAKEN");
  });
});
