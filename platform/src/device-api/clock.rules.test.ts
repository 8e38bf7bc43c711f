import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { MINUTE } from "../time/clock.js";
import { instantOf, isNewlyWrong, type KnownClock, type Said, skewInWords, skewOf } from "./clock.rules.js";

const NOW = 1_794_700_800;
const UNKNOWN: KnownClock = { skew: null, state: null, batch: null };
const state = (newest: number): Said => ({ kind: "state", newest });
const batch = (newest: number): Said => ({ kind: "batch", newest });

describe("a device's clock", () => {
  it("is known from two live states, however far it is off, if nothing but its skew makes them late", () => {
    const skews = fc.integer({ min: -700 * 86_400, max: 700 * 86_400 });
    const apart = fc.integer({ min: 20, max: 1800 });
    fc.assert(
      fc.property(skews, apart, fc.integer({ min: -10, max: 10 }), (skew, seconds, way) => {
        const known = { ...UNKNOWN, state: { said: NOW + skew, came: NOW } };
        const told = skewOf(state(NOW + skew + seconds - way), known, NOW + seconds);
        expect(told).toBe(skew - way);
      }),
    );
  });

  it("is not known from a queue that empties faster than it filled", () => {
    fc.assert(
      fc.property(fc.integer({ min: 3600, max: 86_400 }), fc.integer({ min: 1, max: 19 }), (late, apart) => {
        const known = { ...UNKNOWN, state: { said: NOW - late, came: NOW } };
        expect(skewOf(state(NOW - late + 60), known, NOW + apart)).toBeNull();
      }),
    );
  });

  it("never has a state stand after its arrival, nor before 1970", () => {
    const skews = fc.option(fc.integer({ min: -3e9, max: 3e9 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e9 }), skews, (said, skew) => {
        const instant = instantOf(said, skew, NOW);
        expect(instant).toBeGreaterThanOrEqual(0);
        expect(instant).toBeLessThanOrEqual(NOW);
        if (skew === null || Math.abs(skew) <= MINUTE) expect(instant).toBe(Math.min(said, NOW));
      }),
    );
  });

  it.each<[string, Said, Partial<KnownClock>, number | null]>([
    ["a batch that ends now, of a device that tells no states", batch(NOW - 5), {}, -5],
    ["one that ends an hour back", batch(NOW - 3600), {}, null],
    ["one that ends later than now", batch(NOW + 3600), {}, 3600],
    ["one that shows less than is known", batch(NOW + 3000), { skew: 3600 }, 3000],
    ["the same where states tell", batch(NOW + 3000), { skew: 3600, state: { said: NOW, came: NOW } }, null],
    [
      "one that ends now where states tell",
      batch(NOW),
      { skew: 3600, state: { said: NOW, came: NOW } },
      null,
    ],
    ["a late state", state(NOW - 3600), {}, null],
    ["one that is late as is known", state(NOW - 3600), { skew: -3605 }, -3600],
    ["one of three years ago", state(NOW - 1095 * 86_400), {}, -1095 * 86_400],
    ["what the device itself says", { ...state(NOW - 90_000), sentAt: NOW + 7 }, { skew: 9000 }, 7],
  ])("is told by %s", (_name, said, known, expected) => {
    expect(skewOf(said, { ...UNKNOWN, ...known }, NOW)).toBe(expected);
  });

  it("is news where it is wrong by something else than is known", () => {
    expect([isNewlyWrong(3600, null), isNewlyWrong(3600, 3590), isNewlyWrong(3600, 0)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([isNewlyWrong(null, 3600), isNewlyWrong(60, null), isNewlyWrong(-3600, 3600)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it.each([
    [61, "1 min ahead"],
    [-300, "5 min behind"],
    [3 * 3600, "3 h ahead"],
    [-400 * 86_400, "400 d behind"],
  ])("is said in words: %s s", (skew, words) => expect(skewInWords(skew)).toBe(words));
});
