import { expect, it } from "@jest/globals";
import fc from "fast-check";
import { firstRows } from "./firstRows";

/** A stream of these pieces that never ends by itself; records if its reader cancelled it. */
function endless(pieces: readonly Uint8Array[], ends = false) {
  const seen = { isCancelled: false, pulled: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[seen.pulled];
        seen.pulled += 1;
        if (piece) controller.enqueue(piece);
        else if (ends) controller.close();
        else controller.enqueue(new TextEncoder().encode("čas;1\r\n"));
      },
      cancel() {
        seen.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, seen };
}

const bytes = (text: string) => new TextEncoder().encode(text);

it("reads as many rows as are wanted, and lets the rest go", async () => {
  const { stream, seen } = endless([bytes("\ufeffčas (Europe/Ljubljana);vozila\r\n")]);
  const { head, rows, whole } = await firstRows(stream, "sl", 20);
  expect(head).toEqual(["čas (Europe/Ljubljana)", "vozila"]);
  expect([rows.length, rows[19], whole]).toEqual([20, ["čas", "1"], false]);
  expect(seen).toEqual({ isCancelled: true, pulled: 22 });
});

it.each([
  [0, true],
  [2, true],
  [3, false],
])("knows of a file of %i rows whether two are all", async (count, whole) => {
  const lines = Array.from({ length: count }, (_, index) => `${index},x\r\n`).join("");
  const { stream } = endless([bytes(`\ufeffa,b\r\n${lines}`)], true);
  const first = await firstRows(stream, "en", 2);
  expect(first.rows).toEqual(
    [
      ["0", "x"],
      ["1", "x"],
    ].slice(0, count),
  );
  expect(first.whole).toBe(whole);
});

it("gives up on a file without line ends", async () => {
  const { stream, seen } = endless(Array.from({ length: 100 }, () => bytes("x".repeat(100_000))));
  expect(await firstRows(stream, "sl", 20)).toMatchObject({ rows: [], whole: false });
  expect(seen.isCancelled).toBe(true);
});

/** A cell as the platform writes it. */
const written = (cell: string, separator: string) =>
  /["\r\n;,]/.test(cell) || separator === "" ? `"${cell.replaceAll('"', '""')}"` : cell;

it("gives back any cells, wherever the stream is cut", async () => {
  const cell = fc.string({ unit: "binary", minLength: 1, maxLength: 12 });
  const file = fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(
      file,
      fc.constantFrom("sl", "en"),
      fc.integer({ min: 1, max: 9 }),
      async (lines, language, size) => {
        const separator = language === "sl" ? ";" : ",";
        const text = lines
          .map((row) => row.map((one) => written(one, separator)).join(separator))
          .join("\r\n");
        const all = bytes(`\ufeff${text}\r\n`);
        const pieces = Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
          all.slice(index * size, (index + 1) * size),
        );
        const { head, rows } = await firstRows(endless(pieces, true).stream, language, 100);
        expect([head, ...rows]).toEqual(
          lines.map((row) => row.map((one) => new TextDecoder().decode(bytes(one)))),
        );
      },
    ),
  );
});
