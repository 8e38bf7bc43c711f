import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { inSheets, roomForChart, rowsPerSheet, textHeight } from "./paging";

it("fills each sheet but the last, and loses or doubles no row", () => {
  fc.assert(
    fc.property(fc.nat(400), (count) => {
      const rows = Array.from({ length: count }, (_, index) => index);
      const sheets = inSheets(rows);
      expect(sheets.flat()).toEqual(rows);
      expect(sheets.slice(0, -1).every((sheet) => sheet.length === rowsPerSheet)).toBe(true);
      expect(sheets.every((sheet) => sheet.length > 0 && sheet.length <= rowsPerSheet)).toBe(true);
    }),
  );
});

it.each([
  [15, 1],
  [16, 2],
  [365, 25],
])("lays %p rows out on %p sheets", (count, sheets) => {
  expect(inSheets(Array.from({ length: count }))).toHaveLength(sheets);
});

it("leaves a chart the room below a short table, and none below a full one", () => {
  expect(roomForChart(1)).toBeGreaterThan(roomForChart(7) ?? Number.POSITIVE_INFINITY);
  expect(roomForChart(8)).not.toBeNull();
  expect(roomForChart(rowsPerSheet)).toBeNull();
});

it("puts no more text on a sheet than it holds, and none of it twice", () => {
  const texts = fc.array(fc.string({ maxLength: 500 }), { maxLength: 80 });
  fc.assert(
    fc.property(texts, (rows) => {
      const sheets = inSheets(rows, rowsPerSheet, textHeight);
      expect(sheets.flat()).toEqual(rows);
      for (const sheet of sheets) {
        const height = sheet.reduce((sum, text) => sum + textHeight(text), 0);
        expect(sheet.length === 1 || height <= rowsPerSheet).toBe(true);
      }
    }),
  );
});

it.each([
  ["Zapora", 1],
  ["a".repeat(70), 1],
  ["a".repeat(71), 1.6],
  ["横".repeat(70), 1.6],
  ["🚦".repeat(36), 1.6],
  ["a".repeat(500), 5.2],
])("a text takes its lines: %s", (text, height) => {
  expect(textHeight(text)).toBeCloseTo(height);
});
