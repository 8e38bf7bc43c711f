import type { Deps } from "../deps.js";
import { type Coverage, NO_COVERAGE } from "../measurements/coverage.js";
import { withRole } from "./files/shape/findings.js";
import type { Understanding } from "./files/understanding.js";
import { type Series, wholeSeries } from "./missingRows.rules.js";
import { countNobody, type Missing } from "./missingRows.store.js";
import { type ImportRow, optionsOf } from "./rows.js";
import { MISSING_ROWS } from "./schemas.js";

/** What reading a file showed of its rows. */
interface RowsRead {
  series: Series[];
  /** Time for which a kind has a row, but an empty or refused one. */
  unheard: Coverage;
}

/**
 * Does what a person says of intervals for which a file that was read has no row of some direction or kind; asks
 * where nothing is said. Rows that stand for one direction or kind each may be left out because nobody passed, or
 * because nobody listened, and the file does not tell which.
 * @param understanding gets the question, or what is taken for granted
 * @returns time that is to be taken for not heard
 */
export async function settleMissing(
  { db, threads }: Pick<Deps, "db" | "threads">,
  row: ImportRow,
  understanding: Understanding,
  { series: told, unheard }: RowsRead,
): Promise<Coverage> {
  const isByRows = withRole(understanding.columns, "direction", "kind").length > 0;
  const series = wholeSeries(told);
  if (!isByRows || series.length < 2) return NO_COVERAGE;
  const answer = await threads.run("importMissing", { id: row.id, clientId: row.client_id, series, unheard });
  const missing = JSON.parse(Buffer.from(answer).toString()) as Missing;
  if (missing.days.length === 0) return NO_COVERAGE;
  const params = { ...missing.count };
  const { missingRows } = optionsOf(row);
  if (missingRows === undefined) {
    const answers = [...MISSING_ROWS];
    understanding.questions.push({ code: "ROWS_MISSING", params, column: null, answers, values: [] });
    return NO_COVERAGE;
  }
  const isNobody = missingRows === "nobody";
  understanding.assumptions.push({ code: isNobody ? "MISSING_NOBODY" : "MISSING_NOT_HEARD", params });
  if (!isNobody) return missing.unheard;
  const of = { client_id: row.client_id, import_id: row.id };
  await countNobody(db.write, of, { series, unheard }, missing.days);
  return NO_COVERAGE;
}
