import type { Code, Params } from "../texts.js";

/** A line of a text, a row of a sheet, a record of JSON. */
export interface Row {
  /** From 1: a text's line, a sheet's row, the place of a JSON record. */
  line: number;
  cells: string[];
  /** As it stands in the file, for those who look at what was refused. */
  text: string;
  /** Why these cells can't be told apart; `cells` is empty then. */
  broken?: { code: Code; params: Params };
}

/** Rows in handfuls: a step of an async iteration costs more than a row. */
export type Rows = AsyncGenerator<Row[]>;

/** Rows that go into one handful. */
export const HANDFUL = 1000;

/** Characters of a line or of a record that are kept: no file can fill the memory with one. */
export const LONGEST_LINE = 64 * 1024;

/** Characters of a refused line that are handed on. */
const LONGEST_SHOWN = 500;

export function shown(text: string): string {
  return text.length > LONGEST_SHOWN ? text.slice(0, LONGEST_SHOWN) : text;
}
