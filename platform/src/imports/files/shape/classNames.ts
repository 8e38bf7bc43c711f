import type { DirectionName, KindName } from "../../../measurements/reading.js";
import type { Unit } from "../options.js";
import { directionIn } from "./directionWords.js";
import { kindIn } from "./kindWords.js";
import { isLengthUnit, isSpeedUnit, unitOf } from "./units.js";
import { LONGEST_WORDS, plainWords } from "./words.js";

/** A class in a column's name, in the name's own unit. */
export interface ClassName {
  /** null: all below `to`. */
  from: number | null;
  /** null: all from `from` on (with `single`: up to the start of the next one). */
  to: number | null;
  /** Only its start is given: "spd_05". */
  single: boolean;
  of: "speed" | "length" | null;
  unit: Unit | null;
  kind: KindName | null;
  direction: DirectionName | null;
  /** The word that says the direction. */
  directionWord: string | null;
}

const N = String.raw`(\d{1,5}(?:\.\d{1,3})?)`;
const RANGE = new RegExp(String.raw`${N}\s*(?:-|–|—|to|do|bis|\.\.\.?|<|\s)\s*${N}`);
const ABOVE = [
  new RegExp(String.raw`(?:>=?|≥|\b(?:above|over|nad|uber|ueber|more than|vec kot|gt|ge|from|ab|od))\s*${N}`),
  new RegExp(
    String.raw`${N}\s*(?:km/?h|mph|m|cm|ft)?\s*(?:\+|plus\b|and (?:above|more|over|up)\b|or (?:more|above)\b|in vec\b|und mehr\b|oder mehr\b)`,
  ),
  new RegExp(String.raw`${N}\s*-\s*$`),
];
const BELOW = [
  new RegExp(String.raw`(?:<=?|≤|\b(?:under|below|up to|do|pod|bis|unter|less than|lt|le|manj kot))\s*${N}`),
  new RegExp(String.raw`^\s*-\s*${N}$`),
];
const SINGLE = new RegExp(String.raw`^(?:speed|spd|bin|class|hitrost|sc|v class|razred)\s?${N}$`);
const SPEED_WORDS = /\b(?:speeds?|spd|v|vel|hitrost|hitrostni|geschwindigkeit|tempo)\b/;
const LENGTH_WORDS = /\b(?:len|lengths?|dolzina|dolzinski|lange|laenge)\b/;
/** Words that may occur next to the numbers of a class. A name with any other is no class ("Counter 3-4"). */
const BESIDE =
  /\b(?:speeds?|spd|v|vel|hitrost|hitrostni|geschwindigkeit|tempo|len|lengths?|dolzina|dolzinski|lange|laenge|class|klasse|razred|bin|range|count|counts|number|no|n|of|with|at|to|do|bis|and|above|over|more|up|or|in|vec|nad|uber|ueber|under|below|pod|unter|less|than|mehr|und|oder|plus|from|gt|lt|ge|le|kmh|km|h|mph|kph|mps|m|s|cm|dm|ft|pct|percent|share|delez|light|heavy|stevilo|anzahl|kot|manj|ab|od)\b/g;

/** V85 and the like are no classes. */
const PERCENTILE =
  /^(?:v|p|pct|percentile|perzentil)\s?\d{1,2}$|\d\s?(?:th|ti|\.)?\s?(?:percentile|perc|perzentil)/;

/** The class in a name; null if there is none. */
export function classIn(name: string): ClassName | null {
  const text = name
    .slice(0, LONGEST_WORDS)
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/(\d),(\d)/g, "$1.$2")
    .replace(/_+/g, " ")
    .trim();
  if (!/\d/.test(text) || /\d{6,}|\d:\d|\d\.\d+\./.test(text)) return null;
  if (PERCENTILE.test(text)) return null;
  const bounds = boundsOf(text);
  if (!bounds) return null;
  const words = plainWords(name.replace(/[\d.,]+/g, " ").replace(/[<>=≥≤+–—→%]/g, " "));
  const kind = kindIn(words);
  const direction = directionIn(words.replace(/\b(?:in|up|do)\b/g, " "));
  const rest = words
    .replace(BESIDE, " ")
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "" && !kindIn(word) && word !== direction?.word);
  const unit = unitIn(text);
  if (rest.length > 0 && !unit) return null;
  const of =
    isSpeedUnit(unit) || SPEED_WORDS.test(words)
      ? "speed"
      : isLengthUnit(unit) || LENGTH_WORDS.test(words)
        ? "length"
        : null;
  const directed = { direction: direction?.direction ?? null, directionWord: direction?.word ?? null };
  return { ...bounds, of, unit, kind, ...directed };
}

function boundsOf(text: string): Pick<ClassName, "from" | "to" | "single"> | null {
  const range = RANGE.exec(text);
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    return to > from ? { from, to, single: false } : null;
  }
  for (const above of ABOVE) {
    const found = above.exec(text);
    // "do 30" and "od 30" may be followed by units. If the word means below, that form is tried first.
    if (found && !BELOW[0]?.test(text)) return { from: Number(found[1]), to: null, single: false };
  }
  for (const below of BELOW) {
    const found = below.exec(text);
    if (found) return { from: null, to: Number(found[1]), single: false };
  }
  const single = SINGLE.exec(text);
  return single ? { from: Number(single[1]), to: null, single: true } : null;
}

function unitIn(text: string): Unit | null {
  const found = /(?:\d|\s|\(|\[)(km\s?\/?\s?h|kph|mph|m\/s|cm|dm|ft|m)(?:\)|\]|\s|$)/.exec(text);
  return found?.[1] === undefined ? null : unitOf(found[1]);
}
