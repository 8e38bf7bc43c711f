import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { acceptsGzip } from "./encoding.rules.js";
import { contentDisposition } from "./names.rules.js";

const PERIOD = { start: 1_792_360_800, end: 1_792_969_200 };

function named(name: string, period = PERIOD, language: "sl" | "en" = "sl"): string {
  const client = {
    id: 1,
    guid: "OB-7",
    name,
    address: null,
    timeZone: "Europe/Ljubljana",
    visionType: 0,
    visitors: null,
    speedLimit: 50,
    seenFrom: null,
    ownClasses: { speeds: null, lengths: null },
    directionNames: { incoming: null, outgoing: null },
  };
  return contentDisposition("daily.csv", { client, period, notes: [], language, gap: 5, now: PERIOD.end });
}

it("names a file by location and local days, the last one included", () => {
  expect(named("Škofja Loka (šola)")).toBe(
    "attachment; filename=\"Skofja-Loka-sola_2026-10-19_2026-10-25_daily.csv\"; filename*=UTF-8''%C5%A0kofja-Loka-%C5%A1ola_2026-10-19_2026-10-25_daily.csv",
  );
  expect(named("Đurđevac", { start: PERIOD.end - 3600, end: PERIOD.end })).toContain(
    'filename="Durdevac_2026-10-25_daily.csv"',
  );
  expect(named("Most", PERIOD, "en")).toContain('filename="Most_2026-10-19_2026-10-25_daily_en.csv"');
});

it.each([
  ["Љубљана", "%D0%89%D1%83%D0%B1%D1%99%D0%B0%D0%BD%D0%B0"],
  ["Αθήνα", "%CE%91%CE%B8%CE%AE%CE%BD%CE%B1"],
  ["東京 1", "%E6%9D%B1%E4%BA%AC-1"],
  ["Cesta Љ", "Cesta-%D0%89"],
  // A combining mark.
  ["\u0f71", "%E0%BD%B1"],
])(
  "names a file of %s in full, and by its device's guid in ASCII: half a name would be another's",
  (name, full) => {
    expect(named(name)).toBe(
      `attachment; filename="OB-7_2026-10-19_2026-10-25_daily.csv"; filename*=UTF-8''${full}_2026-10-19_2026-10-25_daily.csv`,
    );
  },
);

it.each(["../..", "😀", "«»"])("names a file of %s, which has no letters, by its device's guid", (name) => {
  expect(named(name)).toBe('attachment; filename="OB-7_2026-10-19_2026-10-25_daily.csv"');
});

it("makes a header and a file name of any location", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (name) => {
      expect(named(name)).toMatch(/^attachment; filename="[\w.-]{33,130}"(; filename\*=UTF-8''[\w.%-]+)?$/);
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
