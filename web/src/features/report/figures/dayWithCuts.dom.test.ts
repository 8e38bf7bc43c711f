import { expect, it } from "@jest/globals";
import { translatorOf } from "../../../i18n/useT";
import { reportTexts } from "../reportTexts";
import { dayWithCuts } from "./dayWithCuts";

const unix = (iso: string) => Date.parse(iso) / 1000;
const midnight = unix("2026-10-25T00:00:00+02:00");

const named = (from: string, to: string) =>
  dayWithCuts(midnight, {
    t: translatorOf(reportTexts, "sl"),
    language: "sl",
    zone: "Europe/Ljubljana",
    measurement: { from: unix(from), to: unix(to) },
  });

it.each([
  ["2026-10-20T00:00:00+02:00", "2026-10-26T00:00:00+01:00", "25.10.2026 ned."],
  ["2026-10-25T09:00:00+01:00", "2026-10-27T00:00:00+01:00", "25.10.2026 ned. od 09:00"],
  ["2026-10-20T00:00:00+02:00", "2026-10-25T23:00:00+01:00", "25.10.2026 ned. do 23:00"],
  ["2026-10-25T01:00:00+02:00", "2026-10-25T05:30:00+01:00", "25.10.2026 ned. od 01:00 do 05:30"],
])("of the period from %s to %s says %s", (from, to, text) => {
  expect(named(from, to)).toBe(text);
});
