import { expect, it } from "@jest/globals";
import type { ReaderPrincipal } from "../auth/principal.js";
import { keepToReport } from "./query.rules.js";

const at = (iso: string) => Date.parse(iso) / 1000;
const february = { start: at("2026-02-01T00:00+01:00"), end: at("2026-03-01T00:00+01:00") };
const reader = {
  kind: "report",
  startTimestamp: february.start,
  endTimestamp: february.end,
} as Partial<ReaderPrincipal> as ReaderPrincipal;

it("lets a report of February compare with January, which is longer, and look no further back", () => {
  const before = (start: string) => ({ start: at(start), end: february.start });
  expect(() => keepToReport(reader, february, before("2026-01-01T00:00+01:00"))).not.toThrow();
  expect(() => keepToReport(reader, february, before("2025-12-31T00:00+01:00"))).toThrow("another period");
});
