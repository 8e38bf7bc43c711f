import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { GraphQLError } from "graphql";
import { LocalTime } from "./localTime.js";

describe("LocalTime", () => {
  it("reads back every second of a day as it writes it", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_399 }), (seconds) => {
        expect(LocalTime.parseValue(LocalTime.serialize(seconds))).toBe(seconds);
      }),
    );
  });

  it("writes seconds only where there are some", () => {
    expect([0, 21_600, 86_399].map((seconds) => LocalTime.serialize(seconds))).toEqual([
      "00:00",
      "06:00",
      "23:59:59",
    ]);
  });

  it.each(["24:00", "6:00", "06:60", "06:00:60", "06:00:00.5", "", "noon", 6, null])(
    "refuses %p",
    (value) => {
      expect(() => LocalTime.parseValue(value)).toThrow(GraphQLError);
    },
  );
});
