import { expect, it } from "@jest/globals";
import { isDistance, isLatitude, isLongitude, isSpeedLimit, isWholePlace } from "./limitRules";

it.each([
  ["a speed limit", isSpeedLimit, ["1", "50", "200"], ["0", "201", "49.5", "", "-5", "x"]],
  ["a distance", isDistance, ["0", "50", "12,5", "1000"], ["-1", "1001", "", "far"]],
  ["a latitude", isLatitude, ["", "-90", "46.05", "90"], ["91", "-90.1", "north"]],
  ["a longitude", isLongitude, ["", "-180", "14,5", "180"], ["181", "east"]],
])("knows %s", (_name, rule, right, wrong) => {
  expect(right.filter((typed) => !rule(typed))).toEqual([]);
  expect(wrong.filter((typed) => rule(typed))).toEqual([]);
});

it("knows a place by both numbers, or none", () => {
  expect([
    isWholePlace("", " "),
    isWholePlace("46", "14"),
    isWholePlace("46", ""),
    isWholePlace("", "14"),
  ]).toEqual([true, true, false, false]);
});
