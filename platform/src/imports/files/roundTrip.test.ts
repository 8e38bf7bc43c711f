import { buffer } from "node:stream/consumers";
import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { memoryFile } from "../../../test/memoryFile.js";
import { takeIn } from "../../../test/takeIn.js";
import { rawCsv } from "../../exports/csv/raw.js";
import { WRITINGS } from "../../exports/form.js";
import type { ExportLanguage } from "../../exports/language.js";
import { LocalTime } from "../../exports/localTime.js";
import type { Cell, Column } from "../../exports/xlsx/book.js";
import { writeWorkbook } from "../../exports/xlsx/write.js";
import type { CountedInterval } from "../../measurements/countedInterval.js";
import type { Reading } from "../../measurements/reading.js";
import type { Timed } from "../../measurements/records.js";
import { separatorOf } from "./shape/layout.js";

const START = Date.UTC(2026, 9, 24) / 1000;
const DAYS = 3 * 86_400;

const reading: fc.Arbitrary<Reading> = fc.record({
  timestamp: fc.integer({ min: START, max: START + DAYS - 1 }),
  kind: fc.constantFrom(0, 1, 2),
  direction: fc.constantFrom(0, 1),
  speed: fc.option(fc.integer({ min: 0, max: 250 })),
  length: fc.option(fc.integer({ min: 0, max: 300 })),
  samples: fc.integer({ min: 1, max: 400 }),
});

/** @param leftOut seconds of the period, as the file's last column says them */
async function rawFile(records: Timed[], language: ExportLanguage, leftOut: number | null = null) {
  const time = new LocalTime("Europe/Ljubljana", { start: START, end: START + DAYS });
  async function* inOne() {
    yield records;
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of rawCsv(inOne(), { ...WRITINGS[language], language, time }, leftOut))
    chunks.push(chunk);
  return memoryFile(Buffer.concat(chunks));
}

const languages = fc.constantFrom<ExportLanguage[]>("sl", "en");
const leftOutOf = fc.option(fc.integer({ min: 1, max: DAYS }));

it("takes what raw.csv says in either language back, reading by reading", async () => {
  const some = fc.array(reading, { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(some, languages, leftOutOf, async (readings, language, leftOut) => {
      const taken = await takeIn(await rawFile(readings, language, leftOut));
      expect(taken.understanding).toMatchObject({ form: "own", questions: [], faults: [] });
      expect(taken.refused).toEqual([]);
      expect(taken.readings.map(({ reading: one }) => one)).toEqual(readings);
    }),
    { numRuns: 50 },
  );
});

const quarter = (at: number, count: number): CountedInterval => ({
  from: START + at * 900,
  to: START + (at + 1) * 900,
  kind: 0,
  direction: at % 2 === 0 ? 0 : 1,
  count,
  speeds: { borders: [300, 350], counts: [count, 0], shares: null },
  lengths: null,
  averageSpeed: 325,
  maxSpeed: 34,
  v85: 340,
});

it.each(
  ["sl", "en"].flatMap((language) =>
    [null, 1, 900, 3600, 172_800].map((leftOut) => [language, leftOut] as const),
  ),
)(
  "takes counted intervals of raw.csv back with their classes, %s, with %p s left out",
  async (language, leftOut) => {
    const lengths = { borders: [0, 25, 52], counts: null, shares: [2500, 6250, 1250] };
    const some = [3, 12, 7, 1].map((count, at) => ({
      ...quarter(at, count),
      lengths: at === 3 ? null : lengths,
    }));
    const taken = await takeIn(await rawFile(some, language as ExportLanguage, leftOut));
    expect(taken.understanding).toMatchObject({
      form: "own",
      questions: [],
      faults: [],
      records: "intervals",
    });
    expect(taken.refused).toEqual([]);
    expect(taken.intervals.map(({ interval }) => interval)).toEqual(some);
  },
);

it("takes no counted interval of raw.csv for a road user, and passes over no road user beside them", async () => {
  const single: Reading = { timestamp: START, kind: 0, direction: 0, speed: 50, length: null, samples: 3 };
  const singles = Array.from({ length: 4 }, (_, at) => ({ ...single, timestamp: START + at }));
  const takenOf = async (count: number) => {
    const intervals = [1, 2].map((at) => quarter(at, count));
    const taken = await takeIn(await rawFile([...singles, ...intervals], "sl"));
    expect(taken.intervals.map(({ interval }) => interval)).toEqual(intervals);
    return [taken.readings, taken.refused].map(({ length }) => length);
  };
  expect(await takenOf(1)).toEqual([0, 4]);
  expect(await takenOf(9)).toEqual([0, 4]);
});

it("reads the workbooks that we write, by their sheets and dates", async () => {
  const columns: Column[] = [
    { title: "čas (Europe/Ljubljana)", format: "dateTime", width: 18 },
    { title: "kolesarji, prihajajoča smer", format: "integer", width: 10 },
    { title: "kolesarji, odhajajoča smer", format: "integer", width: 10 },
  ];
  // 46035 is 2026-01-13; a third of a day is 8:00.
  const hours: Cell[][] = [8, 9, 10].map((hour) => [46_035 + hour / 24, hour === 9 ? null : hour, hour * 2]);
  const sheets = ["Prazno", "Ure"].map((name) => ({
    name,
    columns,
    table: true,
    rows: [name === "Ure" ? hours : []],
  }));
  const book = { title: "Promet", created: START, language: "sl" as const, sheets };
  const file = memoryFile(await buffer(writeWorkbook(book)));
  const { understanding, intervals } = await takeIn(file, { sheet: "Ure", timeZone: "UTC" });
  expect(understanding).toMatchObject({
    sheets: ["Prazno", "Ure"],
    timeZone: "Europe/Ljubljana",
    intervalSeconds: 3600,
  });
  const seven = Date.UTC(2026, 0, 13, 7) / 1000;
  expect(
    intervals.map(({ line, interval: { from, direction, count } }) => [
      line,
      (from - seven) / 3600,
      direction,
      count,
    ]),
  ).toEqual([
    [2, 0, 0, 8],
    [2, 0, 1, 16],
    [3, 1, 1, 18],
    [4, 2, 0, 10],
    [4, 2, 1, 20],
  ]);
  expect((await takeIn(file)).understanding.faults).toEqual([{ code: "NO_RECORDS", params: {} }]);
});

it("finds the separator of any rows of numbers with commas or points", () => {
  const number = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 9 }));
  const rows = fc.array(fc.tuple(number, number, number), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(rows, fc.constantFrom(";", "\t", "|"), fc.constantFrom(",", "."), (some, separator, mark) => {
      const lines = some.map((cells) =>
        cells.map(([whole, part]) => `${whole}${mark}${part}`).join(separator),
      );
      expect(separatorOf(`${["time", "speed", "length"].join(separator)}\n${lines.join("\n")}\n`)).toBe(
        separator,
      );
    }),
  );
});

it.each(["sl", "en"] as const)(
  "takes the seconds that a file says as left out for no count, %s",
  async (language) => {
    const { texts, separator } = WRITINGS[language];
    const line = (cells: unknown[]) => `${cells.join(separator)}\r\n`;
    const hours = Array.from({ length: 24 }, (_, hour) => [
      `2026-10-20T${String(hour).padStart(2, "0")}:00:00+02:00`,
      hour,
    ]);
    const takenOf = async (title: string[], last: (hour: number) => unknown[]) => {
      const head = line([texts.time("Europe/Ljubljana"), texts.vehicles, ...title]);
      const rows = hours.map((cells, hour) => line([...cells, ...last(hour)]));
      const { understanding, intervals, refused } = await takeIn(
        memoryFile(Buffer.from(head + rows.join(""))),
      );
      expect(understanding).toMatchObject({ questions: [], faults: [] });
      return { intervals, refused };
    };
    const plain = await takenOf([], () => []);
    expect(plain.intervals).toHaveLength(24);
    for (const title of [texts.leftOutOfRow, texts.leftOutOfPeriod])
      expect(await takenOf([title], (hour) => [hour % 5 === 0 ? "" : hour * 60])).toEqual(plain);
  },
);
