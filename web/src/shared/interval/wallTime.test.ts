import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { unixToWall, wallToUnix } from "./wallTime";

const zone = "Europe/Ljubljana";
const unix = (iso: string) => Date.parse(iso) / 1000;

describe("wall time in the client's zone", () => {
  it.each([
    ["2026-07-01T08:15", "2026-07-01T08:15:00+02:00"],
    ["2026-01-01T08:15:30", "2026-01-01T08:15:30+01:00"],
    ["2026-03-29T01:59", "2026-03-29T01:59:00+01:00"],
    ["2026-03-29T02:30", "2026-03-29T03:30:00+02:00"],
    ["2026-03-29T03:00", "2026-03-29T03:00:00+02:00"],
    ["2026-10-25T02:30", "2026-10-25T02:30:00+02:00"],
    ["2026-10-25T03:00", "2026-10-25T03:00:00+01:00"],
    ["2026-10-25T00:00", "2026-10-25T00:00:00+02:00"],
    ["2026-10-26T00:00", "2026-10-26T00:00:00+01:00"],
  ])("%s is %s", (wall, iso) => {
    expect(wallToUnix(wall, zone)).toBe(unix(iso));
  });

  it.each(["", "2026-07-01", "yesterday"])("refuses %p", (text) => {
    expect(wallToUnix(text, zone)).toBeNull();
  });

  it("comes back to the same minute outside the doubled hour", () => {
    fc.assert(
      fc.property(fc.integer({ min: 29_000_000, max: 33_000_000 }), (minutes) => {
        const instant = minutes * 60;
        const back = wallToUnix(unixToWall(instant, zone), zone) ?? Number.NaN;
        expect([0, 3600]).toContain(instant - back);
        expect(unixToWall(back, zone)).toBe(unixToWall(instant, zone));
      }),
    );
  });
});
