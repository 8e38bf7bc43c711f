import { expect, it } from "@jest/globals";
import { timeTick } from "./timeLabel";

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
