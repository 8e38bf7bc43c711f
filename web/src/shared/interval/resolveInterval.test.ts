import { describe, expect, it } from "@jest/globals";
import type { IntervalPreset } from "../../graphql/generated";
import { overlaps, resolveInterval } from "./resolveInterval";

const zone = "Europe/Ljubljana";
const unix = (iso: string) => Date.parse(iso) / 1000;
const hours = (preset: IntervalPreset, now: string) => {
  const { from, to } = resolveInterval({ kind: "preset", preset }, unix(now), zone);
  return (to - from) / 3600;
};

describe("presets across the clock changes", () => {
  it.each<[IntervalPreset, string, number]>([
    ["LAST_24H", "2026-03-29T12:00:00+02:00", 24],
    ["TODAY", "2026-03-29T12:00:00+02:00", 11],
    ["TODAY", "2026-10-25T12:00:00+01:00", 13],
    ["TODAY", "2026-07-01T12:00:00+02:00", 12],
    ["WEEK", "2026-04-01T12:00:00+02:00", 7 * 24 - 1],
    ["WEEK", "2026-10-28T12:00:00+01:00", 7 * 24 + 1],
    ["TWO_WEEKS", "2026-10-28T12:00:00+01:00", 14 * 24 + 1],
    ["MONTH", "2026-04-15T12:00:00+02:00", 31 * 24 - 1],
    ["MONTH", "2026-07-15T12:00:00+02:00", 31 * 24],
    ["LAST_WEEK", "2026-04-01T12:00:00+02:00", 7 * 24 - 1],
    ["LAST_WEEK", "2026-10-26T00:00:00+01:00", 7 * 24 + 1],
    ["LAST_MONTH", "2026-04-01T00:00:00+02:00", 31 * 24 - 1],
    ["LAST_MONTH", "2026-11-30T12:00:00+01:00", 31 * 24 + 1],
  ])("%s at %s spans %d hours", (preset, now, expected) => {
    expect(hours(preset, now)).toBe(expected);
  });
});

it("takes a custom period as it is", () => {
  expect(resolveInterval({ kind: "custom", from: 10, to: 20 }, 99, zone)).toEqual({ from: 10, to: 20 });
});

it.each([
  [{ from: 0, to: 10 }, { from: 10, to: 20 }, false],
  [{ from: 0, to: 11 }, { from: 10, to: 20 }, true],
  [{ from: 12, to: 13 }, { from: 10, to: 20 }, true],
  [{ from: 20, to: 30 }, { from: 10, to: 20 }, false],
])("sees whether %p and %p meet", (a, b, expected) => {
  expect(overlaps(a, b)).toBe(expected);
  expect(overlaps(b, a)).toBe(expected);
});
