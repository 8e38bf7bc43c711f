import { expect, it } from "@jest/globals";
import { lastDay } from "./lastDay";

const timeZone = "Europe/Ljubljana";
const unix = (iso: string) => Date.parse(iso) / 1000;
const days = (...dates: string[]) => dates.map((iso) => ({ time: unix(iso), value: 1 }));

const of = (from: string, to: string, ...dates: string[]) =>
  lastDay({ from: unix(from), to: unix(to), timeZone, vehiclesPerDay: days(...dates) });

it("takes the last day that the period holds from midnight to midnight", () => {
  const day = of(
    "2026-07-01T12:00:00+02:00",
    "2026-07-04T12:00:00+02:00",
    "2026-07-01T00:00:00+02:00",
    "2026-07-02T00:00:00+02:00",
    "2026-07-03T00:00:00+02:00",
    "2026-07-04T00:00:00+02:00",
  );
  expect(day).toEqual({
    from: unix("2026-07-03T00:00:00+02:00"),
    to: unix("2026-07-04T00:00:00+02:00"),
    isWhole: true,
  });
});

it.each([
  ["2026-03-29T00:00:00+01:00", "2026-03-30T00:00:00+02:00", 23],
  ["2026-10-25T00:00:00+02:00", "2026-10-26T00:00:00+01:00", 25],
])("counts a day of a clock change whole: %s", (from, to, hours) => {
  const day = of(from, to, from);
  expect(day?.isWhole).toBe(true);
  expect(((day?.to ?? 0) - (day?.from ?? 0)) / 3600).toBe(hours);
});

it("takes the part of the last day where no day is whole", () => {
  expect(of("2026-07-01T12:00:00+02:00", "2026-07-01T18:00:00+02:00", "2026-07-01T00:00:00+02:00")).toEqual({
    from: unix("2026-07-01T12:00:00+02:00"),
    to: unix("2026-07-01T18:00:00+02:00"),
    isWhole: false,
  });
});

it("has none without days", () => {
  expect(of("2026-07-01T12:00:00+02:00", "2026-07-01T18:00:00+02:00")).toBeNull();
});
