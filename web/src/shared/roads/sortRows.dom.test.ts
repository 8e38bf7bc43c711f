import { expect, it } from "@jest/globals";
import { figureOf, parseSort, sortRows, sortText } from "./sortRows";
import { counts, covered, figures, row } from "./testing/rows";

const rows = [
  row("Žiri", figures({ v85: 60, count: 5 })),
  row("Črni Vrh", figures({ v85: 70, count: 9 })),
  row("Celje", counts(7)),
  row("Dol", null),
];
const names = (sort: Parameters<typeof sortRows>[1]) => sortRows(rows, sort).map(({ client }) => client.name);

it("sorts by a figure, with those that lack it last in either direction", () => {
  expect(names({ key: "v85", descending: true })).toEqual(["Črni Vrh", "Žiri", "Celje", "Dol"]);
  expect(names({ key: "v85", descending: false })).toEqual(["Žiri", "Črni Vrh", "Celje", "Dol"]);
  expect(names({ key: "count", descending: true })).toEqual(["Črni Vrh", "Celje", "Žiri", "Dol"]);
});

it("ranks no change whose two periods were not heard alike", () => {
  const doubtful = row("Dobrova", figures({ trend: 72_965, previousCompleteness: covered(0.1) }));
  const sorted = sortRows([doubtful, row("Žiri", figures({ trend: 4 }))], { key: "trend", descending: true });
  expect(sorted.map(({ client }) => client.name)).toEqual(["Žiri", "Dobrova"]);
  expect(figureOf(doubtful.figures, "trend")).toBeNull();
});

it("sorts names the Slovenian way", () => {
  expect(names({ key: "name", descending: false })).toEqual(["Celje", "Črni Vrh", "Dol", "Žiri"]);
});

it("is written into addresses and read from them", () => {
  for (const text of ["-v85", "count", "name"])
    expect(sortText(parseSort(text) ?? { key: "max", descending: false })).toBe(text);
  expect(parseSort("constructor")).toBeNull();
  expect(parseSort(null)).toBeNull();
});
