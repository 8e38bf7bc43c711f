import { stat } from "node:fs/promises";
import { type Columns, columnsByHeader } from "./columns.js";
import { csvRows } from "./csvRows.js";
import { ImportError } from "./importError.js";
import type { ImportOptions } from "./options.js";
import { type Output, progressBar } from "./progressBar.js";
import { ReadingTable } from "./readingTable.js";
import { readingOf } from "./records.js";
import type { RefusalReport } from "./refusalReport.js";
import type { TextForm } from "./textFile.js";
import { WallClock } from "./wallClock.js";

/** Seconds by which a clock may be ahead before the platform refuses what it timed. */
const FUTURE_TOLERANCE = 600;

/**
 * Reads a file's records into a table; lines that can't be taken go to the report.
 * @throws ImportError where neither a header nor --columns says what the columns are
 */
export async function readRecords(
  options: ImportOptions,
  form: TextForm,
  report: RefusalReport,
  now: number,
  output: Output,
): Promise<ReadingTable> {
  const clock = new WallClock(options.timeZone);
  const table = new ReadingTable();
  const bar = progressBar("Reading", (await stat(options.file)).size, "bytes", output);
  let columns: Columns | undefined = options.columns;
  const rows = csvRows(
    options.file,
    form,
    ({ line, reason, text }) => report.add(line, reason, text),
    (bytes) => bar.update(bytes),
  );
  try {
    for await (const { line, cells, text } of rows) {
      if (!columns) {
        columns = columnsByHeader(cells);
        if (columns) continue;
        throw new ImportError(
          `line ${line} names no column of time ("${text.slice(0, 80)}"); say what the columns are, e.g. --columns time,speed,direction`,
        );
      }
      const reading = readingOf(cells, {
        columns,
        clock,
        directions: options.directions,
        latest: now + FUTURE_TOLERANCE,
      });
      if ("reason" in reading) report.add(line, reading.reason, text);
      else table.add(reading, line);
    }
  } finally {
    bar.stop();
  }
  return table;
}
