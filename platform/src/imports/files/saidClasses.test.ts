import { describe, expect, it } from "@jest/globals";
import { codesOf, takeIn } from "../../../test/takeIn.js";
import { DIRECTION, KIND, UNTOLD } from "../../measurements/reading.js";
import type { ColumnOption, Role } from "./options.js";

const { incoming, outgoing } = DIRECTION;

const briefOf = async (text: string, columns?: ColumnOption[]) => {
  const { understanding, intervals } = await takeIn(text, { kind: "vehicle", ...(columns && { columns }) });
  const brief = intervals.map(({ interval: { kind, direction, count, speeds } }) => [
    kind,
    direction,
    count,
    speeds?.counts ?? null,
  ]);
  return { understanding, brief };
};
const saying = (role: Role, more: Partial<ColumnOption>, ...indexes: number[]): ColumnOption[] =>
  indexes.map((index) => ({ index, role, ...more }));

const HOURS = ["10", "11", "12"];
const table = (names: string, cells: string) =>
  `time,${names}\n${HOURS.map((hour) => `2026-01-05 ${hour}:00,${cells}\n`).join("")}`;
const unusedOf = ({ assumptions }: { assumptions: { code: string; params: object }[] }) =>
  assumptions.find(({ code }) => code === "UNUSED")?.params ?? null;
const both = [KIND.vehicle, UNTOLD] as const;

describe("what a person says of cells that hold all classes", () => {
  const two = table("car_speed_hist_0to20plus,truck_speed_hist_0to20plus", '"[1,2,3]","[4,5,6]"');

  it("is their direction", async () => {
    const { understanding, brief } = await briefOf(
      two,
      saying("speedClasses", { direction: "outgoing", kind: "vehicle" }, 1),
    );
    expect(brief[0]).toEqual([KIND.vehicle, outgoing, 6, [1, 2, 3]]);
    expect(brief).toHaveLength(HOURS.length);
    expect(understanding.columns[1]).toMatchObject({ role: "speedClasses", direction: "outgoing" });
    expect(codesOf(understanding.assumptions)).not.toContain("NO_DIRECTION");
    expect(unusedOf(understanding)).toEqual({ columns: "truck_speed_hist_0to20plus" });
  });

  it("is a direction each", async () => {
    const columns = [
      ...saying("speedClasses", { direction: "outgoing" }, 1),
      ...saying("speedClasses", { direction: "incoming" }, 2),
    ];
    const { understanding, brief } = await briefOf(two, columns);
    expect(brief.slice(0, 2)).toEqual([
      [KIND.vehicle, outgoing, 6, [1, 2, 3]],
      [KIND.vehicle, incoming, 15, [4, 5, 6]],
    ]);
    expect(unusedOf(understanding)).toBeNull();
  });

  it("is a kind of one of them", async () => {
    const columns = [...saying("speedClasses", { kind: "bicycle" }, 1), ...saying("speedClasses", {}, 2)];
    expect((await briefOf(two, columns)).brief.slice(0, 2)).toEqual([
      [KIND.bicycle, UNTOLD, 6, [1, 2, 3]],
      [...both, 15, [4, 5, 6]],
    ]);
  });

  it.each<[string, Partial<ColumnOption>]>([
    ["as it is said alike of both", {}],
    ["also if only one is said to be of vehicles", { kind: "vehicle" }],
  ])("is told not to be used where two are of the same road users, %s", async (_name, more) => {
    const columns = [...saying("speedClasses", more, 1), ...saying("speedClasses", {}, 2)];
    const { understanding, brief } = await briefOf(two, columns);
    expect(brief[0]).toEqual([...both, 6, [1, 2, 3]]);
    expect(unusedOf(understanding)).toEqual({ columns: "truck_speed_hist_0to20plus" });
  });

  it.each([
    ["incoming", [4, 2], null],
    ["outgoing", null, { columns: "speeds" }],
  ] as const)(
    "is that cells with their borders, as in our own files, are %s",
    async (direction, classes, unused) => {
      const columns = [
        ...saying("count", { direction: "incoming" }, 1),
        ...saying("speedClasses", { direction }, 2),
      ];
      const { understanding, brief } = await briefOf(table("count,speeds", "6,0-50:4 50-:2"), columns);
      expect(brief[0]).toEqual([KIND.vehicle, incoming, 6, classes]);
      expect(unusedOf(understanding)).toEqual(unused);
    },
  );
});

describe("what a person says of columns of one class each", () => {
  const classes = "0-50 km/h,50-90 km/h,90-130 km/h";
  const alone = table(classes, "4,2,1");

  it("is their kind", async () => {
    const { brief } = await briefOf(alone, saying("speedClass", { kind: "bicycle" }, 1, 2, 3));
    expect(brief[0]).toEqual([KIND.bicycle, UNTOLD, 7, [4, 2, 1, 0]]);
  });

  it("is another kind than their names say", async () => {
    const text = table("car 0-50 km/h,car 50-90 km/h", "4,2");
    const { brief } = await briefOf(text, saying("speedClass", { kind: "bicycle" }, 1, 2));
    expect(brief[0]).toEqual([KIND.bicycle, UNTOLD, 6, [4, 2, 0]]);
  });

  it.each<[string, Partial<ColumnOption>]>([
    ["kind", { kind: "bicycle" }],
    ["direction", { direction: "incoming" }],
  ])("is told not to be used where only one of them has a %s", async (_name, more) => {
    const { understanding, brief } = await briefOf(alone, saying("speedClass", more, 3));
    expect(brief[0]).toEqual([...both, 6, [4, 2, 0]]);
    expect(unusedOf(understanding)).toEqual({ columns: "90-130 km/h" });
    expect(understanding.columns[3]?.role).toBeNull();
  });

  it.each<[string, Partial<ColumnOption>]>([
    ["kind", { kind: "bicycle" }],
    ["direction", { direction: "incoming" }],
  ])("is told not to be used where no count is of that %s", async (_name, more) => {
    const text = table(`count,${classes}`, "7,4,2,1");
    const { understanding, brief } = await briefOf(text, saying("speedClass", more, 2, 3, 4));
    expect(brief[0]).toEqual([...both, 7, null]);
    expect(unusedOf(understanding)).toEqual({ columns: "0-50 km/h, 50-90 km/h, 90-130 km/h" });
  });
});

describe("road users of whom there are classes of speed and of length", () => {
  const text = table("0-50 km/h,50-90 km/h,0-6 m,6-12 m", "4,2,5,1");
  const speeds = (more: Partial<ColumnOption>) => saying("speedClass", more, 1, 2);
  const lengths = (more: Partial<ColumnOption>) => saying("lengthClass", more, 3, 4);

  it.each<[string, ColumnOption[], number]>([
    ["the kind of the first", speeds({ kind: "vehicle" }), UNTOLD],
    ["the kind of the others", lengths({ kind: "vehicle" }), UNTOLD],
    ["the direction of the first", speeds({ direction: "incoming" }), incoming],
    ["the direction of the others", lengths({ direction: "incoming" }), incoming],
    [
      "both directions",
      [...speeds({ direction: "incoming" }), ...lengths({ direction: "incoming" })],
      incoming,
    ],
  ])("count once where a person says %s", async (_name, columns, direction) => {
    const { brief } = await briefOf(text, columns);
    expect(brief.map(([kind, way, count]) => [kind, way, count])).toEqual(
      HOURS.map(() => [KIND.vehicle, direction, 6]),
    );
  });

  it("count by the classes that tell their direction", async () => {
    const names = "0-50 km/h,50-90 km/h,NB 0-6 m,NB 6-12 m,SB 0-6 m,SB 6-12 m";
    const { brief } = await briefOf(table(names, "5,4,3,2,3,1"));
    expect(brief.slice(0, 2).map(([kind, way, count]) => [kind, way, count])).toEqual([
      [KIND.vehicle, incoming, 5],
      [KIND.vehicle, outgoing, 4],
    ]);
    expect(brief).toHaveLength(2 * HOURS.length);
  });

  it("count apart where they are of different kinds", async () => {
    const { brief } = await briefOf(text, lengths({ kind: "bicycle" }));
    expect(brief.slice(0, 2).map(([kind, way, count]) => [kind, way, count])).toEqual([
      [KIND.vehicle, UNTOLD, 6],
      [KIND.bicycle, UNTOLD, 6],
    ]);
  });
});
