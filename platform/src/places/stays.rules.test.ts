import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { EVER } from "../measurements/intervals.js";
import { type Stay, withStay } from "./stays.rules.js";

const LENGTH = 24;
const HOME = 1;
const place = fc.constantFrom(null, 1, 2, 3);
const instant = fc.integer({ min: 1, max: LENGTH - 1 });
const change = fc.record({
  placeId: place,
  from: instant,
  length: fc.option(fc.integer({ min: 1, max: 9 })),
});

it("says of each second where the device was, whatever moves and corrections were told in which order", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      let stays: Stay[] = [{ placeId: HOME, ...EVER }];
      const seconds: (number | null)[] = Array.from({ length: LENGTH }, () => HOME);
      for (const { placeId, from, length } of changes) {
        const to = length === null ? null : from + length;
        const next = seconds.findIndex((at, index) => index > from && at !== seconds[from]);
        const end = to ?? (next < 0 ? LENGTH : next);
        stays = withStay(stays, { placeId, from, to });
        for (let at = from; at < Math.min(end, LENGTH); at += 1) seconds[at] = placeId;
      }
      const told = seconds.map((_, at) => stays.find(({ from, to }) => from <= at && at < to)?.placeId);
      expect(told).toEqual(seconds);
      expect(stays[0]?.from).toBe(EVER.from);
      expect(stays.at(-1)?.to).toBe(EVER.to);
      for (const [index, { from, placeId }] of stays.entries()) {
        const before = stays[index - 1];
        if (!before) continue;
        expect(before.to).toBe(from);
        expect(before.placeId).not.toBe(placeId);
      }
    }),
  );
});
