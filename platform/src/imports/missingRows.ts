import type { Deps } from "../deps.js";
import { allCoverage, type Coverage, NO_COVERAGE } from "../measurements/coverage.js";
import { withRole } from "./files/shape/findings.js";
import type { Understanding } from "./files/understanding.js";
import { type Series, type UnplacedTime, wholeSeries } from "./missingRows.rules.js";
import { countNobody, type Missing } from "./missingRows.store.js";
import { type ImportRow, optionsOf } from "./rows.js";
import { MISSING_ROWS } from "./schemas.js";

/** What reading a file showed of its rows. */
interface RowsRead {
  series: Series[];
  /** Time for which a kind has a row, but an empty or refused one. */
  unheard: Coverage;
  unplaced: UnplacedTime;
  /** Several rows are parts of one interval. */
  isInParts: boolean;
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
  { series: told, unheard, unplaced, isInParts }: RowsRead,
): Promise<Coverage> {
  const isByRows = withRole(understanding.columns, "direction", "kind").length > 0;
  const whole = wholeSeries(told);
  const series = isByRows && whole.length > 1 ? whole : [];
  if (series.length === 0 && unplaced.lines === 0) return NO_COVERAGE;
  const input = { series, unheard, unplaced };
  const answer = await threads.run("importMissing", {
    ...{ id: row.id, clientId: row.client_id },
    ...{ ...input, isInParts },
  });
  const missing = JSON.parse(Buffer.from(answer).toString()) as Missing;
  if (unplaced.lines > 0 && (series.length > 0 || missing.isInParts))
    understanding.assumptions.push({ code: "UNPLACED", params: { lines: unplaced.lines } });
  if (missing.days.length === 0) return missing.lacking;
  const params = { ...missing.count };
  const { missingRows } = optionsOf(row);
  if (missingRows === undefined) {
    const answers = [...MISSING_ROWS];
    understanding.questions.push({ code: "ROWS_MISSING", params, column: null, answers, values: [] });
    return NO_COVERAGE;
  }
  const isNobody = missingRows === "nobody";
  understanding.assumptions.push({ code: isNobody ? "MISSING_NOBODY" : "MISSING_NOT_HEARD", params });
  if (!isNobody) return allCoverage([missing.unheard, missing.lacking]);
  const of = { client_id: row.client_id, import_id: row.id };
  await countNobody(db.write, of, input, missing.days);
  return missing.lacking;
}
