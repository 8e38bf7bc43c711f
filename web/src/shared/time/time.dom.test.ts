import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { translatorOf } from "../../i18n/useT";
import { uiTexts } from "../ui/uiTexts";
import { formatAge } from "./age";
import { formatDate, formatDateTime, formatTime } from "./format";

describe("times", () => {
  it("are shown in the device's zone, not the browser's", () => {
    const newYear = Date.UTC(2026, 0, 1, 0, 30) / 1000;
    expect(formatDateTime(newYear)).toBe("01.01.2026 01:30");
    expect(formatDateTime(newYear, "America/New_York")).toBe("31.12.2025 19:30");
  });

  it("count midnight as the first hour of its day", () => {
    const midnight = Date.UTC(2026, 2, 4, 23, 0) / 1000;
    expect([formatDateTime(midnight), formatTime(midnight + 59)]).toEqual(["05.03.2026 00:00", "00:00"]);
  });

  it("know summer time: 2026-10-25 has two hours called 02", () => {
    expect([1792886400, 1792890000].map((unix) => formatTime(unix))).toEqual(["02:00", "02:00"]);
    expect(formatDate(1792886400)).toBe("25.10.2026");
  });
});

describe("ages", () => {
  const sl = translatorOf(uiTexts, "sl");
  it.each([
    [-30, "pravkar"],
    [59, "pravkar"],
    [60, "pred 1 min"],
    [3599, "pred 59 min"],
    [3600, "pred 1 h"],
    [86_399, "pred 23 h"],
    [86_400, "pred 1 dnem"],
    [172_800, "pred 2 dnevoma"],
    [86_400 * 5, "pred 5 dnevi"],
  ])("%i s are %s", (seconds, text) => {
    expect(formatAge(sl, seconds)).toBe(text);
  });

  it("always say something", () => {
    fc.assert(fc.property(fc.integer(), (seconds) => formatAge(sl, seconds).length > 0));
  });
});
