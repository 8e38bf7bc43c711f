import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { LONGEST_LINE, linesOf, type TextForm } from "./textFile.js";

/** A row of a file: one line. */
export interface Row {
  /** From 1. */
  line: number;
  cells: string[];
  /** As it stands in the file. */
  text: string;
}

/** A line that is no row of any CSV. */
export interface BrokenLine {
  line: number;
  text: string;
  reason: string;
}

/** What csv-parse answers with `info` and `raw`. */
interface Parsed {
  info: { lines: number };
  record: string[];
  raw: string;
}

function brokenBy(line: string): string | undefined {
  if (line.length > LONGEST_LINE) return "line too long";
  const quotes = line.includes('"') ? line.split('"').length - 1 : 0;
  return quotes % 2 === 1 ? "quote not closed" : undefined;
}

/**
 * The file's text for the CSV parser. Broken lines are reported and left empty, so that the numbers of the others stay right and a
 * quote that nobody closes costs its own line only, not the rest of the file.
 */
async function* soundText(
  lines: AsyncIterable<string[]>,
  onBroken: (broken: BrokenLine) => void,
): AsyncGenerator<string> {
  let number = 0;
  for await (const some of lines) {
    let text = "";
    for (const line of some) {
      number++;
      const reason = brokenBy(line);
      if (reason) onBroken({ line: number, text: line, reason });
      text += reason ? "\n" : `${line}\n`;
    }
    yield text;
  }
}

/** The rows of a CSV file, streamed; empty lines are left out. */
export async function* csvRows(
  path: string,
  form: TextForm,
  onBroken: (broken: BrokenLine) => void,
  onBytes?: (bytes: number) => void,
): AsyncGenerator<Row> {
  const parser = parse({
    delimiter: form.delimiter,
    record_delimiter: "\n",
    info: true,
    raw: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  });
  const source = Readable.from(soundText(linesOf(path, form.encoding, onBytes), onBroken));
  source.once("error", (error) => parser.destroy(error));
  source.pipe(parser);
  for await (const { info, record, raw } of parser as AsyncIterable<Parsed>) {
    yield { line: info.lines, cells: record, text: raw.replace(/^\n+|\n$/g, "") };
  }
}

/** The texts of some lines, by number: a second look at the file. */
export async function textsOf(
  path: string,
  form: TextForm,
  numbers: ReadonlySet<number>,
): Promise<Map<number, string>> {
  const texts = new Map<number, string>();
  let number = 0;
  for await (const lines of linesOf(path, form.encoding)) {
    for (const line of lines) if (numbers.has(++number)) texts.set(number, line);
  }
  return texts;
}
