import { describe, expect, it } from "@jest/globals";
import { codesOf, takeIn } from "../../../test/takeIn.js";
import { DIRECTION } from "../../measurements/reading.js";

const { incoming, outgoing } = DIRECTION;
const swapped = { nb: "outgoing", sb: "incoming" } as const;

const briefOf = async (text: string, options: Parameters<typeof takeIn>[1] = {}) => {
  const { understanding, intervals } = await takeIn(text, { kind: "vehicle", ...options });
  const brief = intervals
    .slice(0, 2)
    .map(({ interval: { direction, count, speeds } }) => [direction, count, speeds?.counts ?? null]);
  return { understanding, brief };
};

describe("directions that a person says of words in names of columns", () => {
  const classes = "NB 0-50 km/h,NB 50-90 km/h,SB 0-50 km/h,SB 50-90 km/h";
  const counted = `time,NB,SB,${classes}\n2026-01-05 10:00,5,3,4,1,2,1\n2026-01-05 11:00,0,0,0,0,0,0\n2026-01-05 12:00,1,1,1,0,1,0\n`;
  const alone = `time,${classes}\n2026-01-05 10:00,4,1,2,1\n2026-01-05 11:00,0,0,0,0\n2026-01-05 12:00,1,0,1,0\n`;

  it("hold for counts and their classes alike", async () => {
    expect((await briefOf(counted)).brief).toEqual([
      [incoming, 5, [4, 1, 0]],
      [outgoing, 3, [2, 1, 0]],
    ]);
    expect((await briefOf(counted, { directions: swapped })).brief).toEqual([
      [outgoing, 5, [4, 1, 0]],
      [incoming, 3, [2, 1, 0]],
    ]);
  });

  it("hold for classes that stand alone, and what is taken of them without being said is told", async () => {
    const found = await briefOf(alone);
    expect(found.understanding.directions).toEqual({ nb: "incoming", sb: "outgoing" });
    expect(codesOf(found.understanding.assumptions)).toContain("DIRECTIONS_TAKEN");
    const said = await briefOf(alone, { directions: swapped });
    expect(codesOf(said.understanding.assumptions)).not.toContain("DIRECTIONS_TAKEN");
    expect(said.brief).toEqual([
      [outgoing, 5, [4, 1, 0]],
      [incoming, 3, [2, 1, 0]],
    ]);
    expect(said.understanding.columns.map(({ direction }) => direction)).toEqual([
      null,
      ...["outgoing", "outgoing", "incoming", "incoming"],
    ]);
  });

  it("that make both the same ask what those classes are, of which one would be lost", async () => {
    const { understanding } = await briefOf(alone, { directions: { nb: "outgoing" } });
    expect(codesOf(understanding.questions)).toContain("CLASSES");
  });

  it("give way to what is said of a column itself", async () => {
    const text = "time,NB,SB\n2026-01-05 10:00,5,3\n2026-01-05 11:00,0,0\n2026-01-05 12:00,1,1\n";
    const columns = [{ index: 1, role: "count" as const, direction: "incoming" as const }];
    const { understanding, brief } = await briefOf(text, { directions: swapped, columns });
    expect(understanding.columns.map(({ direction }) => direction)).toEqual([null, "incoming", "incoming"]);
    expect(brief.map(([direction]) => direction)).toEqual([incoming, incoming]);
  });

  it("are of a class's columns, where they are said of those", async () => {
    const columns = [1, 2].map((index) => ({
      ...{ index, role: "speedClass" as const, direction: "outgoing" as const },
    }));
    const { brief } = await briefOf(alone, { columns, directions: { sb: "incoming" } });
    expect(brief).toEqual([
      [outgoing, 5, [4, 1, 0]],
      [incoming, 3, [2, 1, 0]],
    ]);
  });
});
