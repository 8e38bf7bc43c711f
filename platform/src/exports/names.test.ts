import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { acceptsGzip } from "./encoding.rules.js";
import { contentDisposition } from "./names.rules.js";

const PERIOD = { start: 1_792_360_800, end: 1_792_969_200 };

function named(name: string, period = PERIOD, language: "sl" | "en" = "sl"): string {
  const client = {
    id: 1,
    guid: "g",
    name,
    address: null,
    timeZone: "Europe/Ljubljana",
    visionType: 0,
    speedLimit: 50,
  };
  return contentDisposition("daily.csv", { client, period, language, now: PERIOD.end });
}

it("names a file by location and local days, the last one included", () => {
  expect(named("Škofja Loka (šola)")).toBe(
    "attachment; filename=\"Skofja-Loka-sola_2026-10-19_2026-10-25_daily.csv\"; filename*=UTF-8''%C5%A0kofja-Loka-%C5%A1ola_2026-10-19_2026-10-25_daily.csv",
  );
  expect(named("Đurđevac", { start: PERIOD.end - 3600, end: PERIOD.end })).toContain(
    'filename="Durdevac_2026-10-25_daily.csv"',
  );
  expect(named("Most", PERIOD, "en")).toContain('filename="Most_2026-10-19_2026-10-25_daily_en.csv"');
  expect(named("../..")).toContain('filename="2026-10-19_2026-10-25_daily.csv"');
});

it("makes a header and a file name of any location", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
      expect(named(name)).toMatch(/^attachment; filename="[\w.-]{1,130}"; filename\*=UTF-8''[\w.%-]+$/);
    }),
  );
});

it.each([
  ["gzip", true],
  ["deflate, gzip;q=0.5, br", true],
  ["gzip;q=0", false],
  ["gzip; q=0.0, br", false],
  ["identity", false],
  ["notgzip", false],
  [undefined, false],
])("reads Accept-Encoding %s", (header, expected) => expect(acceptsGzip(header)).toBe(expected));
