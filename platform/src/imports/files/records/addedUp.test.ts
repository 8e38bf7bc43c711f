import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { CountedInterval } from "../../../measurements/countedInterval.js";
import { addedUp, arePartsOfOne } from "./addedUp.js";

const interval = (more: Partial<CountedInterval> = {}): CountedInterval => ({
  ...{ from: 0, to: 900, kind: 0, direction: 0, count: 10 },
  ...{ speeds: null, lengths: null, averageSpeed: null, maxSpeed: null, v85: null },
  ...more,
});

const counted = (...counts: number[]) => ({ borders: [0, 300, 500], counts, shares: null });

describe("addedUp", () => {
  it("adds counts and classes, weighs means, takes the highest", () => {
    const one = interval({
      count: 30,
      speeds: counted(10, 20, 0),
      averageSpeed: 300,
      maxSpeed: 45,
      v85: 400,
    });
    const other = interval({ speeds: counted(0, 9, 1), averageSpeed: 421, maxSpeed: 60, v85: 500 });
    // (30 · 30.0 + 10 · 42.1) / 40 = 33.025 km/h.
    expect(addedUp(one, other)).toEqual({
      ...one,
      count: 40,
      speeds: counted(10, 29, 1),
      averageSpeed: 330,
      maxSpeed: 60,
      v85: null,
    });
  });

  it("keeps what one of both tells alone, where nobody passed in the other", () => {
    const one = interval({
      speeds: { borders: [0, 300], counts: null, shares: [4000, 6000] },
      averageSpeed: 300,
      maxSpeed: 45,
      v85: 400,
    });
    const nobody = interval({ count: 0 });
    expect(addedUp(one, nobody)).toEqual(one);
    expect(addedUp(nobody, one)).toEqual(one);
  });

  it("tells nothing of classes that are not the same", () => {
    const one = interval({ speeds: counted(5, 5, 0) });
    expect(addedUp(one, interval()).speeds).toBeNull();
    expect(
      addedUp(one, interval({ speeds: { borders: [0, 400, 500], counts: [5, 5, 0], shares: null } })).speeds,
    ).toBeNull();
  });

  it("does not care for the order", () => {
    const any = fc
      .record({
        count: fc.nat(50),
        mean: fc.option(fc.nat(900)),
        max: fc.option(fc.nat(99)),
        classes: fc.option(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9))),
      })
      .map(({ count, mean, max, classes }) =>
        interval({
          count,
          averageSpeed: count > 0 ? mean : null,
          maxSpeed: count > 0 ? max : null,
          speeds: classes && counted(...classes),
        }),
      );
    fc.assert(
      fc.property(any, any, (one, other) => expect(addedUp(one, other)).toEqual(addedUp(other, one))),
    );
  });
});

it("knows parts of one by time, kind and direction", () => {
  expect(arePartsOfOne(interval(), interval({ count: 3 }))).toBe(true);
  for (const other of [{ from: 1 }, { to: 901 }, { kind: 1 }, { direction: 1 }] as const)
    expect(arePartsOfOne(interval(), interval(other))).toBe(false);
});
