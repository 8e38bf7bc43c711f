import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { anyOrders, CLOCK_CHANGES } from "../../test/arbitraryOrders.js";
import { naiveLoggedMinutes, naiveOrderedMinutes } from "../../test/naiveOrders.js";
import { DAY, HOUR, MINUTE } from "../time/clock.js";
import { expectedIn, ordersWithin, skippedIn } from "./expected.rules.js";
import { secondsWithin } from "./flow.rules.js";
import {
  lastChangeOf,
  nextChangeOf,
  type Orders,
  openAt,
  openingsOf,
  ordersAt,
  sameOrders,
  skippedOf,
} from "./orders.rules.js";
import { joined, type Opening } from "./schedule.rules.js";

/** Two days around a clock change in some zone, with orders that hold there. */
const DAYS = 2;
const situation = fc.constantFrom(...CLOCK_CHANGES).chain(([zone, from]) =>
  fc.record({
    from: fc.constant(from),
    orders: anyOrders(zone, from + DAY, (DAYS * DAY) / MINUTE),
    minute: fc.integer({ min: 0, max: (DAYS * DAY) / MINUTE - 1 }),
  }),
);
const minutesFrom = (from: number) =>
  Array.from({ length: (DAYS * DAY) / MINUTE }, (_, index) => from + index * MINUTE);
const within = (openings: readonly Opening[], at: number) =>
  openings.some(({ from, to }) => from <= at && at < to);

describe("what a valve is ordered", () => {
  it("is at every minute what a clock on the spot, the mode and the pause say", () => {
    fc.assert(
      fc.property(situation, ({ from, orders, minute }) => {
        const open = naiveOrderedMinutes(orders, from, from + DAYS * DAY);
        const told = openingsOf(orders, from, from + DAYS * DAY);
        expect(minutesFrom(from).filter((at) => within(told, at))).toEqual([...open]);
        const borders = told.flatMap((opening) => [opening.from, opening.to]);
        for (const at of [from + minute * MINUTE, ...borders])
          if (at < from + DAYS * DAY) expect(openAt(orders, at)).toBe(open.has(at));
      }),
      { numRuns: 200 },
    );
  });

  it("comes in order, by the schedule or by hand, and without overlaps", () => {
    fc.assert(
      fc.property(situation, ({ from, orders }) => {
        const told = openingsOf(orders, from, from + DAYS * DAY);
        for (const [index, opening] of told.entries()) {
          expect(opening.from).toBeLessThan(opening.to);
          expect(told[index - 1]?.to ?? from).toBeLessThanOrEqual(opening.from);
          const isByHand = orders.mode === "manualOn" && opening.from < (orders.manualUntil ?? opening.to);
          expect(opening.kind).toBe(isByHand ? "manual" : "scheduled");
        }
      }),
    );
  });

  it("changes next and last when looking on would see it change", () => {
    fc.assert(
      fc.property(situation, ({ from, orders, minute }) => {
        const [now, end] = [from + minute * MINUTE, from + DAYS * DAY];
        const open = naiveOrderedMinutes(orders, from - MINUTE, end);
        const flips = minutesFrom(from).filter((at) => open.has(at) !== open.has(at - MINUTE));
        const next = nextChangeOf(orders, now);
        const last = lastChangeOf(orders, now);
        expect(next !== null && next < end ? next : undefined).toBe(flips.find((at) => at > now));
        expect(last !== null && last >= from ? last : undefined).toBe(flips.findLast((at) => at <= now));
      }),
      { numRuns: 200 },
    );
  });

  it("is skipped where a pause alone keeps it shut", () => {
    fc.assert(
      fc.property(situation, ({ from, orders }) => {
        const end = from + DAYS * DAY;
        const awake = naiveOrderedMinutes({ ...orders, pausedUntil: null }, from, end);
        const paused = naiveOrderedMinutes(orders, from, end);
        const skipped = skippedOf(orders, from, end);
        const kept = minutesFrom(from).filter((at) => awake.has(at) && !paused.has(at));
        expect(minutesFrom(from).filter((at) => within(skipped, at))).toEqual(kept);
      }),
    );
  });

  it("is the same said later, from then on", () => {
    fc.assert(
      fc.property(situation, ({ from, orders, minute }) => {
        const now = from + minute * MINUTE;
        const later = ordersAt(orders, now);
        expect(openingsOf(later, now, now + DAYS * DAY)).toEqual(openingsOf(orders, now, now + DAYS * DAY));
        expect(sameOrders(later, orders, now)).toBe(true);
        expect(sameOrders(later, { ...orders, mode: "manualOn", manualUntil: now + 1 }, now)).toBe(false);
      }),
    );
  });

  it("opens after a long pause, and tells so ahead", () => {
    const weekDays = Array(7).fill(true);
    const orders: Orders = {
      mode: "schedule",
      manualUntil: null,
      modeAfter: "schedule",
      timeZone: "Europe/Ljubljana",
      rows: [{ start_time: 5 * HOUR, duration: HOUR, weekDays }],
      pausedUntil: Date.parse("2026-12-31T23:00Z") / 1000,
    };
    const now = Date.parse("2026-11-15T00:00Z") / 1000;
    expect(nextChangeOf(orders, now)).toBe(Date.parse("2027-01-01T04:00Z") / 1000);
    const amid = Date.parse("2027-01-01T04:30Z") / 1000;
    expect(nextChangeOf({ ...orders, pausedUntil: amid }, now)).toBe(amid);
  });
});

describe("a log of orders", () => {
  const logged = fc.constantFrom(...CLOCK_CHANGES).chain(([zone, from]) =>
    fc.record({
      from: fc.constant(from),
      present: anyOrders(zone, from + DAY, DAY / MINUTE),
      now: fc.integer({ min: 0, max: (DAYS * DAY) / MINUTE }).map((minute) => from + minute * MINUTE),
      log: fc.uniqueArray(
        fc.tuple(
          fc.integer({ min: -60, max: (DAYS * DAY) / MINUTE }),
          anyOrders(zone, from + DAY, DAY / MINUTE),
        ),
        { maxLength: 4, selector: ([minute]) => minute },
      ),
    }),
  );

  it("has each stretch of time follow the orders that held then", () => {
    fc.assert(
      fc.property(logged, ({ from, present, now, log }) => {
        const given = log
          .map(([minute, orders]) => ({ since: from + minute * MINUTE, orders }))
          .filter(({ since }) => since <= now)
          .sort((a, b) => a.since - b.since);
        const period = { from, to: from + DAYS * DAY };
        const held = ordersWithin(given, present, now, period);
        const open = naiveLoggedMinutes(given, present, now, from, period.to);
        const told = expectedIn(held);
        expect(minutesFrom(from).filter((at) => within(told, at))).toEqual([...open]);
        const skipped = skippedIn(held);
        expect(skipped.filter((one) => secondsWithin(joined(told), one.from, one.to) > 0)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });
});
