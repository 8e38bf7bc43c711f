import { TZDate } from "@date-fns/tz";
import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { instantOf, isInstant, localText } from "../../tools/report/instants.mjs";

const LJUBLJANA = "Europe/Ljubljana";

it.each([
  ["2026-10-25", 1_792_879_200],
  ["2026-10-26", 1_792_969_200],
  ["2026-10-25T08:30", 1_792_913_400],
  ["2026-10-25T08:30:05", 1_792_913_405],
  ["2026-10-25T08:30:00+02:00", 1_792_909_800],
  ["2026-10-25T08:30Z", 1_792_917_000],
  ["1792879200", 1_792_879_200],
])("takes %s for an instant", (text, instant) => {
  expect(isInstant(text)).toBe(true);
  expect(instantOf(text, LJUBLJANA)).toBe(instant);
});

it.each([
  "",
  "today",
  "2026-04-31",
  "2026-13-01",
  "2026-1-1",
  "2026-10-25T24:30",
  "2026-10-25T8:30",
  "-5",
  "1.5e9",
])("refuses %s", (text) => expect(isInstant(text)).toBe(false));

it("begins a day with its first second, in every zone", () => {
  const zone = fc.constantFrom(
    LJUBLJANA,
    "America/Sao_Paulo",
    "Asia/Beirut",
    "Africa/Cairo",
    "Pacific/Apia",
    "UTC",
  );
  const noon = fc.integer({ min: Date.UTC(2012, 0) / 86_400_000, max: Date.UTC(2030, 0) / 86_400_000 });
  fc.assert(
    fc.property(zone, noon, (timeZone, days) => {
      const day = new Date(days * 86_400_000).toISOString().slice(0, 10);
      const first = instantOf(day, timeZone);
      expect(localText(first, timeZone).slice(0, 10)).toBe(day);
      expect(new TZDate((first - 1) * 1000, timeZone).toISOString() < day).toBe(true);
    }),
    { numRuns: 500 },
  );
});
