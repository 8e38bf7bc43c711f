import { describe, expect, it } from "@jest/globals";
import { effectiveMode, modeToStore } from "./mode.rules.js";
import {
  deviationOf,
  expectedOpen,
  expectedSince,
  flowState,
  nextExpectedChange,
  type Programme,
  pingIntervalOf,
} from "./state.rules.js";

/** Sunday 2026-11-15 00:00 UTC, 01:00 in Ljubljana. */
const NOW = 1_794_700_800;
const weekDays = [true, true, true, true, true, true, true];
/** Open from 05:00 to 05:40 local time. */
const programme: Programme = {
  rows: [{ start_time: 18_000, end_time: 20_400, weekDays }],
  timeZone: "Europe/Ljubljana",
  changeDate: NOW - 9_000_000,
};
const OPENS = NOW + 4 * 3600;
const CLOSES = OPENS + 2400;
const onSchedule = effectiveMode(null, NOW);
const off = modeToStore(onSchedule, { mode: "manualOff" }, NOW);
const on = modeToStore(onSchedule, { mode: "manualOn" }, NOW);

it("knows a flow from reports of the last hour alone", () => {
  expect(flowState(null, NOW)).toBe("UNKNOWN");
  expect(flowState({ value: 1, time: NOW - 3600 }, NOW)).toBe("OPEN");
  expect(flowState({ value: 1, time: NOW - 3601 }, NOW)).toBe("UNKNOWN");
  for (const value of [0, 2, "open", true]) expect(flowState({ value, time: NOW }, NOW)).toBe("CLOSED");
});

it("expects what mode and schedule say", () => {
  expect([OPENS - 1, OPENS, CLOSES].map((at) => expectedOpen(onSchedule, programme, at))).toEqual([
    false,
    true,
    false,
  ]);
  expect(expectedOpen(off, programme, OPENS)).toBe(false);
  expect(expectedOpen(on, null, NOW)).toBe(true);
  expect(expectedOpen(onSchedule, null, OPENS)).toBe(false);
});

describe("the next change", () => {
  const run = (until: number, before = onSchedule) => modeToStore(before, { mode: "manualOn", until }, NOW);
  it("is the schedule's", () => expect(nextExpectedChange(onSchedule, programme, NOW)).toBe(OPENS));
  it("is none of a manual mode without end", () => {
    expect(nextExpectedChange(off, programme, NOW)).toBeNull();
    expect(nextExpectedChange(on, programme, NOW)).toBeNull();
  });
  it("is the end of a manual run", () =>
    expect(nextExpectedChange(run(OPENS - 60), programme, NOW)).toBe(OPENS - 60));
  it("is the end of the opening that a manual run leads into", () =>
    expect(nextExpectedChange(run(OPENS + 60), programme, NOW)).toBe(CLOSES));
  it("is the end of a run that goes back to off, also within an opening", () =>
    expect(nextExpectedChange(run(OPENS + 60, off), programme, NOW)).toBe(OPENS + 60));
});

describe("a deviation", () => {
  it("begins no earlier than what is expected", () => {
    expect(expectedSince(onSchedule, programme, OPENS + 9)).toBe(OPENS);
    expect(expectedSince(onSchedule, { ...programme, changeDate: OPENS + 5 }, OPENS + 9)).toBe(OPENS + 5);
    expect(expectedSince(off, programme, OPENS + 9)).toBe(NOW);
  });
  it("is told after two pings, and urgent where water flows", () => {
    expect(deviationOf("CLOSED", true, NOW, 60, NOW + 120)).toBeNull();
    expect(deviationOf("CLOSED", true, NOW, 60, NOW + 121)).toEqual({ since: NOW, urgent: false });
    expect(deviationOf("OPEN", false, NOW, 30, NOW + 61)).toEqual({ since: NOW, urgent: true });
  });
  it("is none where both agree, or nothing is known", () => {
    expect(deviationOf("OPEN", true, NOW, 60, NOW + 999)).toBeNull();
    expect(deviationOf("UNKNOWN", true, NOW, 60, NOW + 999)).toBeNull();
  });
  it.each([
    [null, 60],
    ["{}", 60],
    ['{"BasicConfig":null}', 60],
    ['{"BasicConfig":{"gprsNewActionInterval":300}}', 300],
    ['{"BasicConfig":{"gprsNewActionInterval":0}}', 60],
    ['{"BasicConfig":{"gprsNewActionInterval":"often"}}', 60],
  ])("waits by the interval of the configuration %s", (config, seconds) =>
    expect(pingIntervalOf(config)).toBe(seconds),
  );
});
