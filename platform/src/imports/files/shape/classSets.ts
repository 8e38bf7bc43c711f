import type { DirectionName } from "../../../measurements/reading.js";
import type { Unit } from "../options.js";
import type { ClassSet, Column } from "../understanding.js";
import { type ClassName, classIn } from "./classNames.js";
import { converted } from "./units.js";
import { plainWords } from "./words.js";

/** Columns of classes that belong together, before their unit is known. */
export interface NamedClasses {
  of: "speed" | "length";
  /** In the order of the classes. */
  members: { column: Column; name: ClassName }[];
  /** Start of each class, in the names' unit. */
  borders: number[];
  closed: boolean;
  unit: Unit | null;
  /** Values of a column that names the class of each row, in the order of the classes. */
  labels: string[] | null;
  /** True if classes of whole numbers were assumed, as names only give the start of each. */
  whole: boolean;
}

/** Minimum number of columns that are classes only by their name: fewer are a coincidence. */
const FEWEST = 2;
const FEWEST_SINGLE = 4;
/** Without a word or a unit, numbers up to this are metres. */
const LONGEST_METRES = 25;

/**
 * Finds the sets of classes among number columns. A vehicle's name next to each class ("car (2.5–5.2 m)")
 * belongs to the class. If the same classes occur several times, they belong to one kind each.
 * @param said what a person says of words for directions; what is said of a column itself, of its direction or
 * kind, goes before it
 */
export function namedClasses(
  columns: readonly Column[],
  said: Readonly<Record<string, DirectionName>> = {},
): ClassesFound {
  const members = columns.flatMap((column) => {
    const name = classIn(column.name);
    if (!name) return [];
    const direction = column.direction ?? said[name.directionWord ?? ""] ?? name.direction;
    return [{ column, name: { ...name, direction, kind: column.kind ?? name.kind } }];
  });
  const found: ClassesFound = { sets: [], others: [] };
  for (const some of grouped(members, ({ column, name }) => `${name.of} ${name.direction} ${column.kind}`)) {
    const whole = setOf(some);
    const parts = whole ? [] : grouped(some, ({ name }) => `${name.kind}`);
    const sets = whole ? [whole] : parts.flatMap((part) => setOf(part) ?? []);
    const taken = new Set(sets.flatMap((set) => set.members.map(({ column }) => column)));
    const others = some.filter(({ column }) => !taken.has(column));
    found.sets.push(...sets);
    if (areMany(others)) found.others.push(...others.map(({ column }) => column));
  }
  return found;
}

export interface ClassesFound {
  sets: NamedClasses[];
  /** Columns with class names that form no set: they leave a gap, overlap, or are numbered. */
  others: Column[];
}

/** True if so many have class names that it is no coincidence. */
const areMany = (some: Members): boolean =>
  some.length >= (some.some(({ name }) => name.single) ? FEWEST_SINGLE : FEWEST);

/** "[20, 25)" in mathematical notation. */
const HALF_OPEN = /^[[(]\s*([\d.]+)\s*[,;]\s*(?:([\d.]+)|inf\w*|∞)?\s*[\])]$/i;

/** The classes named by the values of one column, if all of them are classes. */
export function labelledClasses(column: Column, values: readonly string[]): NamedClasses | null {
  const members = values.flatMap((value) => {
    const [, from, to] = HALF_OPEN.exec(value) ?? [];
    const name = classIn(from === undefined ? value : to === undefined ? `${from}+` : `${from}-${to}`);
    return name ? [{ column, name, value }] : [];
  });
  const set = members.length === values.length ? setOf(members) : undefined;
  if (!set) return null;
  const labels = set.members.map(({ name }) => members.find((member) => member.name === name)?.value ?? "");
  const words = plainWords(column.name);
  const of = isOfLength(column.name)
    ? "length"
    : /\b(speed|spd|hitrost\w*|geschwindigkeit\w*)\b/.test(words)
      ? "speed"
      : set.of;
  return { ...set, of, labels };
}

/** True if a column's name says that its classes are of lengths. */
export const isOfLength = (name: string): boolean =>
  /\b(len|lengths?|dolzin\w*|lange\w*)\b/.test(plainWords(name));

type Members = NamedClasses["members"];

function grouped(members: Members, keyOf: (member: Members[number]) => string): Members[] {
  const groups = new Map<string, Members>();
  for (const member of members) {
    const key = keyOf(member);
    groups.set(key, [...(groups.get(key) ?? []), member]);
  }
  return [...groups.values()];
}

/** undefined if the names do not adjoin without gaps. */
function setOf(members: NamedClasses["members"]): NamedClasses | undefined {
  const sorted = [...members].sort((one, other) => beginOf(one.name) - beginOf(other.name));
  const singles = sorted.filter(({ name }) => name.single).length;
  const names = sorted.map(({ name }) => name);
  if (!areMany(sorted) || areNumbered(names)) return undefined;
  const borders = bordersOf(names);
  const last = names.at(-1);
  // A class that occurs twice forms no set.
  const isAscending = borders?.every((border, place) => place === 0 || border > (borders[place - 1] ?? 0));
  if (!borders || !isAscending || !last) return undefined;
  const closed = last.to !== null;
  const highest = last.to ?? last.from ?? 0;
  const of = names.find((name) => name.of)?.of ?? (highest <= LONGEST_METRES ? "length" : "speed");
  const unit = names.find((name) => name.unit)?.unit ?? null;
  if (closed) borders.push((last.to ?? 0) + stepOf(names) / 2);
  return { of, members: sorted, borders, closed, unit, labels: null, whole: singles > 0 };
}

/** "Class 1" to "Class 13" number kinds of vehicles, and are no borders. */
const areNumbered = (names: readonly ClassName[]): boolean =>
  names.every(
    ({ single, of, unit, from }, place) =>
      single && of === null && unit === null && from === (names[0]?.from ?? 0) + place,
  );

/** Sort key: the class without a lower border comes first; "above 90" comes after "80-90". */
const beginOf = ({ from, to }: ClassName): number => (from ?? -1) + (to === null ? 0.5 : 0);

/**
 * Starts of classes. "50-60" and "60-70" meet at 60. "50-54" and "55-59" are rounded whole numbers, which
 * meet at 54.5. "10-19.9" and "20-29.9" meet in the middle as well.
 */
function bordersOf(names: readonly ClassName[]): number[] | undefined {
  const step = stepOf(names);
  const borders: number[] = [];
  let before: ClassName | undefined;
  for (const name of names) {
    if (!before) borders.push(name.from === null ? 0 : Math.max(0, name.from - step / 2));
    else if (before.single || before.to === null) {
      if (!before.single || name.from === null) return undefined;
      borders.push(name.from - step / 2);
    } else {
      const from = name.from ?? before.to;
      const hole = from - before.to;
      if (hole < 0 || hole > 1) return undefined;
      // "<10" before "10-19" ends below 10; ">90" after "81-90" begins above 90.
      const beside = hole > 0 ? 0 : name.to === null ? step / 2 : before.from === null ? -step / 2 : 0;
      borders.push((before.to + from) / 2 + beside);
    }
    before = name;
  }
  return borders;
}

/** The distance between the end of a class and the start of the next: 0 if they meet, 1 for whole numbers. */
function stepOf(names: readonly ClassName[]): number {
  if (names.some(({ single }) => single)) return 1;
  for (let place = 1; place < names.length; place += 1) {
    const [before, name] = [names[place - 1], names[place]];
    const isBounded = before?.from !== null && name?.to !== null;
    if (isBounded && before?.to != null && name?.from != null) return name.from - before.to;
  }
  return 0;
}

const TENTHS = 10;

/** Borders in tenths of km/h or of a metre. */
export function bordersIn(borders: readonly number[], unit: Unit): number[] {
  return borders.map((border) => Math.round(converted(border, unit) * TENTHS));
}

const HISTOGRAM = /hist\D*_?(\d+)\s*to\s*(\d+)\s*plus/i;

/**
 * Borders of a cell with all classes, from its column's name ("car_speed_hist_0to120plus") and its number of
 * values.
 */
export function histogramBorders(name: string, values: number): number[] | null {
  const [, from, to] = HISTOGRAM.exec(name) ?? [];
  if (from === undefined || to === undefined || values < 2) return null;
  const width = (Number(to) - Number(from)) / (values - 1);
  return width > 0 ? Array.from({ length: values }, (_, place) => Number(from) + place * width) : null;
}

/** The set in its final form. */
export function classSet(named: NamedClasses, unit: Unit, shares: boolean): ClassSet {
  const [first] = named.members;
  return {
    of: named.of,
    columns: named.labels && first ? [first.column.index] : named.members.map(({ column }) => column.index),
    labels: named.labels,
    borders: bordersIn(named.borders, unit),
    closed: named.closed,
    shares,
    kind: named.members.every(({ name }) => name.kind === first?.name.kind)
      ? (first?.name.kind ?? null)
      : null,
    direction: first?.name.direction ?? null,
  };
}
