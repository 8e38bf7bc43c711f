import { describe, expect, it } from "@jest/globals";
import { demoModel } from "../../test/demoModel.js";
import { demoBundles } from "../demo/bundles.js";
import { LOW_BATTERY, statusAt, statusTimes } from "./status.js";
import type { OrdersHeard } from "./valve.js";

const DAY = 86_400;
/** 2026-06-15, 00:00 in Ljubljana. */
const MIDNIGHT = Date.UTC(2026, 5, 14, 22) / 1000;

const sign = demoModel("OB-2301");
const weak = demoModel("OB-2305");
const valve = demoModel("OB-2601");

/** The valve's orders from the demo's platform. */
const heard: OrdersHeard = [
  {
    since: 0,
    orders: {
      mode: "schedule",
      manualUntil: null,
      modeAfter: "schedule",
      timeZone: valve.timeZone,
      schedule: demoBundles.find(({ serialNumbers }) => serialNumbers.includes("OB-2601"))?.schedule ?? [],
    },
  },
];

describe("statusAt", () => {
  it("is reproducible and plausible", () => {
    const status = statusAt(1, sign, MIDNIGHT + 12.5 * 3600);
    expect(statusAt(1, sign, MIDNIGHT + 12.5 * 3600)).toEqual(status);
    expect(status.battery).toBeGreaterThan(12);
    expect(status.battery).toBeLessThan(14);
    expect(status.rssi).toBeLessThan(-60);
    expect(status.brightness).toBeGreaterThan(100);
    expect(statusAt(1, sign, MIDNIGHT + 3600).brightness).toBeLessThan(20);
    expect(status.hwType).toBe("K200DISP_FALCON");
    expect(status.alarms).toEqual([]);
  });

  it("raises the alarm of a low battery", () => {
    const status = statusAt(1, weak, MIDNIGHT + 4 * 3600);
    expect(status.battery).toBeLessThan(LOW_BATTERY);
    expect(status.alarms).toEqual(["Nizka napetost baterije"]);
  });

  it.each([
    ["05:00", 5 * 60, 1],
    ["05:39", 5 * 60 + 39, 1],
    ["05:40", 5 * 60 + 40, 0],
    ["12:00", 12 * 60, 0],
    ["21:10", 21 * 60 + 10, 1],
  ])("reports the valve at %s", (_, minute, expected) => {
    expect(statusAt(1, valve, MIDNIGHT + minute * 60, heard).reported).toEqual({ Valve: expected });
  });

  it("keeps a valve's schedule in local time through the year", () => {
    const winterMidnight = Date.UTC(2026, 11, 14, 23) / 1000;
    expect(statusAt(1, valve, winterMidnight + 5 * 3600, heard).reported).toEqual({ Valve: 1 });
    expect(statusAt(1, valve, winterMidnight + 4 * 3600, heard).reported).toEqual({ Valve: 0 });
  });
});

describe("statusTimes", () => {
  const day = { from: MIDNIGHT, to: MIDNIGHT + DAY };

  it("is hourly for old history, a quarter in the last day, a minute at the end", () => {
    expect(statusTimes(1, sign, day, MIDNIGHT + 10 * DAY)).toHaveLength(24);
    expect(statusTimes(1, sign, day, MIDNIGHT + DAY)).toHaveLength(96 + 10);
  });

  it("adds the moments at which a valve opens or closes", () => {
    const times = statusTimes(1, valve, day, MIDNIGHT + 10 * DAY, heard);
    for (const minute of [5 * 60, 5 * 60 + 40, 21 * 60, 21 * 60 + 30]) {
      expect(times).toContain(MIDNIGHT + minute * 60);
    }
  });

  it("knows nothing of a silent device's silence", () => {
    const silent = demoModel("OB-2307");
    const week = { from: MIDNIGHT, to: MIDNIGHT + 14 * DAY };
    expect(statusTimes(1, silent, week, MIDNIGHT + 40 * DAY).length).toBeLessThan(14 * 24 - 10);
  });
});
