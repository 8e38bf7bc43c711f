import { FileFault } from "../fileFault.js";
import type { SourceFile } from "../sourceFile.js";
import { packedIn } from "./archive.js";
import { bounded, unzipped } from "./bytes.js";
import type { Encoding } from "./encoding.js";
import { Fields, jsonLineRows, jsonRows } from "./jsonRows.js";
import type { Rows } from "./row.js";
import { sheetRows } from "./sheetRows.js";
import type { SourceForm } from "./sniff.js";
import { textRows } from "./textRows.js";
import { readWorkbook } from "./workbook.js";

/** The details needed to read a file's rows. */
export interface RowForm
  extends Pick<SourceForm, "compression" | "format" | "encoding" | "sheet" | "inObject"> {
  /** Of a text. */
  separator: string | null;
  /** Cells per row, if known. A quoted cell only extends over several lines if the row then has this many. */
  width: number | null;
}

/** The unpacked bytes of a file. @throws FileFault */
async function* unpacked(file: SourceFile, { compression }: RowForm): AsyncGenerator<Uint8Array> {
  if (compression === "gzip") yield* unzipped(file);
  else if (compression === "none") yield* bounded(file.open(), file.size);
  else {
    const [only] = await packedIn(file);
    if (!only) throw new FileFault("EMPTY");
    yield* only.open();
  }
}

/**
 * All rows of a file.
 * @param fields of JSON: names of columns, to which new ones are added as they come
 * @throws FileFault at the point from which the file can't be read
 */
export async function* openRows(file: SourceFile, form: RowForm, fields = new Fields()): Rows {
  const encoding: Encoding = form.encoding ?? "utf-8";
  if (form.format === "workbook") yield* sheetRows(await readWorkbook(await packedIn(file)), form.sheet);
  else if (form.format === "json") yield* jsonRows(unpacked(file, form), encoding, form.inObject, fields);
  else if (form.format === "jsonLines") yield* jsonLineRows(unpacked(file, form), encoding, fields);
  else yield* textRows(unpacked(file, form), encoding, form.separator ?? ",", form.width ?? undefined);
}
