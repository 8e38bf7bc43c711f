import type { Column } from "../understanding.js";
import { columnName } from "./columnName.js";
import { directionIn } from "./directionWords.js";
import { kindIn } from "./kindWords.js";
import type { Profile } from "./profile.js";
import { isOther, namesCount } from "./roleNames.js";
import { isRunning } from "./sample.js";
import { plainWords } from "./words.js";

/** A column that may be a count. */
export interface CountCandidate {
  column: Column;
  profile: Profile;
}

const NO_COUNT =
  /\b(veh(?:icle)? (?:no|nr|id)|segment|instance|site|sensor|station|device|counter id|zone|timezone|rain|wind|weather|class|lane|index|code|ref|no\.?|axle|year|month|week|weekday|leto|mesec|jahr|monat|latitude|longitude|signal|version|uptime|avg|average|mean|max|maximum|povprecna|povprecje|najvisja|mittel|mittlere|abstand|razmik|distance|luecke|lucke|percent|pct|share|delez|night)\b/;

/** Names that suggest row numbers for values 1, 2, 3 …: in a short file, counts may be such by chance. */
const NUMBERING =
  /\b(no|nr|num|number|n|veh|vehicle|vozilo|fahrzeug|st|stevilka|id|row|line|vrstica|zeile)\b/;

/** True if numbers of road users have thousands separators: there are no thousandths of road users. */
export const isThousands = ({ grouped, fractions, numbers }: Profile): boolean =>
  grouped > 0 && grouped >= fractions && grouped <= numbers;

/** True if values can be counts: numbers from 0, apart from odd lines. */
export function countsAnything({ filled, numbers, negatives }: Profile): boolean {
  return filled === 0 || (numbers >= filled * 0.8 && negatives <= numbers * 0.2);
}

/** True if at least half of the values are numbers: makers write signs and numbers below 0 for what is missing. */
const countsMostly = ({ filled, numbers }: Profile): boolean => numbers * 2 >= filled;

/**
 * Gives count columns their role, kind and direction, by their names.
 * @param names accepted names: of road users or of a count; also of a direction; any, in files of intervals
 * that have no other column
 */
export function assignCounts(
  candidates: readonly CountCandidate[],
  sample: readonly string[][],
  names: "strong" | "known" | "any",
): Column[] {
  const counts: Column[] = [];
  for (const { column, profile } of candidates) {
    const words = plainWords(column.name);
    const kind = kindIn(words);
    const direction = directionIn(column.name);
    const isNamed = namesCount(words) || kind !== null || (names !== "strong" && direction !== null);
    const isNone = isOther(words) || (NO_COUNT.test(words) && !/\bcounts?\b/.test(words));
    // Seconds, metres and the like are measurements, and percent are shares.
    const isMeasured =
      (columnName(column.name).unit !== null && direction?.word !== "in") || column.name.includes("%");
    const isCount = countsAnything(profile) || (isNamed && countsMostly(profile));
    if (isNone || isMeasured || !(isNamed || names === "any") || !isCount) continue;
    if ((!isNamed || NUMBERING.test(words)) && isRunning(sample, column.index)) continue;
    column.role = "count";
    column.grouped = isThousands(profile);
    column.kind ??= kind;
    column.direction ??= direction?.direction ?? null;
    counts.push(column);
  }
  return counts;
}
