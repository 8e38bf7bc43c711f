import { expect, it } from "@jest/globals";
import { isWholeDays, spanText } from "./spanText";

const zone = "Europe/Ljubljana";
const at = (text: string) => Date.parse(text) / 1000;
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });

it.each([
  ["2026-05-11T00:00+02:00", "2026-05-16T00:00+02:00", "11.05.2026 – 15.05.2026"],
  ["2026-05-11T00:00+02:00", "2026-05-12T00:00+02:00", "11.05.2026"],
  ["2026-10-25T00:00+02:00", "2026-10-26T00:00+01:00", "25.10.2026"],
  ["2026-05-11T08:00+02:00", "2026-05-11T12:30+02:00", "11.05.2026 08:00 – 12:30"],
  ["2026-05-11T08:00+02:00", "2026-05-12T00:00+02:00", "11.05.2026 08:00 – 12.05.2026 00:00"],
])("%s to %s is %s", (from, to, text) => {
  expect(spanText(span(from, to), zone)).toBe(text);
});

it("is of whole days by the local clock alone", () => {
  expect(isWholeDays(span("2026-05-11T00:00Z", "2026-05-12T00:00Z"), zone)).toBe(false);
  expect(isWholeDays(span("2026-05-11T00:00Z", "2026-05-12T00:00Z"), "UTC")).toBe(true);
});
