import type { Role } from "../options.js";
import { areToldClasses } from "../records/toldClasses.js";
import type { Column } from "../understanding.js";
import {
  histogramBorders,
  isOfLength,
  labelledClasses,
  type NamedClasses,
  namedClasses,
} from "./classSets.js";
import { columnName } from "./columnName.js";
import { assignCounts, countsAnything, isThousands } from "./counts.js";
import { directionIn, directionsOf, directionWord, saidOfNames } from "./directionWords.js";
import type { Seen } from "./findings.js";
import { withRole } from "./findings.js";
import { joinHalves } from "./halfDays.js";
import { kindIn, kindOf } from "./kindWords.js";
import { derivedColumns } from "./ownTables.js";
import { type Profile, timeContentOf } from "./profile.js";
import { isLane, roleByName } from "./roleNames.js";
import { numbersOf } from "./sample.js";
import { assignTimes } from "./timeColumns.js";
import { type TotalsFound, withoutTotals } from "./totals.js";
import { plainWords } from "./words.js";

/** Roles whose cells are numbers. */
const OF_NUMBERS: readonly Role[] = [
  "speed",
  "averageSpeed",
  "maxSpeed",
  "v85",
  "length",
  "samples",
  "uptime",
];

const NO_TOTALS: TotalsFound = { counts: [], taken: [], unclear: [], insisted: [] };

export interface RolesFound {
  classes: NamedClasses[];
  /** Columns with class names that form no complete set. */
  unclear: Column[];
  /** Columns taken as counts without any word for it in their names. A person is informed. */
  guessed: Column[];
  totals: TotalsFound;
}

/**
 * Assigns each column its role: first as a person states, then times by their values, then by names. Unknown
 * columns get none.
 * @param isRegular true if times come at even distances, like those of intervals
 */
export function assignRoles(seen: Seen, headless: boolean, isRegular: () => boolean): RolesFound {
  const { columns, profiles, options } = seen;
  const said = new Map((options.columns ?? []).map((one) => [one.index, one]));
  const derived = new Set(derivedColumns(columns));
  const isFree = (column: Column): boolean =>
    !said.has(column.index) && column.role === null && !derived.has(column);
  for (const column of columns) {
    const one = said.get(column.index);
    if (!one) continue;
    column.role = one.role;
    column.kind = one.kind ?? (one.role === "count" ? kindIn(plainWords(column.name)) : null);
    column.direction =
      one.direction ?? (one.role === "count" ? (directionIn(column.name)?.direction ?? null) : null);
    column.grouped = one.role === "count" && isThousands(profiles[column.index] as Profile);
    column.timeForm = timeContentOf(profiles[column.index] as Profile)?.form ?? "text";
  }
  // For a file without names, the listed columns are the only wanted ones.
  if (headless && said.size > 0) return { classes: [], unclear: [], guessed: [], totals: NO_TOTALS };
  const profileOf = ({ index }: Column): Profile => profiles[index] as Profile;
  if (withRole(columns, "time", "date", "to").length === 0) {
    assignTimes(
      columns.filter(isFree).flatMap((column) => {
        const content = timeContentOf(profileOf(column));
        return content ? [{ column, words: plainWords(column.name), content }] : [];
      }),
    );
  }
  joinHalves(columns, columns.filter(isFree), profileOf);
  const isNumeric = (column: Column) => countsAnything(profileOf(column)) && profileOf(column).filled > 0;
  const isClass = ({ role }: Column) => role === "speedClass" || role === "lengthClass";
  const { sets: classes, others } = namedClasses(
    columns.filter((column) => isClass(column) || (isFree(column) && isNumeric(column))),
    saidOfNames(options.directions),
  );
  for (const { of, members } of classes) {
    for (const { column } of members) {
      column.role = of === "speed" ? "speedClass" : "lengthClass";
      column.grouped = isThousands(profileOf(column));
    }
  }
  if (withRole(columns, "speedClasses").length === 0) assignHistogram(columns.filter(isFree), profileOf);
  for (const column of columns) if (isFree(column)) column.role = toldRole(column);
  for (const column of columns)
    if (isFree(column)) column.role = namedRole(column, profileOf(column), columns, options.kinds);
  const lane = columns.find((column) => isFree(column) && isLane(columnName(column.name).words));
  if (lane && withRole(columns, "direction").length === 0 && profileOf(lane).values.size === 2)
    lane.role = "direction";
  attachStates(columns);
  const label = columns
    .filter(isFree)
    .map((column) => labelsIn(column, profileOf(column)))
    .find((one) => one !== null);
  const [labelling] = label?.members ?? [];
  if (label && labelling && classes.length === 0) {
    labelling.column.role = "classLabel";
    classes.push(label);
  }
  const unclear = others.filter(isFree);
  const left = columns.filter((column) => isFree(column) && !unclear.includes(column));
  const { guessed, totals } = assignCounting(seen, left, isRegular, classes);
  return { classes, unclear, guessed, totals };
}

/** The classes that a column names row by row: "speed_bin". */
function labelsIn(column: Column, { values, filled }: Profile): NamedClasses | null {
  const isNamed = /\b(bin|bins|class|range|band|group|razred|klasse)\b/.test(plainWords(column.name));
  return isNamed && values.size > 1 && values.size <= filled
    ? labelledClasses(column, [...values.keys()])
    : null;
}

/**
 * A cell with all classes. If there are several (by 5 and by 10 km/h), the one with the most classes; none if
 * a person says of a column that it is one, as another one may hold the same road users.
 */
function assignHistogram(columns: readonly Column[], profileOf: (column: Column) => Profile): void {
  const found = columns.flatMap((column) => {
    const values = numbersOf(column.examples[0] ?? "")?.length ?? 0;
    const cells = profileOf(column).arrays > 0 ? [...profileOf(column).values.keys()] : [];
    const most = Math.max(values, ...cells.map((cell) => numbersOf(cell)?.length ?? 0));
    return histogramBorders(column.name, most) ? [{ column, most }] : [];
  });
  const finest = found.reduce<(typeof found)[number] | undefined>(
    (best, one) => (best && best.most >= one.most ? best : one),
    undefined,
  );
  if (!finest) return;
  finest.column.role = "speedClasses";
  finest.column.kind = kindIn(plainWords(finest.column.name.replace(/\d+/g, " ")));
}

/** Cells of our raw.csv that contain all classes with their borders: of lengths if the name says so. */
function toldRole({ name, examples }: Column): Role | null {
  if (!areToldClasses(examples)) return null;
  return isOfLength(name) ? "lengthClasses" : "speedClasses";
}

function namedRole(
  column: Column,
  profile: Profile,
  columns: readonly Column[],
  kinds: Record<string, unknown> | undefined,
): Role | null {
  const name = columnName(column.name);
  const byUnit =
    name.words === "" && name.unit && ["km/h", "mph", "m/s"].includes(name.unit) ? "speed" : null;
  const role = byUnit ?? figureByName(name.all) ?? roleByName(name.words) ?? roleByName(name.all);
  if (!role) return null;
  const isTaken = columns.some(
    (other) => other.role === role && directionIn(other.name)?.word === directionIn(column.name)?.word,
  );
  if (isTaken && role !== "status") return null;
  if (OF_NUMBERS.includes(role))
    return profile.numbers > 0 && profile.numbers >= profile.filled * 0.5 ? role : null;
  if (role === "kind") {
    const known = [...profile.values.keys()].some(
      (value) => kindOf(value) !== null || kinds?.[value] !== undefined,
    );
    return known ? role : null;
  }
  if (role === "direction") {
    // "vehicles, incoming direction" counts one direction.
    const isCount =
      countsAnything(profile) && (directionIn(column.name) !== null || kindIn(name.words) !== null);
    if (profile.filled === 0 || isCount) return null;
    const { mapping } = directionsOf([...profile.values.keys()].map(directionWord), {});
    // Degrees and road names may be anything. If there are only a few values, their meaning is asked for.
    return Object.keys(mapping).length > 0 || profile.values.size <= MOST_DIRECTIONS ? role : null;
  }
  return profile.filled > 0 ? role : null;
}

/** "v_m" is a mean, and not a speed in metres. */
function figureByName(words: string): Role | null {
  const role = roleByName(words);
  return role === "averageSpeed" || role === "maxSpeed" || role === "v85" ? role : null;
}

const MOST_DIRECTIONS = 12;

/**
 * A status refers to the column with which its name begins, or to the one just before it. If it is the only
 * one, it refers to all.
 */
function attachStates(columns: readonly Column[]): void {
  const states = withRole(columns, "status");
  for (const status of states) {
    const stem = plainWords(status.name.replace(/status|quality|validity|kakovost|stanje/gi, " "));
    const named = columns.find((one) => one !== status && stem !== "" && plainWords(one.name) === stem);
    const before = columns[status.index - 1];
    if (named) status.of = named.index;
    else if (states.length > 1 && before && before.role === null) status.of = before.index;
  }
}

function assignCounting(
  { profiles, columns, options, sample }: Seen,
  free: readonly Column[],
  isRegular: () => boolean,
  classes: readonly NamedClasses[],
): Pick<RolesFound, "guessed" | "totals"> {
  const { kind } = options;
  const candidates = free.map((column) => ({ column, profile: profiles[column.index] as Profile }));
  const said = withRole(columns, "count").filter(({ index }) =>
    options.columns?.some((one) => one.index === index),
  );
  // Next to speeds of single vehicles "out" may be anything.
  const isReading = withRole(columns, "speed", "length").length > 0;
  const named = assignCounts(candidates, sample, isReading ? "strong" : "known");
  if (named.length > 0 || classes.length > 0) {
    return { guessed: [], totals: withoutTotals(named, { sample, kind, said }) };
  }
  const guessed = canGuess(candidates, columns, isRegular)
    ? assignCounts(
        candidates.filter(({ profile }) => profile.fractions === 0),
        sample,
        "any",
      )
    : [];
  const totals = withoutTotals(guessed, { sample, kind, said });
  return { guessed: totals.counts, totals };
}

function canGuess(
  candidates: readonly { profile: Profile }[],
  columns: readonly Column[],
  isRegular: () => boolean,
): boolean {
  // Next to speeds of single vehicles numbers are axles, gaps and the like.
  if (withRole(columns, "speed", "length", "kind").length > 0) return false;
  return candidates.some(({ profile }) => profile.numbers > 0) && isRegular();
}
