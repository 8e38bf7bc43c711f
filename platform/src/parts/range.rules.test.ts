import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { rangeOf } from "./range.rules.js";

it.each([
  [undefined, undefined],
  ["", undefined],
  ["bytes=0-", { first: 0, last: 999 }],
  ["bytes=0-0", { first: 0, last: 0 }],
  ["bytes=10-19", { first: 10, last: 19 }],
  ["bytes = 10 - 19", { first: 10, last: 19 }],
  ["bytes=990-2000", { first: 990, last: 999 }],
  ["bytes=999-", { first: 999, last: 999 }],
  ["bytes=-1", { first: 999, last: 999 }],
  ["bytes=-5000", { first: 0, last: 999 }],
  ["bytes=1000-", null],
  ["bytes=1000-1001", null],
  ["bytes=-0", null],
  ["bytes=20-10", undefined],
  ["bytes=0-1,5-6", undefined],
  ["items=0-1", undefined],
  ["bytes=-", undefined],
  ["bytes=a-b", undefined],
])("reads %j of a file of 1000 bytes", (header, range) => {
  expect(rangeOf(header, 1000)).toEqual(range);
});

it("lies within the file, whatever is asked", () => {
  const number = fc.option(fc.nat({ max: 3000 }), { nil: "" });
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 2000 }), (start, end, size) => {
      const range = rangeOf(`bytes=${start}-${end}`, size);
      if (!range) return;
      expect(range.first).toBeGreaterThanOrEqual(0);
      expect(range.last).toBeGreaterThanOrEqual(range.first);
      expect(range.last).toBeLessThan(size);
      if (start !== "") expect(range.first).toBe(start);
      else expect(range.last - range.first + 1).toBe(Math.min(Number(end), size));
    }),
  );
});
