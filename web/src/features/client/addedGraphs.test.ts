import { expect, it } from "@jest/globals";
import { addedGraphs } from "./addedGraphs";
import { graphSet } from "./graphSet";

const sign = graphSet("speed", false, { lengthClasses: [] });

it.each([
  [null, []],
  ["", []],
  ["perDay", ["perDay"]],
  ["perDay,averagePerHour", ["perDay", "averagePerHour"]],
  ["7,8,7", ["perDay", "averagePerHour"]],
  ["histogram,perDay", ["perDay"]],
  ["radar", ["radar"]],
  ["99, perDay", ["99", "perDay"]],
])("adds to a sign what ?graphs=%s names", (text, expected) => {
  expect(addedGraphs(text, "speed", sign)).toEqual(expected);
});

it("leaves out what says nothing of the device", () => {
  expect(addedGraphs("percentile,perDay", "bikeCounter", ["vehicleCount"])).toEqual(["perDay"]);
  expect(addedGraphs("vehicleType", "visionBike", ["pedestrians", "cyclists"])).toEqual([]);
});
