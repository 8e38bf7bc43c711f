import { describe, expect, it } from "@jest/globals";
import { fanOf } from "./fan";

describe("fanOf", () => {
  it.each([2, 3, 8, 9, 60, 200])(
    "lets each of %i be seen and pressed: 28 px apart, clear of the number",
    (count) => {
      const offsets = fanOf(count);
      expect(offsets).toHaveLength(count);
      const distances = offsets.flatMap((one, index) =>
        offsets.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      );
      expect(Math.min(...distances)).toBeGreaterThanOrEqual(28);
      expect(Math.min(...offsets.map(({ x, y }) => Math.hypot(x, y)))).toBeGreaterThanOrEqual(38);
    },
  );

  it("puts two beside their number", () => {
    expect(fanOf(2).map(({ y }) => y)).toEqual([0, 0]);
  });
});
