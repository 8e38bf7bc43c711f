import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { daySums, knownShare, total, weekSums } from "./sums";
import type { ValveDay } from "./valveHistory";

const dayMs = 86_400_000;
const monday = Date.UTC(2026, 10, 16);

/** Days from a Monday on, with the seconds that `part` gives. */
const days = (count: number, part: (index: number) => Partial<ValveDay>, first = 0): ValveDay[] =>
  Array.from({ length: count }, (_, index) => {
    const at = monday + (first + index) * dayMs;
    return {
      date: new Date(at).toISOString().slice(0, 10),
      from: at / 1000,
      to: (at + dayMs) / 1000,
      expectedSeconds: 600,
      openSeconds: 540,
      knownSeconds: 86_400,
      ...part(index),
    };
  });

const later = (monday + 90 * dayMs) / 1000;

describe("sums of a valve's days", () => {
  it("know nothing of a day of which nothing was reported", () => {
    const [silent, heard] = daySums(
      days(2, (index) => (index === 0 ? { knownSeconds: 0, openSeconds: 0 } : { openSeconds: 0 })),
      later,
    );
    expect([silent?.openSeconds, heard?.openSeconds]).toEqual([null, 0]);
  });

  it("hold what is known against what is past", () => {
    const now = monday / 1000 + 43_200;
    const [today, tomorrow] = daySums(
      days(2, (index) => ({ knownSeconds: index === 0 ? 21_600 : 0 })),
      now,
    );
    expect(today && knownShare(today)).toBe(0.5);
    expect(tomorrow && knownShare(tomorrow)).toBeNull();
  });

  it("make weeks from Monday to Sunday, cut at both ends of the period", () => {
    const weeks = weekSums(
      daySums(
        days(10, () => ({}), 5),
        later,
      ),
    );
    expect(weeks.map(({ first, last, expectedSeconds }) => [first, last, expectedSeconds])).toEqual([
      ["2026-11-21", "2026-11-22", 1200],
      ["2026-11-23", "2026-11-29", 4200],
      ["2026-11-30", "2026-11-30", 600],
    ]);
  });

  it("add up to the same by day, by week and altogether", () => {
    const seconds = fc.integer({ min: 0, max: 86_400 });
    const parts = fc.array(
      fc.record({ expectedSeconds: seconds, openSeconds: seconds, knownSeconds: seconds }),
      { minLength: 1, maxLength: 31 },
    );
    fc.assert(
      fc.property(parts, fc.integer({ min: 0, max: 6 }), (list, first) => {
        const byDay = daySums(
          days(list.length, (index) => list[index] ?? {}, first),
          later,
        );
        const all = total(byDay);
        expect(total(weekSums(byDay))).toEqual(all);
        expect(all?.expectedSeconds).toBe(list.reduce((sum, day) => sum + day.expectedSeconds, 0));
        const known = list.filter(({ knownSeconds }) => knownSeconds > 0);
        expect(all?.openSeconds).toBe(
          known.length === 0 ? null : known.reduce((sum, day) => sum + day.openSeconds, 0),
        );
        for (const { first: start, last } of weekSums(byDay)) {
          const [a, b] = [start, last].map((date) => (new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7);
          expect(a).toBeLessThanOrEqual(b ?? -1);
        }
      }),
    );
  });
});
