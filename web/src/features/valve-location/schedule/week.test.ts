import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { barsIn, daysAhead, hourMarks, lengthOf, overlapsOf, type Stretch, within } from "./week";

const hour = 3_600;
const zone = "Europe/Ljubljana";
const zones = fc.constantFrom(zone, "UTC", "America/Santiago", "Australia/Lord_Howe", "Asia/Kathmandu");
/** From 2024 to 2031. */
const instant = fc.integer({ min: 1_704_067_200, max: 1_924_992_000 });

/** Stretches with gaps, from an instant on. */
const apart = (from: number) =>
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: 20 * hour }), fc.integer({ min: 1, max: 20 * hour })), {
      maxLength: 8,
    })
    .map((gaps) => {
      let at = from;
      return gaps.map(([gap, length]): Stretch => {
        const start = at + gap;
        at = start + length;
        return { from: start, to: at };
      });
    });

const isOpen = (stretches: readonly Stretch[], at: number) =>
  stretches.some(({ from, to }) => from <= at && at < to);

describe("the days ahead", () => {
  it("follow each other from today's midnight, by the clock of any place", () => {
    fc.assert(
      fc.property(instant, zones, (now, timeZone) => {
        const days = daysAhead(7, now, timeZone);
        expect(days[0]?.from).toBeLessThanOrEqual(now);
        expect(days[0]?.to).toBeGreaterThan(now);
        for (const [index, { from, to }] of days.entries()) {
          expect(days[index + 1]?.from ?? to).toBe(to);
          expect(Math.abs(to - from - 24 * hour)).toBeLessThanOrEqual(hour);
        }
      }),
    );
  });

  it.each([
    // 2026-03-29 and 2026-10-25, each at noon.
    [1_774_778_400, 23, [0, 5 / 23, 11 / 23, 17 / 23]],
    [1_792_926_000, 25, [0, 7 / 25, 13 / 25, 19 / 25]],
  ])("have their marks where the clock shows them: %i", (now, hours, marks) => {
    const [today] = daysAhead(1, now, zone);
    if (today === undefined) throw new Error("no day");
    expect((today.to - today.from) / hour).toBe(hours);
    expect(hourMarks(today, [0, 6, 12, 18], zone)).toEqual(marks);
  });
});

describe("bars", () => {
  it("show every second of what is open, each on its day and nowhere else", () => {
    const drawn = fc.tuple(instant, zones).chain(([now, timeZone]) => {
      const days = daysAhead(7, now, timeZone);
      const from = days[0]?.from ?? now;
      return apart(from - 30 * hour).map((stretches) => ({ days, stretches }));
    });
    fc.assert(
      fc.property(drawn, ({ days, stretches }) => {
        const week = { from: days[0]?.from ?? 0, to: days.at(-1)?.to ?? 0 };
        const bars = days.map((day) => barsIn(day, stretches));
        expect(lengthOf(bars.flat())).toBe(lengthOf(within(week, stretches)));
        for (const [index, day] of days.entries())
          for (const { from, to, left, width } of bars[index] ?? []) {
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left + width).toBeLessThanOrEqual(1 + 1e-9);
            expect(day.from + left * (day.to - day.from)).toBeCloseTo(from, 3);
            expect(width * (day.to - day.from)).toBeCloseTo(to - from, 3);
          }
      }),
    );
  });
});

describe("overlaps", () => {
  it("are where at least two rows are open, as one finds by looking at every change", () => {
    const rows = fc.array(apart(0), { maxLength: 4 });
    fc.assert(
      fc.property(rows, (all) => {
        const overlaps = overlapsOf(all);
        for (const at of all.flat().flatMap(({ from, to }) => [from, to, from - 1, to - 1])) {
          const open = all.filter((stretches) => isOpen(stretches, at)).length;
          expect(isOpen(overlaps, at)).toBe(open > 1);
        }
      }),
    );
  });

  it("are none where rows only touch", () => {
    expect(overlapsOf([[{ from: 0, to: 60 }], [{ from: 60, to: 120 }]])).toEqual([]);
  });
});
