import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { rateOf, type Sample, withSample } from "./rate";

const after = (samples: readonly Sample[]) => samples.reduce<Sample[]>(withSample, []);

it("can't tell a rate from one moment", () => {
  expect(rateOf([])).toBeNull();
  expect(rateOf(after([{ sent: 10, at: 5 }]))).toBeNull();
  expect(
    rateOf(
      after([
        { sent: 10, at: 5 },
        { sent: 20, at: 5 },
      ]),
    ),
  ).toBeNull();
});

it("is that of a steady upload, whenever it is told of", () => {
  const gaps = fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(gaps, fc.integer({ min: 1, max: 1000 }), (waits, bytesPerMs) => {
      let at = 0;
      const samples = waits.map((wait) => {
        at += wait;
        return { sent: at * bytesPerMs, at };
      });
      expect(rateOf(after(samples))).toBeCloseTo(bytesPerMs * 1000, 3);
    }),
  );
});

it("forgets how fast it was long ago", () => {
  const slow = Array.from({ length: 20 }, (_, second) => ({ sent: second, at: second * 1000 }));
  const fast = Array.from({ length: 6 }, (_, second) => ({
    sent: 20 + second * 500,
    at: (20 + second) * 1000,
  }));
  expect(rateOf(after([...slow, ...fast]))).toBe(500);
});
