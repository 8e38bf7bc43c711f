import { expect, it } from "@jest/globals";
import { createChartContext } from "../chartContext";
import { measurement } from "../testing/measurement";
import { perDayChart } from "./columnCharts";

const zone = "Europe/Ljubljana";
const screen = createChartContext({ language: "sl", zone, variant: "screen" });
const day = 86_400;
const hour = 3600;
/** 1 July 2026, a local midnight. */
const midnight = 1_782_856_800;

const days = [0, 1, 2].map((index) => ({ time: midnight + index * day, value: 100 }));
const between = (from: number, to: number) => ({
  ...measurement({ hours: 1, vehiclesPerDay: days }),
  from,
  to,
});

it("says of a day that the period cuts what of it is counted, and draws it paler", () => {
  const { table, options, note } = perDayChart(
    between(midnight + 14 * hour, midnight + 2 * day + 9 * hour),
    screen,
  );
  expect(table().rows.map(([name]) => name)).toEqual([
    "01.07.2026 od 14:00",
    "02.07.2026",
    "03.07.2026 do 09:00",
  ]);
  expect(options.series).toMatchObject([{ data: [{ y: 100, opacity: 0.45 }, 100, { y: 100 }] }]);
  expect(note).toBe("Svetlejši stolpec: dan, ki ga obdobje zajame le deloma.");
});

it("says nothing of whole days", () => {
  const { table, note } = perDayChart(between(midnight, midnight + 3 * day), screen);
  expect(table().rows.map(([name]) => name)).toEqual(["01.07.2026", "02.07.2026", "03.07.2026"]);
  expect(note).toBeUndefined();
});
