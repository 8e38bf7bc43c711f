import { expect, it } from "@jest/globals";
import { Recent } from "./recent.js";

it("holds the latest of each key for half a minute, in the order in which they came", () => {
  let now = 0;
  const recent = new Recent<string>(() => now);
  recent.set("a", "a1");
  now = 10_000;
  recent.set("b", "b1");
  now = 20_000;
  recent.set("a", "a2");
  expect(recent.all()).toEqual(["b1", "a2"]);
  now = 40_001;
  expect(recent.all()).toEqual(["a2"]);
  now = 50_001;
  expect(recent.all()).toEqual([]);
});
