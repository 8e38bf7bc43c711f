import { describe, expect, it } from "@jest/globals";
import type { Orders } from "./orders.rules.js";
import { deviationOf, flowState, obeysWithin, orderState } from "./state.rules.js";

/** Sunday 2026-11-15 00:00 UTC, 01:00 in Ljubljana. */
const NOW = 1_794_700_800;
/** Open from 05:00 to 05:40 local time. */
const ORDERS: Orders = {
  mode: "schedule",
  manualUntil: null,
  modeAfter: "schedule",
  timeZone: "Europe/Ljubljana",
  rows: [{ start_time: 18_000, end_time: 20_400, weekDays: Array(7).fill(true) }],
  pausedUntil: null,
};
const OPENS = NOW + 4 * 3600;
const RUN: Orders = { ...ORDERS, mode: "manualOn", manualUntil: NOW + 600 };

it("knows a flow from reports of the last hour alone", () => {
  expect(flowState(null, NOW)).toBe("UNKNOWN");
  expect(flowState({ value: 1, time: NOW - 3600 }, NOW)).toBe("OPEN");
  expect(flowState({ value: 1, time: NOW - 3601 }, NOW)).toBe("UNKNOWN");
  for (const value of [0, 2, "open", true]) expect(flowState({ value, time: NOW }, NOW)).toBe("CLOSED");
});

describe("a deviation", () => {
  it("is told after what it takes to obey, and urgent where water flows", () => {
    const differs = { since: NOW, obeysWithin: 120 };
    expect(deviationOf(true, differs, NOW + 120)).toBeNull();
    expect(deviationOf(true, differs, NOW + 121)).toEqual({ since: NOW, urgent: false });
    expect(deviationOf(false, differs, NOW + 121)).toEqual({ since: NOW, urgent: true });
  });
  it.each([
    [null, 120],
    ["{}", 120],
    ['{"BasicConfig":null}', 120],
    ['{"BasicConfig":{"gprsNewActionInterval":300}}', 600],
    ['{"BasicConfig":{"gprsNewActionInterval":0}}', 120],
    ['{"BasicConfig":{"gprsNewActionInterval":"often"}}', 120],
  ])("waits two pings of the configuration %s", (config, seconds) =>
    expect(obeysWithin(config)).toBe(seconds),
  );
});

describe("an order", () => {
  const heard = (orders: Orders, heardDate = NOW) => ({ heardDate, orders });
  const report = (time: number, value: number) => ({ time, value });
  const state = (
    ...[known, told, now]: [Parameters<typeof orderState>[2], Parameters<typeof orderState>[3], number?]
  ) => orderState(NOW - 60, RUN, known, told, 120, now ?? NOW + 60);

  it("waits until the device has fetched it", () => {
    const waiting = { since: NOW - 60, heardDate: null, state: "waiting" };
    expect(state(null, report(NOW, 1))).toEqual(waiting);
    expect(state(heard(ORDERS), report(NOW, 1))).toEqual(waiting);
  });

  it("is heard, and confirmed by a report since then that says what was expected", () => {
    expect(state(heard(RUN), null)).toEqual({ since: NOW - 60, heardDate: NOW, state: "heard" });
    expect(state(heard(RUN), report(NOW - 1, 1)).state).toBe("heard");
    expect(state(heard(RUN), report(NOW + 1, 0)).state).toBe("heard");
    expect(state(heard(RUN), report(NOW + 1, 1)).state).toBe("confirmed");
  });

  it("is no news once a run that was heard is over", () => {
    const over = orderState(NOW - 60, ORDERS, heard(RUN), report(NOW + 700, 0), 120, NOW + 700);
    expect(over.state).toBe("confirmed");
    expect(orderState(NOW - 60, ORDERS, heard(RUN), report(NOW + 60, 0), 120, NOW + 60).state).toBe(
      "waiting",
    );
  });

  it("stays confirmed while a device is still to tell of an opening", () => {
    const at = (time: number, value: number) =>
      orderState(NOW, ORDERS, heard(ORDERS), report(time, value), 120, time + 9).state;
    expect([at(OPENS - 30, 0), at(OPENS + 9, 0), at(OPENS + 200, 0)]).toEqual([
      "confirmed",
      "confirmed",
      "heard",
    ]);
    expect(at(OPENS + 200, 1)).toBe("confirmed");
  });
});
