import { expect, it } from "@jest/globals";
import { rolesOf, takeIn } from "../../../test/takeIn.js";
import type { ColumnOption } from "./options.js";

const said = (index: number, more: Partial<ColumnOption> = {}): ColumnOption => ({
  ...{ index, role: "count" },
  ...more,
});

const lines = (names: string) =>
  `time,${names}\n2026-01-05 10:00,5,3,8\n2026-01-05 11:00,0,0,0\n2026-01-05 12:00,1,1,2\n`;

const sumOf = async (text: string, columns: ColumnOption[]) => {
  const { understanding, intervals } = await takeIn(text, { columns });
  const sum = intervals.reduce((all, { interval }) => all + interval.count, 0);
  return { roles: rolesOf(understanding), sum };
};

it("a total is not counted beside directions of which a person says something", async () => {
  const swapped = [said(1, { direction: "outgoing" }), said(2, { direction: "incoming" })];
  expect(await sumOf(lines("car_lft,car_rgt,car"), swapped)).toEqual({
    roles: { time: "time", car_lft: "count", car_rgt: "count" },
    sum: 10,
  });
});

it.each([["vehicle"], ["bicycle"]] as const)(
  "a total is not counted beside kinds of which a person says they are %ss",
  async (kind) => {
    const { roles, sum } = await sumOf(lines("cars,trucks,total"), [said(1, { kind }), said(2, { kind })]);
    expect([roles, sum]).toEqual([{ time: "time", cars: "count", trucks: "count" }, 10]);
  },
);

it("a total that a person says is the count stands alone", async () => {
  const { roles, sum } = await sumOf(lines("cars,trucks,total"), [said(3)]);
  expect([roles, sum]).toEqual([{ time: "time", total: "count" }, 10]);
});

it("what a person says to be counted is counted, also beside its parts", async () => {
  const { sum } = await sumOf(
    lines("car_lft,car_rgt,car"),
    [1, 2, 3].map((index) => said(index)),
  );
  expect(sum).toBe(20);
});
