import { isComment } from "./shape/layout.js";
import type { Fields } from "./source/jsonRows.js";
import { openRows, type RowForm } from "./source/openRows.js";
import type { Row, Rows } from "./source/row.js";
import type { SourceFile } from "./sourceFile.js";

/** Position of a table's data. */
export interface Place {
  headerLine: number;
  /** Cells of the header; empty without one. */
  header: readonly string[];
  /** The first line of data. */
  firstLine: number;
  /** Only rows with this value in this column are wanted. */
  only: { column: number; value: string } | null;
}

/** The rows of data, without lines before them, comments, and repeated headers. */
export async function* dataRows(
  file: SourceFile,
  form: RowForm,
  place: Place,
  fields: Fields,
  onComment: () => void = () => undefined,
): Rows {
  const { header, firstLine, headerLine, only } = place;
  const isText = form.format === "text";
  const isHeader = ({ cells }: Row): boolean =>
    headerLine > 0 &&
    cells[0]?.trim() === header[0] &&
    header.every((name, at) => (cells[at] ?? "").trim() === name);
  // The device of a broken row is unknown.
  const isWanted = ({ cells, broken }: Row): boolean =>
    only === null || broken !== undefined || (cells[only.column] ?? "").trim() === only.value;
  for await (const rows of openRows(file, form, fields)) {
    const data = rows.filter((row) => {
      if (isText && row.line !== headerLine && isComment(row.text)) {
        onComment();
        return false;
      }
      return row.line >= firstLine && !isHeader(row) && isWanted(row);
    });
    if (data.length > 0) yield data;
  }
}

/** True if there is content beyond the last column: that makes the line faulty. */
export function hasTooMany(cells: readonly string[], width: number): boolean {
  for (let at = width; at < cells.length; at += 1) if (cells[at]?.trim() !== "") return true;
  return false;
}
