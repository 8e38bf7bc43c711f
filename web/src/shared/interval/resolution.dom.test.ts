import { expect, it } from "@jest/globals";
import { resolutionText } from "./resolution";

/** 5 January 2026, 10:00 in Ljubljana. */
const from = 1_767_603_600;

it("is said where figures are of whole hours, by the device's clock", () => {
  const hours = { unit: "HOUR", from, to: from + 7200 } as const;
  expect(resolutionText(hours, "Europe/Ljubljana", "sl")).toBe(
    "Podatki so za cele ure, 05.01.2026 10:00 – 05.01.2026 12:00: posamezni zapisi so že izbrisani.",
  );
});

it("is not, where they are of the period itself, or nobody tells", () => {
  expect(resolutionText({ unit: "SECOND", from, to: from + 7 }, "Europe/Ljubljana", "en")).toBeNull();
  expect(resolutionText(null, "Europe/Ljubljana", "en")).toBeNull();
});
