import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { unixToWall } from "../interval/wallTime";
import { readTyped, shownTyped } from "./typed";

it.each([
  ["24.11.2026 14:25", "2026-11-24T14:25"],
  ["5.3.2026 7:05", "2026-03-05T07:05"],
  ["5. 3. 2026, 7.05", "2026-03-05T07:05"],
  ["05.03.2026", "2026-03-05T00:00"],
  ["2026-03-05T07:05", "2026-03-05T07:05"],
  ["24.11.2026 14:25:30", "2026-11-24T14:25:30"],
  [" 29.02.2028 0:00 ", "2028-02-29T00:00"],
])("reads %p as %p", (text, wall) => {
  expect(readTyped(text, "dateTime")).toBe(wall);
});

it.each([
  "",
  "11/24/2026, 02:25 PM",
  "24.11.26 14:25",
  "31.11.2026 10:00",
  "29.2.2026",
  "24.11.2026 24:00",
  "24.11.2026 25:00",
  "24.11.2026 14:60",
  "24.13.2026 10:00",
  "yesterday",
])("does not guess at %p", (text) => expect(readTyped(text, "dateTime")).toBeNull());

it("takes a day for a day alone", () => {
  expect(readTyped("5.3.2026", "date")).toBe("2026-03-05");
  expect(readTyped("5.3.2026 07:05", "date")).toBeNull();
});

it("reads what it shows", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (instant) => {
      const wall = unixToWall(instant, "Europe/Ljubljana");
      expect(shownTyped(wall)).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
      expect(readTyped(shownTyped(wall), "dateTime")).toBe(wall);
    }),
  );
});
