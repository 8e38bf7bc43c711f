import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { clockSeconds, readClock } from "./clock";

it.each([
  ["6", "06:00"],
  ["630", "06:30"],
  ["0630", "06:30"],
  ["6.30", "06:30"],
  [" 18:05 ", "18:05"],
  ["24:00", "00:00"],
  ["06:00:30", "06:00:30"],
  ["06:00:00", "06:00"],
  ["24:01", null],
  ["12:60", null],
  ["6:3", null],
  ["zjutraj", null],
  ["", null],
])("reads %j as %j", (text, clock) => {
  expect(readClock(text)).toBe(clock);
});

it("leaves every time as it is, and knows how far it is from midnight", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_399 }), (seconds) => {
      const clock = new Date(seconds * 1000).toISOString().slice(11, seconds % 60 === 0 ? 16 : 19);
      expect(readClock(clock)).toBe(clock);
      expect(clockSeconds(clock)).toBe(seconds);
    }),
  );
});

it("never throws, whatever is written", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const clock = readClock(text);
      if (clock !== null) expect(readClock(clock)).toBe(clock);
    }),
  );
});
