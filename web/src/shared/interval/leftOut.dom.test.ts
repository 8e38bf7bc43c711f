import { expect, it } from "@jest/globals";
import { leftOutLength, leftOutText } from "./leftOut";

it.each([
  [1, "1 s"],
  [59, "59 s"],
  [60, "1 min"],
  [3569, "59 min"],
  [3599, "1 h"],
  [3600, "1 h"],
  [5400, "1,5 h"],
  [43_200, "12 h"],
  [5_529_600, "1536 h"],
])("says %d s of left out time as %s", (seconds, said) => {
  expect(leftOutLength(seconds, "sl")?.replaceAll("\u00a0", " ")).toBe(said);
});

it("says it in both languages, and nothing where nothing is left out or nobody tells", () => {
  const said = [5400, 0, null].flatMap((seconds) => [leftOutText(seconds, "sl"), leftOutText(seconds, "en")]);
  expect(said.map((text) => text?.replaceAll("\u00a0", " "))).toEqual([
    "izločeno 1,5 h",
    "1.5 h left out",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
