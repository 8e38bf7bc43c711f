import { cellsOf } from "./cells.js";
import type { Encoding } from "./encoding.js";
import { linesOf } from "./lines.js";
import { LONGEST_LINE, type Row, type Rows, shown } from "./row.js";

/** Limit of lines in a quoted cell: headers of workbooks saved as text have several. */
const MOST_LINES = 6;

/**
 * The rows of a separated text, without empty lines. A quoted cell may contain line ends, if its closing
 * quote follows within a few lines and the row then has the usual number of cells. Otherwise its line is
 * broken, and the next ones are read as rows again.
 * @param width cells per row, if known: lines are only joined to rows of that width
 */
export async function* textRows(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  separator: string,
  width?: number,
): Rows {
  const joiner = new Joiner(separator, width);
  for await (const lines of linesOf(bytes, encoding)) {
    const rows: Row[] = [];
    for (const line of lines) joiner.take(line, rows);
    if (rows.length > 0) yield rows;
  }
  const last: Row[] = [];
  joiner.finish(last);
  if (last.length > 0) yield last;
}

const inOneLine = (cell: string): string =>
  cell
    .split("\n")
    .map((line) => line.trim())
    .join(" ");

/** Makes rows from lines. Holds lines back while a quote is open. */
class Joiner {
  private number = 0;
  private held: { line: number; text: string }[] = [];

  constructor(
    private readonly separator: string,
    private readonly width: number | undefined,
  ) {}

  take(text: string, rows: Row[]): void {
    this.number += 1;
    this.add({ line: this.number, text }, rows);
  }

  finish(rows: Row[]): void {
    while (this.held.length > 0) this.giveUp(rows);
  }

  private add(one: { line: number; text: string }, rows: Row[]): void {
    if (this.held.length > 0) {
      this.held.push(one);
      this.join(rows);
      return;
    }
    const { line, text } = one;
    if (text.trim() === "") return;
    if (text.length > LONGEST_LINE) {
      rows.push({ line, cells: [], text: shown(text), broken: { code: "LINE_TOO_LONG", params: {} } });
      return;
    }
    const cells = cellsOf(text, this.separator);
    if (cells) rows.push({ line, cells, text });
    else this.held.push(one);
  }

  private join(rows: Row[]): void {
    const text = this.held.map((one) => one.text).join("\n");
    const cells = text.length > LONGEST_LINE ? undefined : cellsOf(text, this.separator);
    const [first] = this.held;
    if (first && cells && this.fits(cells)) {
      rows.push({ line: first.line, cells: cells.map(inOneLine), text });
      this.held = [];
    } else if (cells || this.held.length >= MOST_LINES) this.giveUp(rows);
  }

  private fits(cells: string[]): boolean {
    return cells.length > 1 && (this.width === undefined || cells.length === this.width);
  }

  /** The first held line is broken. The others are parsed again. */
  private giveUp(rows: Row[]): void {
    const [first, ...others] = this.held;
    this.held = [];
    if (first) {
      const { line, text } = first;
      rows.push({ line, cells: [], text: shown(text), broken: { code: "QUOTE_OPEN", params: {} } });
    }
    for (const other of others) this.add(other, rows);
  }
}
