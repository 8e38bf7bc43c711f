import { JSONParser } from "@streamparser/json";
import { asFault, FileFault } from "../fileFault.js";
import type { Encoding } from "./encoding.js";
import { linesOf } from "./lines.js";
import { LONGEST_LINE, type Row, type Rows, shown } from "./row.js";

/** Limit of bytes per record, as one is held in memory as a whole. */
const LARGEST_RECORD = 4 * 1024 ** 2;

/**
 * The columns of records: their fields, in the order of their first occurrence. Nested fields are named
 * "a.b".
 */
export class Fields {
  private readonly places = new Map<string, number>();

  constructor(names: readonly string[] = []) {
    for (const name of names) this.placeOf(name);
  }

  get names(): string[] {
    return [...this.places.keys()];
  }

  cellsOf(record: object): string[] {
    const cells: string[] = [];
    this.fill(record, "", cells);
    for (let at = 0; at < cells.length; at += 1) cells[at] ??= "";
    return cells;
  }

  private fill(record: object, before: string, cells: string[]): void {
    for (const [key, value] of Object.entries(record)) {
      if (typeof value === "object" && value !== null && !Array.isArray(value))
        this.fill(value, `${before}${key}.`, cells);
      else cells[this.placeOf(before + key)] = textOf(value);
    }
  }

  private placeOf(name: string): number {
    let place = this.places.get(name);
    if (place === undefined) {
      place = this.places.size;
      if (place >= MOST_FIELDS) throw new FileFault("TOO_MANY_COLUMNS", { most: MOST_FIELDS });
      this.places.set(name, place);
    }
    return place;
  }
}

/** Limit of columns in a table. */
export const MOST_FIELDS = 2000;

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The records of a JSON text: those of an array, or of the arrays that an object holds.
 * @throws FileFault BROKEN_JSON, LINE_TOO_LONG
 */
export async function* jsonRows(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  inObject: boolean,
  fields: Fields,
): Rows {
  let rows: Row[] = [];
  let [line, held] = [0, 0];
  const parser = new JSONParser({ paths: [inObject ? "$.*.*" : "$.*"], keepStack: false });
  parser.onValue = ({ value, key }) => {
    held = 0;
    if (typeof key !== "number" || !isRecord(value)) return;
    line += 1;
    rows.push({ line, cells: fields.cellsOf(value), text: shown(JSON.stringify(value)) });
  };
  parser.onError = (error) => {
    throw error;
  };
  // Fed with text: the parser accepts neither byte order marks nor UTF-16.
  const decoder = new TextDecoder(encoding);
  try {
    for await (const chunk of bytes) {
      held += chunk.length;
      parser.write(decoder.decode(chunk, { stream: true }));
      if (held > LARGEST_RECORD) throw new FileFault("LINE_TOO_LONG");
      if (rows.length > 0) yield rows;
      rows = [];
    }
    if (!parser.isEnded) throw new FileFault("BROKEN_JSON");
  } catch (error) {
    throw asFault(error, "BROKEN_JSON");
  }
}

/** The records of a text with one record per line. */
export async function* jsonLineRows(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  fields: Fields,
): Rows {
  let number = 0;
  for await (const lines of linesOf(bytes, encoding)) {
    const rows: Row[] = [];
    for (const text of lines) {
      number += 1;
      if (text.trim() !== "") rows.push(rowOf(text, number, fields));
    }
    if (rows.length > 0) yield rows;
  }
}

function rowOf(text: string, line: number, fields: Fields): Row {
  const broken = (code: "BROKEN_JSON" | "LINE_TOO_LONG"): Row => {
    return { line, cells: [], text: shown(text), broken: { code, params: {} } };
  };
  if (text.length > LONGEST_LINE) return broken("LINE_TOO_LONG");
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return broken("BROKEN_JSON");
  }
  return isRecord(record)
    ? { line, cells: fields.cellsOf(record), text: shown(text) }
    : broken("BROKEN_JSON");
}
