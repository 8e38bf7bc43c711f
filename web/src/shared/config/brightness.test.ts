import { expect, it } from "@jest/globals";
import { LEVELS, USUAL_LEVELS } from "@obcestje/contract/deviceConfig/ranges.js";
import fc from "fast-check";
import { levelNames, movedLevel } from "./brightness";

it.each([
  ["raises those after it that would be lower", 2, 100, [1, 20, 100, 100, 116, 164, 208, 255]],
  ["is never below the one before", 2, 5, [1, 20, 20, 80, 116, 164, 208, 255]],
  ["is a whole number of 0 to 255", 7, 300.4, [1, 20, 45, 80, 116, 164, 208, 255]],
  ["may go down to 0 where it is the first", 0, -4, [0, 20, 45, 80, 116, 164, 208, 255]],
])("a level that is moved %s", (_what, moved, to, after) => {
  expect(movedLevel([1, 20, 45, 80, 116, 164, 208, 255], moved, to)).toEqual(after);
});

it("whatever is moved, levels never fall", () => {
  const level = fc.integer({ min: 0, max: 255 });
  const rising = fc
    .array(level, { minLength: 8, maxLength: 8 })
    .map((levels) => levels.sort((a, b) => a - b));
  fc.assert(
    fc.property(rising, fc.nat({ max: 7 }), fc.integer({ min: -50, max: 400 }), (levels, moved, to) => {
      const after = movedLevel(levels, moved, to);
      expect(after).toHaveLength(8);
      expect(after).toEqual([...after].sort((a, b) => a - b));
    }),
  );
});

it("there is a name and a usual value of each level", () => {
  expect([levelNames.length, USUAL_LEVELS.length]).toEqual([LEVELS, LEVELS]);
});
