import type { Code, Params } from "../texts.js";

/** A line of a text, a row of a sheet, a record of JSON. */
export interface Row {
  /** From 1: a text's line, a sheet's row, the place of a JSON record. */
  line: number;
  cells: string[];
  /** As in the file, for people who look at refused lines. */
  text: string;
  /** The reason why these cells can't be separated; `cells` is then empty. */
  broken?: { code: Code; params: Params };
}

/** Rows in handfuls: a step of an async iteration costs more than a row. */
export type Rows = AsyncGenerator<Row[]>;

/** Rows per handful. */
export const HANDFUL = 1000;

/** Limit of characters kept of a line or record, so that a single one can't fill the memory. */
export const LONGEST_LINE = 64 * 1024;

/** Characters shown of a refused line. */
const LONGEST_SHOWN = 500;

export function shown(text: string): string {
  return text.length > LONGEST_SHOWN ? text.slice(0, LONGEST_SHOWN) : text;
}
