import { expect, it } from "@jest/globals";
import { graphSet } from "../../shared/chart/graphSet";
import { addedGraphs } from "./addedGraphs";

const sign = graphSet("speed", false, { lengthClasses: [] });

it.each([
  [[], []],
  [["perDay"], ["perDay"]],
  [
    ["perDay", "averagePerHour"],
    ["perDay", "averagePerHour"],
  ],
  [
    ["7", "8", "7"],
    ["perDay", "averagePerHour"],
  ],
  [["histogram", "perDay"], ["perDay"]],
  [["radar"], ["radar"]],
  [
    ["99", "perDay"],
    ["99", "perDay"],
  ],
])("adds to a sign what %j names", (names, expected) => {
  expect(addedGraphs(names, "speed", sign)).toEqual(expected);
});

it("leaves out what says nothing of the device", () => {
  expect(addedGraphs(["percentile", "perDay"], "bikeCounter", ["vehicleCount"])).toEqual(["perDay"]);
  expect(addedGraphs(["vehicleType"], "visionBike", ["pedestrians", "cyclists"])).toEqual([]);
});
