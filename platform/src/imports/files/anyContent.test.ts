import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { memoryFile } from "../../../test/memoryFile.js";
import { takeIn } from "../../../test/takeIn.js";
import { CODES, sentenceOf } from "./texts.js";

const FOLDER = new URL("./samples/", import.meta.url);
const samples = readdirSync(FOLDER).map((name) => readFileSync(new URL(name, FOLDER), "utf8"));
const answered = { kind: "bicycle", dateOrder: "DMY", doubledHour: "first", intervalSeconds: 900 } as const;

/** A damaged file: lines lost, doubled and swapped, and characters inserted in wrong places. */
const damaged = fc
  .tuple(
    fc.constantFrom(...samples),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(),
        fc.constantFrom("", '"', ";", ",", "\n", "0", "x", "#", "\u0000", " ", "-", "[", "}"),
      ),
    ),
    fc.array(fc.tuple(fc.nat(), fc.nat())),
  )
  .map(([text, edits, moves]) => {
    let made = text;
    for (const [at, cut, put] of edits) {
      const place = at % (made.length + 1);
      made = made.slice(0, place) + put + made.slice(place + (cut % 3));
    }
    const lines = made.split("\n");
    for (const [from, to] of moves)
      lines.splice(to % (lines.length + 1), from % 2, lines[from % lines.length] ?? "");
    return lines.join("\n");
  });

/** Timeout with thousands of cases. */
const LONG = 300_000;

describe("whatever a file holds", () => {
  it(
    "is understood or told to be none, and each of its lines is accounted for",
    async () => {
      await fc.assert(
        fc.asyncProperty(damaged, fc.boolean(), async (text, isAnswered) => {
          const { understanding, readings, intervals, refused } = await takeIn(
            memoryFile(text, 97),
            isAnswered ? answered : {},
          );
          const { questions, faults, assumptions, records, lines } = understanding;
          for (const said of [...questions, ...faults, ...assumptions, ...refused])
            expect(sentenceOf(said)).not.toMatch(/\{\w+\}/);
          expect(JSON.parse(JSON.stringify(understanding))).toEqual(understanding);
          if (questions.length > 0 || faults.length > 0) return;
          if (records === "readings") expect(readings.length + refused.length).toBe(lines);
          const told = new Set([...intervals, ...refused].map(({ line }) => line));
          if (records === "intervals") expect(told.size).toBeLessThanOrEqual(lines);
          for (const { interval } of intervals) {
            expect(interval.to).toBeGreaterThan(interval.from);
            expect(Number.isInteger(interval.count) && interval.count >= 0).toBe(true);
            for (const classes of [interval.speeds, interval.lengths]) {
              const values = classes?.counts ?? classes?.shares;
              if (!classes || !values) continue;
              expect(values).toHaveLength(classes.borders.length);
              expect([...classes.borders].sort((one, other) => one - other)).toEqual(classes.borders);
            }
          }
          for (const { reading } of readings) {
            expect(Object.values(reading).every((value) => value === null || Number.isInteger(value))).toBe(
              true,
            );
          }
        }),
      );
    },
    LONG,
  );

  it("may be any bytes", async () => {
    const magic = fc.constantFrom(
      [],
      [0x1f, 0x8b],
      [0x50, 0x4b, 3, 4],
      [0xff, 0xfe],
      [0x5b, 0x7b],
      [0x7b, 0x22],
    );
    await fc.assert(
      fc.asyncProperty(magic, fc.uint8Array({ maxLength: 300 }), async (begin, rest) => {
        await takeIn(memoryFile(Uint8Array.from([...begin, ...rest]), 50), answered);
      }),
    );
  });

  it("does not keep us long", async () => {
    const spaces = " ".repeat(60_000);
    const texts = [
      `time;speed 5${spaces}x;dir\n2026-01-05 10:00:00;30;in\n`,
      `time;${"max ".repeat(15_000)};dir\n2026-01-05 10:00:00;30;in\n`,
      `time;speed;dir\n5${spaces}x;30;a${spaces}b\n2026-01-05 10:00;30;a${spaces}b\n`,
      `time;speed;dir\n2026-01-05 10:00;30;"${"\n".repeat(5)}${spaces}"\n`,
      `${"a;".repeat(30_000)}\n`,
      `${"(".repeat(60_000)};b\n1;2\n`,
      `[${"[".repeat(50_000)}`,
      `{"a":${'{"b":'.repeat(20_000)}`,
    ];
    for (const text of texts) await takeIn(text, answered);
  }, 5000);
});

it("has a sentence for each code", () => {
  for (const code of CODES) expect(sentenceOf({ code, params: {} })).toMatch(/^[A-Z ].*[.?]$/);
});
