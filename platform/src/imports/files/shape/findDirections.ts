import { DIRECTION, type DirectionName } from "../../../measurements/reading.js";
import type { Code } from "../texts.js";
import type { Column } from "../understanding.js";
import { classIn } from "./classNames.js";
import { isSumOfDirections, namesBoth } from "./directionTotals.js";
import {
  directionIn,
  directionMeaning,
  directionsOf,
  directionWord,
  saidOf,
  saidOfNames,
} from "./directionWords.js";
import { type Findings, labelOf, ODD, type Seen, withRole } from "./findings.js";
import type { Profile } from "./profile.js";

const DIRECTIONS = Object.keys(DIRECTION) as DirectionName[];
const WORD_ANSWERS = [...DIRECTIONS, "leaveOut"];

type Directions = Record<string, DirectionName>;

/**
 * Finds what directions mean: by a column of them, otherwise by the signs of speeds, or by names of columns. What
 * is open is asked, and what is taken without being told is said.
 */
export function findDirections(
  seen: Seen,
  findings: Findings,
  records: "readings" | "intervals",
): Record<string, DirectionName | null> {
  const [column] = withRole(seen.columns, "direction");
  if (column) return findWords(seen, column, findings, records);
  const said = saidOfNames(seen.options.directions);
  return records === "readings" ? findSign(seen, said, findings) : findNamed(seen, said, findings);
}

/** Directions by the words of a column. One that is the total of both is left out. */
function findWords(
  seen: Seen,
  column: Column,
  findings: Findings,
  records: "readings" | "intervals",
): Record<string, DirectionName | null> {
  const said = saidOf(seen.options.directions);
  const { values, filled } = seen.profiles[column.index] as Profile;
  const words = [...new Set([...values.keys()].map(directionWord))];
  const { mapping, leftOut, unknown, told } = directionsOf(words, said);
  const isPart = (word: string) => word === "" || Object.hasOwn(mapping, word);
  const isTotal = (word: string) =>
    records === "intervals" && namesBoth(word) && isSumOfDirections(seen, column.index, word, isPart);
  const totals = Object.keys(mapping).length > 0 ? unknown.filter(isTotal) : [];
  const open = unknown.filter((word) => !totals.includes(word));
  const linesOf = (some: readonly string[]): number => {
    const lines = [...values].filter(([value]) => some.includes(directionWord(value)));
    return lines.reduce((sum, [, times]) => sum + times, 0);
  };
  const tell = (code: Code, some: readonly string[]) => {
    if (some.length === 0) return;
    findings.assume(code, { column: labelOf(column), values: some.join(", "), lines: linesOf(some) });
  };
  // A word in only a few odd lines is refused with them.
  if (linesOf(open) > filled * ODD || (open.length > 0 && Object.keys(mapping).length === 0)) {
    findings.ask("DIRECTIONS", WORD_ANSWERS, column, { values: open.join(", ") });
    findings.questions.at(-1)?.values.push(...open);
  }
  if (!told) takeMapping(mapping, findings);
  tell("DIRECTION_TOTALS_TAKEN", totals);
  tell("DIRECTIONS_LEFT_OUT", leftOut);
  return { ...said, ...mapping, ...Object.fromEntries(totals.map((word) => [word, null])) };
}

/** Directions in names of counts and of classes. What is said of a column itself goes before what its word means. */
function findNamed({ columns, options }: Seen, said: Directions, findings: Findings): Directions {
  const isSaid = (of: Column) =>
    options.columns?.some(({ index, direction }) => index === of.index && direction !== undefined) ?? false;
  const mapping: Directions = {};
  let told = true;
  const take = (word: string | null | undefined, direction: DirectionName | null) => {
    if (!word || direction === null) return;
    mapping[word] = direction;
    told &&= said[word] !== undefined || (directionMeaning(word)?.told ?? false);
  };
  for (const count of withRole(columns, "count")) {
    const word = directionIn(count.name)?.word;
    if (word === undefined || count.direction === null || isSaid(count)) continue;
    count.direction = said[word] ?? count.direction;
    take(word, count.direction);
  }
  for (const { direction, labels, columns: indexes } of findings.classes) {
    const members = labels === null ? indexes.flatMap((index) => columns[index] ?? []) : [];
    for (const member of members) {
      if (!isSaid(member)) take(classIn(member.name)?.directionWord, direction);
      member.direction = direction;
    }
  }
  const isTold =
    withRole(columns, "count").some(({ direction }) => direction !== null) ||
    findings.classes.some(({ direction }) => direction !== null);
  if (!isTold) findings.assume("NO_DIRECTION");
  if (!told) takeMapping(mapping, findings);
  return { ...said, ...mapping };
}

function takeMapping(mapping: Directions, findings: Findings): void {
  const text = Object.entries(mapping).map(([word, direction]) => `${word} = ${direction}`);
  findings.assume("DIRECTIONS_TAKEN", { mapping: text.join(", ") });
}

/** Speeds below zero are in the other direction. */
function findSign({ columns, profiles }: Seen, said: Directions, findings: Findings): Directions {
  const signed = withRole(columns, "speed").find(({ index }) => {
    const { negatives = 0, numbers = 0 } = profiles[index] ?? {};
    return negatives > numbers * ODD;
  });
  if (!signed) {
    findings.assume("NO_DIRECTION");
    return said;
  }
  const plus = said["+"] ?? (said["-"] && opposite(said["-"]));
  if (!plus) {
    findings.ask("DIRECTION_BY_SIGN", DIRECTIONS, signed);
    findings.questions.at(-1)?.values.push("+");
    return said;
  }
  return { ...said, "+": plus, "-": said["-"] ?? opposite(plus) };
}

const opposite = (direction: DirectionName): DirectionName =>
  direction === "incoming" ? "outgoing" : "incoming";
