import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { unixToWall } from "../interval/wallTime";
import { dayNumber, midnightAfter } from "./midnight";

const zones = fc.constantFrom("Europe/Ljubljana", "America/Sao_Paulo", "Asia/Kolkata", "UTC");
const instants = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 });

it("is the local midnight after so many whole days, whatever the clock does between", () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 60 }), zones, (now, days, zone) => {
      const end = midnightAfter(days, now, zone);
      expect(unixToWall(end, zone)).toMatch(/T00:00$/);
      expect(dayNumber(end, zone) - dayNumber(now, zone)).toBe(days + 1);
    }),
  );
});
