import type { DirectionName, KindName } from "../../../measurements/reading.js";
import { withRole } from "../shape/findings.js";
import type { ClassSet, Column, Understanding } from "../understanding.js";

/** A row's data about the road users of one kind and direction. */
export interface CountGroup {
  /** null: the row states it, or nothing does. */
  kind: KindName | null;
  direction: DirectionName | null;
  /** Columns whose sum is the count. If there are none, the classes are. */
  counts: Column[];
  states: Column[];
  speeds: ClassSet | null;
  lengths: ClassSet | null;
  /** The classes cover both directions together, so that each direction only has their shares. */
  sharedSpeeds: boolean;
  sharedLengths: boolean;
  averageSpeed: Column | null;
  maxSpeed: Column | null;
  v85: Column | null;
}

const keyOf = ({ kind, direction }: { kind: KindName | null; direction: DirectionName | null }) =>
  `${kind} ${direction}`;

/** The groups in each row. */
export function groupsOf({
  columns,
  classes,
  kind,
}: Pick<Understanding, "columns" | "classes" | "kind">): CountGroup[] {
  const counts = withRole(columns, "count");
  const heads = new Map(
    (counts.length > 0 ? counts : countingClasses(classes, kind)).map(({ kind, direction }) => [
      keyOf({ kind, direction }),
      { kind, direction },
    ]),
  );
  const groups = [...heads.values()].map((head): CountGroup => {
    const own = counts.filter((column) => keyOf(column) === keyOf(head));
    return {
      ...{ ...head, counts: own, states: statesOf(columns, own) },
      ...{ speeds: null, lengths: null, sharedSpeeds: false, sharedLengths: false },
      ...{ averageSpeed: null, maxSpeed: null, v85: null },
    };
  });
  for (const group of groups) {
    const speeds = classesFor(group, classes, "speed", kind);
    const lengths = classesFor(group, classes, "length", kind);
    const isOneOfTwo = (set: ClassSet | null) =>
      set !== null && set.direction === null && group.direction !== null;
    Object.assign(group, {
      speeds,
      lengths,
      sharedSpeeds: isOneOfTwo(speeds),
      sharedLengths: isOneOfTwo(lengths),
    });
    if (!canHaveSpeeds(group)) continue;
    group.averageSpeed = figureFor(group, columns, "averageSpeed");
    group.maxSpeed = figureFor(group, columns, "maxSpeed");
    group.v85 = figureFor(group, columns, "v85");
  }
  return groups;
}

/**
 * The sets that count in files without counts: classes of speed and of length may be of the same road users,
 * who count once; by the set that tells their direction. Shares count nobody.
 */
function countingClasses(classes: readonly ClassSet[], kind: KindName | null): ClassSet[] {
  const first = ({ of, direction }: ClassSet) => (direction === null ? 2 : 0) + (of === "speed" ? 0 : 1);
  const kindOf = (set: ClassSet) => set.kind ?? kind ?? "vehicle";
  const areSame = (one: ClassSet, other: ClassSet): boolean =>
    kindOf(one) === kindOf(other) &&
    (one.direction === other.direction ||
      (one.of !== other.of && (one.direction === null || other.direction === null)));
  const counting: ClassSet[] = [];
  for (const set of [...classes].sort((one, other) => first(one) - first(other)))
    if (!set.shares && !counting.some((one) => areSame(one, set))) counting.push(set);
  return counting;
}

const canHaveSpeeds = ({ kind }: { kind: KindName | null }): boolean => kind === null || kind === "vehicle";

/** @param kind that of groups that say none; null: each row says it */
function classesFor(
  group: CountGroup,
  classes: readonly ClassSet[],
  of: ClassSet["of"],
  kind: KindName | null,
): ClassSet | null {
  const fitting = classes.filter(
    (set) =>
      set.of === of &&
      (set.kind === null ? canHaveSpeeds(group) : set.kind === (group.kind ?? kind ?? set.kind)) &&
      (set.direction === null || set.direction === group.direction),
  );
  const own = fitting.filter(({ direction }) => direction === group.direction);
  return own.find((set) => set.kind === group.kind) ?? own[0] ?? fitting[0] ?? null;
}

/** A figure of the group's own direction, otherwise of all. */
function figureFor(
  { direction }: CountGroup,
  columns: readonly Column[],
  role: Column["role"],
): Column | null {
  const some = withRole(columns, role);
  return (
    some.find((one) => one.direction === direction) ?? some.find((one) => one.direction === null) ?? null
  );
}

function statesOf(columns: readonly Column[], counts: readonly Column[]): Column[] {
  return withRole(columns, "status").filter(
    ({ of }) => of === null || counts.some(({ index }) => index === of),
  );
}
