import type { Column } from "../understanding.js";
import { directionIn } from "./directionWords.js";
import { kindIn } from "./kindWords.js";
import type { Profile } from "./profile.js";
import { isOther, namesCount, namesTotal } from "./roleNames.js";
import { isRunning, isSumOf } from "./sample.js";
import { plainWords } from "./words.js";

/** A column that may count. */
export interface CountCandidate {
  column: Column;
  profile: Profile;
}

const NO_COUNT =
  /\b(veh(?:icle)? (?:no|nr|id)|segment|instance|site|sensor|station|device|counter id|zone|timezone|rain|wind|weather|class|lane|index|code|ref|no\.?|axle|year|month|week|weekday|leto|mesec|jahr|monat|latitude|longitude|signal|version|uptime|percent|pct|share|delez|night)\b/;

/** Words for many: numbers under them count, also where they happen to run 1, 2, 3 as those under "vehicle" or "no." may. */
const MANY = /\b(counts?|volume|flow|traffic|[a-z]{2,}s|vozila|vozil|kolesarji|pesci|fahrzeuge)\b/;

/** Whether values can be counts: numbers from 0, but for odd lines. */
export function countsAnything({ filled, numbers, negatives }: Profile): boolean {
  return filled === 0 || (numbers >= filled * 0.8 && negatives <= numbers * 0.2);
}

/**
 * Gives columns that count their role, kind and direction, by their names.
 * @param anyName whether a column of numbers counts whatever its name is: in files of intervals with no other
 */
export function assignCounts(
  candidates: readonly CountCandidate[],
  sample: readonly string[][],
  anyName: boolean,
): Column[] {
  const counts: Column[] = [];
  for (const { column, profile } of candidates) {
    const words = plainWords(column.name);
    const kind = kindIn(words);
    const direction = directionIn(column.name);
    const isNamed = namesCount(words) || kind !== null || direction !== null;
    const isNone = isOther(words) || (NO_COUNT.test(words) && !/\bcounts?\b/.test(words));
    if (isNone || !(isNamed || anyName) || !countsAnything(profile)) continue;
    if (!MANY.test(words) && isRunning(sample, column.index)) continue;
    column.role = "count";
    column.kind ??= kind;
    column.direction ??= direction?.direction ?? null;
    counts.push(column);
  }
  return counts;
}

/**
 * Takes away columns that count again what others count: a total beside its kinds, both directions beside each. Those that are left count
 * everybody once.
 */
export function withoutTotals(counts: readonly Column[], sample: readonly string[][]): Column[] {
  const left = new Set(counts);
  const drop = (column: Column) => {
    column.role = null;
    left.delete(column);
  };
  for (const kind of new Set(counts.map((column) => column.kind))) {
    const same = counts.filter((column) => column.kind === kind);
    const [undirected, directed] = [same.filter(isUndirected), same.filter((one) => !isUndirected(one))];
    // "heavy" and "car" are the totals of "heavy_lft", "car_rgt" and the like, each of its own.
    if (directed.length > 0) undirected.forEach(drop);
  }
  const kindless = [...left].filter((column) => column.kind === null);
  const others = [...left].filter((column) => column.kind !== null);
  for (const total of kindless) {
    if (others.length === 0) break;
    const same = others.filter((one) => one.direction === total.direction || total.direction === null);
    const isTotal = isSumOf(
      sample,
      total.index,
      same.map(({ index }) => index),
    );
    if (isTotal || namesTotal(plainWords(total.name))) drop(total);
    // "volume" beside "trucks" counts these as well.
    else if (same.every(({ kind }) => kind === "vehicle")) for (const part of same) drop(part);
  }
  for (const kind of new Set([...left].map((column) => column.kind))) {
    const same = [...left].filter((column) => column.kind === kind && column.direction === null);
    if (same.length < 2) continue;
    const total = same.find((one) => {
      const parts = same.filter((other) => other !== one).map(({ index }) => index);
      return namesTotal(plainWords(one.name)) || isSumOf(sample, one.index, parts);
    });
    if (total) drop(total);
  }
  return [...left];
}

const isUndirected = ({ direction }: Column): boolean => direction === null;
