import type { Unit } from "../options.js";
import { unitOf } from "./units.js";
import { LONGEST_WORDS, plainWords } from "./words.js";

export interface ColumnName {
  /** The whole name, as plain words. */
  all: string;
  /** Without the unit and the text in brackets. */
  words: string;
  unit: Unit | null;
  /** Text in brackets that is no unit. */
  inBrackets: string;
}

const BRACKETS = /[([{]([^)\]}]*)[)\]}]/;
/** "hitrost v km/h", "Geschwindigkeit in km/h", "speed, km/h" */
const SPEED_AT_END =
  /[\s,_.-]+(?:(?:v|in)\s+)?(km\s?[/_ ]\s?h|mi\s?[/_ ]\s?h|m\s?[/_ ]\s?s(?:ec)?|km per hour|miles per hour)\.?$/i;

/** Splits a name into its parts: "speed (mph)", "speed [m/s]", "length_dm", "v_kmh", "hitrost v km/h". */
export function columnName(whole: string): ColumnName {
  const name = whole.slice(0, LONGEST_WORDS);
  const all = plainWords(name);
  const bracket = BRACKETS.exec(name)?.[1]?.trim() ?? "";
  const without = name.replace(BRACKETS, " ");
  const unit = unitOf(bracket);
  if (unit) return { all, words: plainWords(without), unit, inBrackets: "" };
  const alone = unitOf(without);
  if (alone && alone !== "in" && plainWords(without) !== "ms")
    return { all, words: "", unit: alone, inBrackets: bracket };
  const atEnd = SPEED_AT_END.exec(without.trim());
  const written =
    atEnd?.[1] === undefined ? null : unitOf(atEnd[1].replace(/[_ ]/g, "/").replace(/\/+/g, "/"));
  if (atEnd && written)
    return {
      all,
      words: plainWords(without.trim().slice(0, atEnd.index)),
      unit: written,
      inBrackets: bracket,
    };
  const words = plainWords(without);
  const [, before, last] = /^(.*) (\S+)$/.exec(words) ?? [];
  const named = last === undefined ? null : unitOf(last);
  if (before !== undefined && named) return { all, words: before, unit: named, inBrackets: bracket };
  return { all, words, unit: null, inBrackets: bracket };
}
