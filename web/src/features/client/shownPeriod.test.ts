import { expect, it } from "@jest/globals";
import { shownPeriod } from "./shownPeriod";

const zone = "Europe/Ljubljana";
const day = { kind: "preset", preset: "LAST_24H" } as const;
const now = 1_790_000_000;

it("is that of the figures on screen", () => {
  const measurement = { from: 100, to: 200 };
  expect(shownPeriod({ measurement, switching: false }, day, now, zone)).toEqual({ from: 100, to: 200 });
});

it("is the chosen one's by the clock where there are none, or still another's", () => {
  const byClock = { from: now - 86_400, to: now };
  expect(shownPeriod({ measurement: undefined, switching: false }, day, now, zone)).toEqual(byClock);
  expect(shownPeriod({ measurement: { from: 1, to: 2 }, switching: true }, day, now, zone)).toEqual(byClock);
  const custom = { kind: "custom", from: 5, to: 9 } as const;
  expect(shownPeriod({ measurement: { from: 1, to: 2 }, switching: true }, custom, now, zone)).toEqual({
    from: 5,
    to: 9,
  });
});
