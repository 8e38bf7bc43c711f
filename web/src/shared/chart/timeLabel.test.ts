import { expect, it } from "@jest/globals";
import { spanLabel, timeTick } from "./timeLabel";

const zone = "Europe/Ljubljana";

it.each([
  ["2026-10-25T00:00:00+02:00", "25.10."],
  ["2026-10-25T01:00:00+02:00", "01:00"],
  ["2026-10-25T02:00:00+02:00", "02:00 (+2)"],
  ["2026-10-25T02:00:00+01:00", "02:00 (+1)"],
  ["2026-10-25T03:00:00+01:00", "03:00"],
  ["2026-03-29T03:00:00+02:00", "03:00"],
])("writes %s at an axis as %s", (iso, tick) => {
  expect(timeTick(Date.parse(iso) / 1000, zone)).toBe(tick);
});

it.each([
  ["2026-11-21T06:00:00+01:00", "2026-11-21T06:30:00+01:00", "21.11.2026 06:00–06:30"],
  ["2026-11-21T23:50:00+01:00", "2026-11-22T00:10:00+01:00", "21.11.2026 23:50–22.11.2026 00:10"],
  ["2026-10-25T02:50:00+02:00", "2026-10-25T02:20:00+01:00", "25.10.2026 02:50 (+2)–02:20 (+1)"],
])("writes the time from %s to %s as %s", (from, to, label) => {
  expect(spanLabel(Date.parse(from) / 1000, Date.parse(to) / 1000, zone)).toBe(label);
});
