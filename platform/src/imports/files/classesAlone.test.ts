import { describe, expect, it } from "@jest/globals";
import { codesOf, takeIn } from "../../../test/takeIn.js";
import { DIRECTION, KIND, UNTOLD } from "../../measurements/reading.js";
import type { ColumnOption } from "./options.js";

const HOURS = ["10", "11", "12"];
const table = (names: string, ...cells: string[]) =>
  `time,${names}\n${HOURS.map((hour, at) => `2026-01-05 ${hour}:00,${cells[at] ?? cells[0]}\n`).join("")}`;
const briefOf = async (text: string, columns?: ColumnOption[]) => {
  const taken = await takeIn(text, { kind: "vehicle", ...(columns && { columns }) });
  const brief = taken.intervals.map(({ interval: { kind, direction, count, speeds, lengths } }) => [
    kind,
    direction,
    count,
    (speeds ?? lengths)?.counts ?? (speeds ?? lengths)?.shares ?? null,
  ]);
  return { ...taken, brief };
};

describe("cells that name the borders of their classes, without a count", () => {
  it("count as many road users as all classes hold", async () => {
    const { brief, unheard, refused } = await briefOf(
      table("speeds", "0-50:4 50-:2", "0-30:1 30-50:2 50-:3", "0-50:0 50-:0"),
    );
    expect(brief).toEqual([
      [KIND.vehicle, UNTOLD, 6, [4, 2]],
      [KIND.vehicle, UNTOLD, 6, [1, 2, 3]],
      [KIND.vehicle, UNTOLD, 0, [0, 0]],
    ]);
    expect([unheard, refused]).toEqual([[], []]);
  });

  it("count by lengths as well, and once where there are both", async () => {
    expect((await briefOf(table("lengths", "0-6:4 6-:2"))).brief[0]).toEqual([
      KIND.vehicle,
      UNTOLD,
      6,
      [4, 2],
    ]);
    const both = await briefOf(table("speeds,lengths", "0-50:4 50-:2,0-6:5 6-:1"));
    expect(both.brief).toHaveLength(HOURS.length);
    expect(both.brief[0]).toEqual([KIND.vehicle, UNTOLD, 6, [4, 2]]);
  });

  it("count by direction where a person says theirs", async () => {
    const columns: ColumnOption[] = [
      { index: 1, role: "speedClasses", direction: "incoming" },
      { index: 2, role: "speedClasses", direction: "outgoing" },
    ];
    const { brief } = await briefOf(table("speeds a,speeds b", "0-50:4 50-:2,0-50:1 50-:0"), columns);
    expect(brief.slice(0, 2)).toEqual([
      [KIND.vehicle, DIRECTION.incoming, 6, [4, 2]],
      [KIND.vehicle, DIRECTION.outgoing, 1, [1, 0]],
    ]);
  });

  it("were not heard where they are empty, and refuse their line where they are no classes", async () => {
    const { brief, unheard, refused } = await briefOf(table("speeds", "0-50:4 50-:2", "", "0-50:4 60-:2"));
    expect(brief).toHaveLength(1);
    expect(unheard).toHaveLength(2);
    expect(refused.map(({ line, code, column }) => [line, code, column])).toEqual([
      [4, "CLASS_NOT_UNDERSTOOD", 1],
    ]);
  });
});

describe("the unit of cells that name the borders of their classes", () => {
  const unitsOf = async (names: string, cells: string, columns?: ColumnOption[]) => {
    const { understanding, intervals } = await briefOf(table(names, cells), columns);
    const { speeds, lengths } = intervals[0]?.interval ?? {};
    const { questions, assumptions } = understanding;
    return {
      borders: (speeds ?? lengths)?.borders,
      asked: questions.map(({ code, column, answers }) => [code, column, answers.length]),
      taken: assumptions.filter(({ code }) => code === "UNIT_TAKEN").map(({ params }) => params.unit),
    };
  };

  it.each([
    ["speeds (km/h)", "0-50:4 50-:2", [0, 500]],
    ["speeds (mph)", "0-30:4 30-:2", [0, 483]],
    ["lengths (m)", "0-6:4 6-:2", [0, 60]],
    ["lengths (ft)", "0-20:4 20-:2", [0, 61]],
  ])("is that of their column's name: %s", async (names, cells, borders) => {
    expect(await unitsOf(names, cells)).toEqual({ borders, asked: [], taken: [] });
  });

  it("is told where it is taken for granted", async () => {
    expect(await unitsOf("speeds", "0-50:4 50-:2")).toMatchObject({ asked: [], taken: ["km/h"] });
    expect(await unitsOf("lengths", "0-6:4 6-:2")).toMatchObject({ asked: [], taken: ["m"] });
  });

  it("is asked where it can't be metres, or others are of miles or feet", async () => {
    expect((await unitsOf("lengths", "0-60:4 60-:2")).asked).toEqual([["UNIT", 1, 6]]);
    const said: ColumnOption[] = [{ index: 1, role: "lengthClasses", unit: "dm" }];
    expect(await unitsOf("lengths", "0-60:4 60-:2", said)).toMatchObject({ borders: [0, 60], asked: [] });
    expect((await unitsOf("speeds (mph),lengths", "0-30:4 30-:2,0-6:4 6-:2")).asked).toEqual([
      ["UNIT", 2, 6],
    ]);
  });
});

describe("shares without a count", () => {
  it.each([
    ["cells with borders", "speeds", "0-50:40% 50-:60%"],
    ["columns", "0-50 km/h (%),50-90 km/h (%)", "40.5,59.5"],
    ["cells with all classes", "car_speed_hist_0to20plus", '"[40.5,59.5,0]"'],
  ])("count nobody, and are asked about: %s", async (_name, names, cells) => {
    const { understanding, brief } = await briefOf(table(names, cells));
    expect(brief).toEqual([]);
    expect(codesOf(understanding.questions)).toEqual(["NO_COUNT"]);
    expect(understanding.questions[0]?.answers).toEqual(expect.arrayContaining(["time"]));
  });

  it("are not taken for what counts one road user in each row", async () => {
    const rows = Array.from(
      { length: 6 },
      (_, hour) => `2026-01-05 1${hour}:00,${hour % 2 ? "1,0" : "0,1"}\n`,
    );
    const { brief } = await briefOf(`time,0-50 km/h,50-90 km/h\n${rows.join("")}`);
    expect(brief[0]).toEqual([KIND.vehicle, UNTOLD, 1, [0, 1, 0]]);
  });

  it("stand with the count of the same road users", async () => {
    const { brief } = await briefOf(table("count,0-50 km/h (%),50-90 km/h (%)", "10,40,60"));
    expect(brief[0]).toEqual([KIND.vehicle, UNTOLD, 10, [4000, 6000, 0]]);
  });
});
