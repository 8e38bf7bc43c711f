import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { pictureName } from "./pictureName";

const week = { from: 1_782_856_800, to: 1_782_856_800 + 7 * 86_400 };
const named = (place: string, title: string, period = week) =>
  pictureName(
    {
      model: { title, unit: "", options: {} },
      places: [place],
      periods: [period],
      timeZone: "Europe/Ljubljana",
    },
    "png",
  );

it("names place, chart, and the first and last local day", () => {
  expect(named("Kidričeva cesta (šola)", "Hitrost vozil")).toBe(
    "Kidričeva-cesta-šola_Hitrost-vozil_2026-07-01_2026-07-07.png",
  );
  expect(named("s\u030Cola", "ไทย")).toBe("šola_ไทย_2026-07-01_2026-07-07.png");
  expect(named("", "Pešci", { ...week, to: week.from + 3600 })).toBe("Pešci_2026-07-01.png");
});

it("makes a file name of any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (place, title) => {
      expect(named(place, title)).toMatch(/^[\p{L}\p{M}\p{N}_-]{1,190}\.png$/u);
    }),
  );
});
