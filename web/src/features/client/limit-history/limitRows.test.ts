import { expect, it } from "@jest/globals";
import { type LimitRow, readRows, rowsOf, spansOf } from "./limitRows";

const zone = "Europe/Ljubljana";
/** 1 May 2026, 02:00 in Ljubljana. */
const MAY = 1_777_593_600;
const row = (key: number, from: string, speed: string): LimitRow => ({ key, from, speed });

it("are read in the order of time, however they were typed, and know their rows", () => {
  const rows = [row(0, "", "50"), row(1, "2026-05-02T02:00", "50"), row(2, "2026-05-01T02:00", "30")];
  expect(readRows(rows, zone, 50)).toEqual({
    state: "whole",
    input: [
      { from: null, speedLimit: 50 },
      { from: MAY, speedLimit: 30 },
      { from: MAY + 86_400, speedLimit: 50 },
    ],
    order: [0, 2, 1],
  });
});

it.each([
  ["no time", [row(0, "", "50"), row(1, "", "50")]],
  ["no limit", [row(0, "", ""), row(1, "2026-05-01T02:00", "50")]],
  ["no whole number", [row(0, "", "50"), row(1, "2026-05-01T02:00", "49,5")]],
  ["nothing", []],
])("are open with %s", (_name, rows) => {
  expect(readRows(rows, zone, 50)).toEqual({ state: "open" });
});

it("end with the limit that is set", () => {
  const rows = [row(0, "", "50"), row(1, "2026-05-01T02:00", "30")];
  expect(readRows(rows, zone, 50)).toEqual({ state: "otherNow", last: 30 });
});

it("come from what is on record, and back", () => {
  const told = [
    { from: null, speedLimit: 50 },
    { from: MAY, speedLimit: 30 },
  ];
  expect(readRows(rowsOf(told, zone), zone, 30)).toMatchObject({ input: told });
  expect(spansOf(told)).toEqual([
    { from: null, until: MAY, speedLimit: 50 },
    { from: MAY, until: null, speedLimit: 30 },
  ]);
});
