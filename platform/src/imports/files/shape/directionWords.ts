import type { DirectionName } from "../../../measurements/reading.js";
import { LONGEST_WORDS } from "./words.js";

/**
 * Words for both directions. `told`: they say which is incoming. Otherwise the first is assumed to be, and a
 * person is informed.
 */
interface Pair {
  incoming: readonly string[];
  outgoing: readonly string[];
  told: boolean;
}

const PAIRS: readonly Pair[] = [
  {
    incoming: [
      ...[
        "in",
        "ins",
        "incoming",
        "inbound",
        "approaching",
        "approach",
        "towards",
        "toward",
        "entering",
        "entry",
      ],
      ...[
        "vhod",
        "vhodno",
        "vstop",
        "prihod",
        "prihajajoce",
        "prihajajoca",
        "prihajajoci",
        "prihajajoca smer",
      ],
      ...["dohodno", "naproti", "proti", "noter", "dovoz"],
      ...["ein", "einfahrt", "kommend", "ankommend", "hin", "zufahrt", "stadteinwarts", "+"],
    ],
    outgoing: [
      ...[
        "out",
        "outs",
        "outgoing",
        "outbound",
        "departing",
        "departure",
        "away",
        "receding",
        "leaving",
        "exit",
      ],
      ...["izhod", "izhodno", "izstop", "odhod", "odhajajoce", "odhajajoca", "odhajajoci", "odhajajoca smer"],
      ...["odhodno", "stran", "ven", "odvoz"],
      ...["aus", "ausfahrt", "gehend", "abfliessend", "ruck", "zuruck", "abfahrend", "stadtauswarts", "-"],
    ],
    told: true,
  },
  {
    incoming: ["n", "nb", "north", "northbound", "nbound", "sever", "severno", "nord", "north bound"],
    outgoing: ["s", "sb", "south", "southbound", "sbound", "jug", "juzno", "sud", "south bound"],
    told: false,
  },
  {
    incoming: ["e", "eb", "east", "eastbound", "ebound", "vzhod", "vzhodno", "ost", "east bound"],
    outgoing: ["w", "wb", "west", "westbound", "wbound", "zahod", "zahodno", "west bound"],
    told: false,
  },
  {
    incoming: [
      "a",
      "ab",
      "a b",
      "a>b",
      "a to b",
      "atob",
      "direction a",
      "dir a",
      "smer a",
      "richtung a",
      "smer 1",
      "direction 1",
      "richtung 1",
      "dir 1",
    ],
    outgoing: [
      "b",
      "ba",
      "b a",
      "b>a",
      "b to a",
      "btoa",
      "direction b",
      "dir b",
      "smer b",
      "richtung b",
      "smer 2",
      "direction 2",
      "richtung 2",
      "dir 2",
    ],
    told: false,
  },
  {
    incoming: ["lft", "left", "l", "ltr", "levo", "leva", "links"],
    outgoing: ["rgt", "right", "r", "rtl", "desno", "desna", "rechts"],
    told: false,
  },
  {
    incoming: ["fwd", "forward", "forwards", "naprej"],
    outgoing: ["rev", "reverse", "backward", "backwards", "nazaj"],
    told: false,
  },
  { incoming: ["up", "gor", "navzgor"], outgoing: ["down", "dol", "navzdol"], told: false },
];

interface Meaning {
  direction: DirectionName;
  told: boolean;
}

const MEANINGS = new Map<string, Meaning>(
  PAIRS.flatMap(({ incoming, outgoing, told }) => [
    ...incoming.map((word): [string, Meaning] => [word, { direction: "incoming", told }]),
    ...outgoing.map((word): [string, Meaning] => [word, { direction: "outgoing", told }]),
  ]),
);

/** A value of a direction column in comparable form. A bare sign is a value of its own. */
export function directionWord(text: string): string {
  const trimmed = text.trim().slice(0, LONGEST_WORDS);
  if (trimmed === "+" || trimmed === "-") return trimmed;
  return trimmed
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/\s*(?:->|→|=>|>)\s*/g, ">")
    .replace(/[\s_./-]+/g, " ")
    .replace(/^0+(?=\d)/, "")
    .trim();
}

/** What a person says of values, as `directionWord` writes them. */
export const saidOf = (
  directions: Record<string, DirectionName | null> | undefined,
): Record<string, DirectionName | null> =>
  Object.fromEntries(
    Object.entries(directions ?? {}).map(([word, direction]) => [directionWord(word), direction]),
  );

/**
 * What a person says of words in names of columns, and of signs of speeds. What is said to be left out are lines,
 * which neither of them tells apart.
 */
export const saidOfNames = (
  directions: Record<string, DirectionName | null> | undefined,
): Record<string, DirectionName> =>
  Object.fromEntries(
    Object.entries(saidOf(directions)).flatMap(([word, direction]) => (direction ? [[word, direction]] : [])),
  );

/** The direction that a word means; null for any other word. */
export function directionMeaning(word: string): Meaning | null {
  return MEANINGS.get(word) ?? null;
}

/**
 * A single letter means a direction if it is the whole name, or a capital at its end: "Main St N", not
 * "tovorna s prikolico".
 */
const LETTER = /(?:^|\s)[NSEW]$|^\s*[nsew]\s*$/;

/** The direction in a part of a column's name: "Main St IN", "car_lft", "bikes, incoming", "Bike A>B". */
export function directionIn(whole: string): { word: string; direction: DirectionName; told: boolean } | null {
  const name = whole.slice(0, LONGEST_WORDS);
  const arrow = /\b([ab])\s*(?:>|→|->| to )\s*([ab])\b/i.exec(name);
  if (arrow) {
    const word = `${arrow[1]}>${arrow[2]}`.toLowerCase();
    const meaning = directionMeaning(word);
    return meaning && { word, ...meaning };
  }
  const words = directionWord(name.replace(/[,;:()[\]]+/g, " ")).split(" ");
  const pair = words.slice(-2).join(" ");
  const named = words.length > 1 ? directionMeaning(pair) : null;
  if (named) return { word: pair, ...named };
  const hasLetter = LETTER.test(name);
  for (const word of words.reverse()) {
    const meaning = word.length > 1 || hasLetter ? directionMeaning(word) : null;
    if (meaning) return { word, ...meaning };
  }
  return null;
}

export interface DirectionsFound {
  mapping: Record<string, DirectionName>;
  /** Values whose lines a person leaves out. */
  leftOut: string[];
  /** Values without a known meaning. */
  unknown: string[];
  /** True if the words themselves say which is incoming. */
  told: boolean;
}

/**
 * The meanings of values in a direction column: 0 and 1, 1 and 2 as numbers, all others as words.
 * @param words different values, as directionWord writes them
 * @param said the meanings that a person stated
 */
export function directionsOf(
  words: readonly string[],
  said: Readonly<Record<string, DirectionName | null>>,
): DirectionsFound {
  const mapping: Record<string, DirectionName> = {};
  const leftOut: string[] = [];
  const unknown: string[] = [];
  let told = true;
  const numbers = numbersOf(words);
  for (const word of words) {
    const own = said[word];
    const meaning = own ? { direction: own, told: true } : (numbers?.get(word) ?? directionMeaning(word));
    if (word === "") continue;
    if (own === null) leftOut.push(word);
    else if (!meaning) unknown.push(word);
    else {
      mapping[word] = meaning.direction;
      told &&= meaning.told;
    }
  }
  return { mapping, leftOut, unknown, told };
}

/** 0 and 1, or 1 and 2. A column with only ones may be either. */
function numbersOf(words: readonly string[]): Map<string, Meaning> | null {
  const of = (incoming: string, outgoing: string) =>
    new Map<string, Meaning>([
      [incoming, { direction: "incoming", told: false }],
      [outgoing, { direction: "outgoing", told: false }],
    ]);
  if (words.includes("0") && !words.includes("2")) return of("0", "1");
  return words.includes("2") && !words.includes("0") ? of("1", "2") : null;
}
