import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { memoryFile } from "../../../test/memoryFile.js";
import { takeIn } from "../../../test/takeIn.js";
import { rawCsv } from "../../exports/csv/raw.js";
import { WRITINGS } from "../../exports/form.js";
import { LocalTime } from "../../exports/localTime.js";
import type { Reading } from "../../measurements/reading.js";
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

it("takes what raw.csv says in either language back, reading by reading", async () => {
  const some = fc.array(reading, { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(some, fc.constantFrom("sl" as const, "en" as const), async (readings, language) => {
      const time = new LocalTime("Europe/Ljubljana", { start: START, end: START + DAYS });
      async function* inOne() {
        yield readings;
      }
      const chunks: Uint8Array[] = [];
      for await (const chunk of rawCsv(inOne(), { ...WRITINGS[language], language, time }))
        chunks.push(chunk);
      const taken = await takeIn(memoryFile(Buffer.concat(chunks)));
      expect(taken.understanding).toMatchObject({ form: "own", questions: [], faults: [] });
      expect(taken.refused).toEqual([]);
      expect(taken.readings.map(({ reading: one }) => one)).toEqual(readings);
    }),
    { numRuns: 50 },
  );
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
