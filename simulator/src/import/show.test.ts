import { describe, expect, it } from "@jest/globals";
import type { Column, Import, Look, Understanding } from "./importJson.js";
import { showFile } from "./showFile.js";
import { showKept, showLook } from "./showLook.js";
import { duration, LocalClock } from "./words.js";

const column = (index: number, name: string, role: string | null, more: Partial<Column> = {}): Column => ({
  ...{ index, name, role, unit: null, unitFrom: null, kind: null, direction: null, examples: [] },
  ...more,
});
const UNDERSTANDING: Understanding = {
  ...{ form: "columns", compression: "gzip", format: "text", encoding: "windows-1250", separator: "\t" },
  ...{
    sheet: null,
    sheets: [],
    headerLine: 2,
    preambleLines: 1,
    commentLines: 0,
    lines: 1200,
    dateOrder: "DMY",
    timeZone: "Europe/Ljubljana",
  },
  ...{ zoneNeeded: true, intervalSeconds: 900, questions: [], faults: [] },
  columns: [
    column(0, "Čas", "time", { examples: ["05.01.2026 07:00"] }),
    column(1, "v", "averageSpeed", { unit: "km/h", unitFrom: "assumed", examples: ["48", "51", "52", "53"] }),
    column(2, "0-50", "speedClass", {
      unit: "km/h",
      unitFrom: "name",
      kind: "vehicle",
      direction: "incoming",
    }),
    column(3, "50-60", "speedClass", { kind: "vehicle", direction: "incoming" }),
    column(4, "", null),
  ],
  assumptions: [
    { code: "UNIT_TAKEN", message: "v is taken to be in km/h." },
    { code: "UNUSED", message: "These columns are not used: #5." },
  ],
};
const IMPORT: Import = {
  ...{ id: 7, state: "read", progress: 0, fileName: "štetje.txt.gz", fileSize: 41_234, sha256: "" },
  ...{ createDate: 0, createdBy: null, options: {}, look: null, understanding: UNDERSTANDING },
  ...{ appliedDate: null, undoneDate: null, keptUntil: null, canUndo: false },
};

/** The seventh of January 2026, midnight in Ljubljana. */
const DAY = Date.parse("2026-01-06T23:00:00Z") / 1000;
const LOOK: Look = {
  ...{
    vehicles: 1_250,
    pedestrians: 1,
    bicycles: null,
    readings: 250,
    intervals: 40,
    incoming: 800,
    outgoing: 450,
    withoutDirection: 1,
  },
  ...{ withoutSpeed: 12, months: [{ month: "2026-01", users: 1_251 }] },
  first: [
    { timestamp: DAY + 61, kind: "vehicle", direction: "incoming", speed: 48, length: 4.1 },
    {
      ...{ from: DAY + 3600, to: DAY + 4500, kind: "pedestrian", direction: "outgoing", count: 1 },
      ...{ averageSpeed: 4.5, v85: 6, maxSpeed: 7, speeds: { borders: [0, 10], counts: [1] } },
    },
  ],
  ...{ from: DAY, to: DAY + 93_600, coveredSeconds: 86_400, coveredHours: 24, coveredDays: 2 },
  ...{ gaps: [{ from: DAY + 7200, to: DAY + 14_400 }], gapCount: 3, refused: 3 },
  refusedByCode: [{ code: "X", message: "The time is not understood.", count: 3 }],
  overlap: {
    deviceSeconds: 600,
    imports: [{ id: 3, fileName: "a.csv", seconds: 3600, vehicles: 30, pedestrians: null, bicycles: 2 }],
  },
  sameAs: null,
};

describe("what a file was taken for", () => {
  it("is written column by column, with what was assumed", () => {
    expect(showFile(IMPORT)).toEqual([
      "štetje.txt.gz (41.2 kB): text (gzip, windows-1250, tabs), header in line 2, 1 line before the data passed over, 1,200 lines of data, understood by its columns alone",
      "  local times of Europe/Ljubljana, dates as DMY, intervals of 15 min",
      "Columns",
      "  1    Čas           time                                   05.01.2026 07:00",
      "  2    v             averageSpeed  km/h (assumed)           48 · 51 · 52",
      "  3–4  0-50 … 50-60  speedClass    km/h, vehicle, incoming",
      "Not used: #5",
      "Assumed",
      "  v is taken to be in km/h.",
    ]);
  });

  it("says which lines were passed over", () => {
    const noted = { ...UNDERSTANDING, preambleLines: 0, commentLines: 12 };
    expect(showFile({ ...IMPORT, understanding: noted })[0]).toContain(
      "header in line 2, 12 comments passed over, 1,200 lines of data",
    );
  });

  it("says why it can't be read", () => {
    const faults = [{ code: "EMPTY", message: "The file is empty." }];
    const empty = { ...UNDERSTANDING, columns: [], assumptions: [], lines: 0, headerLine: 0, faults };
    expect(showFile({ ...IMPORT, understanding: empty }).slice(1)).toEqual(["  The file is empty."]);
  });
});

const NOBODY = { vehicles: null, pedestrians: null, bicycles: null, seconds: 0 };

describe("what an import would do", () => {
  it("is written with counts, time, gaps, refused lines, and what is there", () => {
    expect(showLook(LOOK, "Europe/Ljubljana", {})).toEqual([
      "The first records",
      "  07.01.2026 00:01:01       vehicle       incoming  48 km/h, 4.1 m",
      "  07.01.2026 01:00 – 01:15  1 pedestrian  outgoing  mean 4.5 km/h, V85 6 km/h, at most 7 km/h, classes of speed",
      "What the file holds",
      "  1,250 vehicles, 1 pedestrian, in 250 single records and 40 counted intervals",
      "  800 incoming, 450 outgoing, 1 without direction",
      "  12 of 1,250 vehicles without speed",
      "  by month: 2026-01 1,251",
      "  07.01.2026 00:00 – 08.01.2026 02:00 (Europe/Ljubljana)",
      "  heard for 1 d, in 24 hours of 2 days",
      "  nothing heard 07.01.2026 02:00 – 04:00: left as a gap",
      "  and 2 more gaps",
      "3 lines can't be taken",
      "  3 × The time is not understood.",
      "There of this time already",
      "  import 3 (a.csv): 30 vehicles, 2 bicycles in 1 h will be superseded",
      "  the device's own batches, for 10 min: they can't be replaced; say whether this file counts beside them (add), or where they cover nothing (fill)",
    ]);
  });

  it("says nothing of directions where none is told, and 0 where nobody passed", () => {
    const untold = { ...LOOK, incoming: 0, outgoing: 0, withoutDirection: 0, vehicles: 0, pedestrians: null };
    const lines = showLook(untold, "UTC", {});
    expect(lines.filter((line) => /incoming, |outgoing$|direction/.test(line))).toEqual([]);
    expect(lines).toContain("  0 vehicles, in 250 single records and 40 counted intervals");
  });

  it.each([
    ["add", "stays, and this file counts beside it"],
    ["fill", "stays, and this file is taken where nothing covers its time"],
  ])("says what becomes of what is there by %s", (overlap, fate) => {
    expect(showLook(LOOK, "UTC", { overlap })).toContain(
      `  import 3 (a.csv): 30 vehicles, 2 bicycles in 1 h ${fate}`,
    );
  });

  const thereOf = (overlap: string, one: object) => {
    const imports = [{ id: 3, fileName: "a.csv", ...NOBODY, ...one }];
    const lines = showLook({ ...LOOK, overlap: { deviceSeconds: 0, imports } }, "UTC", { overlap });
    return lines.slice(lines.indexOf("There of this time already") + 1);
  };

  it("says what becomes of counted intervals that are covered in part", () => {
    const some = { seconds: 3600, vehicles: 30, partlyKept: 2, partlyReplaced: 1 };
    expect(thereOf("replace", some)).toEqual([
      "  import 3 (a.csv): 30 vehicles in 1 h will be superseded",
      "    of its counted intervals 2 are covered by half or less, and stay, counting beside this file; 1 is covered by more, but not wholly, and will be superseded whole",
    ]);
    expect(thereOf("add", some)).toEqual([
      "  import 3 (a.csv): 30 vehicles in 1 h stays, and this file counts beside it",
    ]);
    const kept = { seconds: 0, vehicles: null, partlyKept: 1, partlyReplaced: 0 };
    expect(thereOf("replace", kept)).toEqual([
      "  import 3 (a.csv): nothing will be superseded",
      "    of its counted intervals 1 is covered by half or less, and stays, counting beside this file",
    ]);
    expect(thereOf("add", kept)).toEqual(["  import 3 (a.csv) stays, and this file counts beside it"]);
    expect(thereOf("replace", { ...some, partlyKept: 0, partlyReplaced: 0 })).toHaveLength(1);
  });

  const filling = (overlap: string, deviceSeconds: number, partly: object) => {
    const there = { deviceSeconds, imports: [], ...partly };
    return showLook({ ...LOOK, overlap: there }, "UTC", { overlap }).at(-1);
  };

  it("says which counted intervals of the file filling takes or leaves out though they are known in part", () => {
    const own =
      "  the device's own batches, for 10 min: they stay, and this file is taken where nothing covers its time";
    expect(filling("fill", 600, { partlyTaken: 1200, partlyLeftOut: 1 })).toBe(
      "  of this file's counted intervals 1,200 are known already by half or less, and will be taken whole, counting beside what is there; 1 is known by more, but not wholly, and will be left out whole",
    );
    expect(filling("fill", 600, { partlyTaken: 1, partlyLeftOut: 0 })).toBe(
      "  of this file's counted intervals 1 is known already by half or less, and will be taken whole, counting beside what is there",
    );
    expect(filling("fill", 600, { partlyTaken: 0, partlyLeftOut: 2 })).toBe(
      "  of this file's counted intervals 2 are known already by more than half, but not wholly, and will be left out whole",
    );
    expect(filling("fill", 600, { partlyTaken: 0, partlyLeftOut: 0 })).toBe(own);
    expect(filling("fill", 600, {})).toBe(own);
    expect(filling("add", 600, { partlyTaken: 1, partlyLeftOut: 1 })).toMatch(/counts beside them$/);
  });
});

it("says how long single records are kept, where they are not for ever", () => {
  expect(showKept({ ...IMPORT, keptUntil: DAY }, "Europe/Ljubljana")).toEqual([
    "Single records are kept until 07.01.2026, hours and days for ever",
  ]);
  expect(showKept(IMPORT, "UTC")).toEqual([]);
});

describe("words", () => {
  it("tell both passes of the hour that autumn doubles apart", () => {
    const clock = new LocalClock("Europe/Ljubljana");
    const half = Date.parse("2026-10-25T00:30:00Z") / 1000;
    expect([half, half + 3600, half + 7200].map((instant) => clock.at(instant))).toEqual([
      "25.10.2026 02:30 +02:00",
      "25.10.2026 02:30 +01:00",
      "25.10.2026 03:30",
    ]);
  });

  it.each([
    [0, "0 s"],
    [59, "59 s"],
    [3661, "1 h 1 min"],
    [90_061, "1 d 1 h"],
  ])("%d seconds as people say them", (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });
});
