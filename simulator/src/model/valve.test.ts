import { describe, expect, it } from "@jest/globals";
import type { Device } from "./device.js";
import { flowAt, flowChanges, type OrdersHeard, orderedAt, type ValveOrders } from "./valve.js";

const MINUTE = 60;
const HOUR = 3600;
const WEEK_DAYS = [true, true, true, true, true, true, true];
const utc = (text: string) => Date.parse(`${text}Z`) / 1000;
/** Sunday, 05:00 in Ljubljana. */
const OPENS = utc("2026-11-15T04:00");

const valve: Device = {
  serialNumber: "V",
  region: "Ljubljana",
  timeZone: "Europe/Ljubljana",
  flows: [],
  health: { battery: 12, rssi: -70, firmwareVersion: "1", configName: "V", lightSensor: false },
  valve: true,
  uploadEvery: 0,
};
const orders = (more: Partial<ValveOrders> = {}): ValveOrders => ({
  mode: "schedule",
  manualUntil: null,
  modeAfter: "schedule",
  timeZone: "Europe/Ljubljana",
  schedule: [{ start_time: 5 * HOUR, end_time: 6 * HOUR, weekDays: WEEK_DAYS }],
  ...more,
});
const since = (time: number, more: Partial<ValveOrders> = {}) => ({ since: time, orders: orders(more) });

describe("orderedAt", () => {
  it("stays closed until it is told anything, and keeps to the schedule before", () => {
    expect(orderedAt([], OPENS)).toBe(0);
    const heard = [since(OPENS + 9 * HOUR, { mode: "manualOff" })];
    expect([orderedAt(heard, OPENS - 1), orderedAt(heard, OPENS), orderedAt(heard, OPENS + HOUR)]).toEqual([
      0, 1, 0,
    ]);
    expect(orderedAt(heard, OPENS + 24 * HOUR)).toBe(0);
  });

  it("ends a manual run by itself", () => {
    const heard: OrdersHeard = [
      since(OPENS, { mode: "manualOn", manualUntil: OPENS + 600, modeAfter: "manualOff" }),
    ];
    expect([orderedAt(heard, OPENS + 599), orderedAt(heard, OPENS + 600)]).toEqual([1, 0]);
  });

  it("opens nothing by its schedule while it is paused, and by hand all the same", () => {
    const pausedUntil = OPENS + 23 * HOUR;
    const heard = [since(OPENS - 2 * HOUR, { pausedUntil })];
    const days = [-24, 0, 24].map((hours) => OPENS + hours * HOUR);
    expect(days.map((time) => orderedAt(heard, time))).toEqual([1, 0, 1]);
    expect(orderedAt([since(0, { pausedUntil, mode: "manualOn" })], OPENS)).toBe(1);
    const ends = since(0, { pausedUntil: OPENS + 600, mode: "manualOn", manualUntil: OPENS + 300 });
    expect([299, 300, 599, 600].map((passed) => orderedAt([ends], OPENS + passed))).toEqual([1, 0, 0, 1]);
    expect(flowChanges(valve, [ends], OPENS, OPENS + HOUR)).toEqual([OPENS + 300, OPENS + 600]);
  });

  it.each([
    ["a start in the skipped hour", "2026-03-29", 2.5, 3.5, "2026-03-29T01:00", "2026-03-29T01:30"],
    ["both ends in the skipped hour", "2026-03-29", 2.25, 2.75, "2026-03-29T01:00", "2026-03-29T01:30"],
    ["the first of the doubled hours", "2026-10-25", 2.25, 2.75, "2026-10-25T00:15", "2026-10-25T00:45"],
    ["an end after the doubled hours", "2026-10-25", 2.5, 3.5, "2026-10-25T00:30", "2026-10-25T02:30"],
    ["a night", "2026-11-15", 23, 1, "2026-11-15T22:00", "2026-11-16T00:00"],
  ])("opens by the local clock: %s", (_name, day, start, end, from, to) => {
    const weekday = (new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7;
    const weekDays = WEEK_DAYS.map((_, index) => index === weekday);
    const schedule = [{ start_time: start * HOUR, end_time: end * HOUR, weekDays }];
    const around = [utc(from) - 12 * HOUR, utc(to) + 12 * HOUR] as const;
    expect(flowChanges(valve, [since(0, { schedule })], ...around)).toEqual([utc(from), utc(to)]);
  });
});

it("changes when it hears of an order, not on the minute alone", () => {
  const heard = [since(0), since(OPENS + 90, { mode: "manualOff" }), since(OPENS + 200)];
  expect(flowChanges(valve, heard, OPENS - HOUR, OPENS + 2 * HOUR)).toEqual([
    OPENS,
    OPENS + 90,
    OPENS + 200,
    OPENS + 60 * MINUTE,
  ]);
});

it("lets water through as it was told, unless it is stuck", () => {
  const faults = [
    { since: OPENS - 600, fault: "stuckOpen" },
    { since: OPENS - 300, fault: "none" },
    { since: OPENS + 600, fault: "stuckClosed" },
    { since: OPENS + 2 * HOUR, fault: "silent" },
  ] as const;
  const broken: Device = { ...valve, faults };
  const flows = [-601, -600, -300, 0, 599, 600].map((passed) => flowAt(broken, [since(0)], OPENS + passed));
  expect(flows).toEqual([0, 1, 0, 1, 1, 0]);
  expect(flowChanges(broken, [since(0)], OPENS - HOUR, OPENS + 30 * HOUR)).toEqual([
    OPENS - 600,
    OPENS - 300,
    OPENS,
    OPENS + 600,
    OPENS + 24 * HOUR,
    OPENS + 25 * HOUR,
  ]);
});
