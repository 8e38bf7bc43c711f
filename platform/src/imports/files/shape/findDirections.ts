import { DIRECTION, type DirectionName } from "../../../measurements/reading.js";
import type { Column } from "../understanding.js";
import { classIn } from "./classNames.js";
import { directionIn, directionMeaning, directionsOf, directionWord, saidOf } from "./directionWords.js";
import { type Findings, ODD, type Seen, withRole } from "./findings.js";
import type { Profile } from "./profile.js";

const DIRECTIONS = Object.keys(DIRECTION) as DirectionName[];

type Directions = Record<string, DirectionName>;

/**
 * Finds what directions mean: by a column of them, otherwise by the signs of speeds, or by names of columns. What
 * is open is asked, and what is taken without being told is said.
 */
export function findDirections(
  seen: Seen,
  findings: Findings,
  records: "readings" | "intervals",
): Directions {
  const { columns, profiles, options } = seen;
  const said = saidOf(options.directions);
  const [column] = withRole(columns, "direction");
  if (!column)
    return records === "readings" ? findSign(seen, said, findings) : findNamed(seen, said, findings);
  const { values, filled } = profiles[column.index] as Profile;
  const words = [...new Set([...values.keys()].map(directionWord))];
  const { mapping, unknown, told } = directionsOf(words, said);
  const lines = [...values].filter(([value]) => unknown.includes(directionWord(value)));
  const count = lines.reduce((sum, [, times]) => sum + times, 0);
  // A word in only a few odd lines is refused with them.
  if (count > filled * ODD || (unknown.length > 0 && Object.keys(mapping).length === 0)) {
    findings.ask("DIRECTIONS", DIRECTIONS, column, { values: unknown.join(", ") });
    findings.questions.at(-1)?.values.push(...unknown);
  }
  if (!told) takeMapping(mapping, findings);
  return { ...said, ...mapping };
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
