import type { Db } from "../db/tables.js";
import { csvHead, csvLine, csvText } from "../exports/csv/csv.js";
import type { FileOptions } from "./files/options.js";
import { readFile } from "./files/readFile.js";
import { labelOf } from "./files/shape/findings.js";
import { sentenceOf } from "./files/texts.js";
import type { Understanding } from "./files/understanding.js";
import { storedFile } from "./storedFile.js";

export interface RefusedInput {
  id: number;
  name: string;
  size: number;
  options: FileOptions;
  understanding: Understanding;
}

/** The same in every language: people read it next to their own file. */
const FORM = { separator: ";" } as const;
const TITLES = ["line", "column", "reason", "text"];

/**
 * A CSV of the lines refused by an import, made by reading the stored file again. Stored with each import,
 * the lines of a wholly faulty file would be as large as the file.
 */
export async function* refusedFile(db: Db, input: RefusedInput): AsyncGenerator<Uint8Array> {
  const { id, name, size, options, understanding } = input;
  const columns = understanding.columns.map(labelOf);
  yield Buffer.from(csvHead(TITLES, FORM));
  for await (const { refused } of readFile(storedFile(db, id, name, size), options, understanding)) {
    const lines = refused.map(({ line, column, text, ...said }) =>
      csvLine([String(line), ...[columns[column ?? -1] ?? "", sentenceOf(said), text].map(asCell)], FORM),
    );
    // Empty if nothing was refused: a sign of life, so that the work is not taken for stuck.
    yield Buffer.from(lines.join(""));
  }
}

const asCell = (text: string) => csvText(text, FORM.separator);
