import type { Findings, Seen } from "./findings.js";
import { isRunning } from "./sample.js";
import { plainWords } from "./words.js";

const PLACE =
  /\b(sites?|sensor|station|counter|device|location|segment|sign|instance|camera|detector|road|street|address|place|mesto|lokacija|naprava|cesta|odsek|standort|zahlstelle|zaehlstelle|messstelle|strasse|querschnitt)\b/;

/** Minimum lines per place: names that change from line to line are no places. */
const FEWEST_LINES = 2;

/**
 * Asks for one place if a file holds several: the records of two counters would otherwise be added up as one.
 */
export function askForPlace({ columns, profiles, sample, options }: Seen, findings: Findings): void {
  // A person who marks such a column as unused has both sensors of one place in the file.
  const said = new Set((options.columns ?? []).map(({ index }) => index));
  for (const column of columns) {
    const profile = profiles[column.index];
    if (column.role !== null || said.has(column.index) || !profile || !PLACE.test(plainWords(column.name)))
      continue;
    const { values, filled } = profile;
    if (values.size < 2 || values.size * FEWEST_LINES > filled || isRunning(sample, column.index)) continue;
    findings.ask("PLACE", [...values.keys()], column);
    return;
  }
}
