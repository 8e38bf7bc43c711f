import { type Change, differences, isCount } from "../differences";
import { type Path, pathName, valueAt } from "../document";

/** One value that changes on a device once it has taken the saved configuration. */
export type FollowingChange = Change & {
  /** False if the save only carries it along: a template, a shared text or somebody else changed it. */
  isOwn: boolean;
};

type Documents = {
  /** The configuration that the device runs now; if unknown, the one it was given. */
  running: unknown;
  /** The document that a save would give without the change, to find the change's own effect. */
  without: unknown;
  /** The document that the save gives. */
  following: unknown;
};

/**
 * All changes that a save makes on a device, the person's own first. A list of plain values is one value; list
 * lengths are left out.
 */
export function followingChanges({ running, without, following }: Documents): FollowingChange[] {
  const isOwn = ownOf(without, following);
  const all = wholeLists(differences(running, following), running, following)
    .filter(({ path }) => !isCount(path))
    .map((change) => ({ ...change, isOwn: isOwn(change) }));
  return [...all.filter((change) => change.isOwn), ...all.filter((change) => !change.isOwn)];
}

/** Returns a test for changes: true for those made between the two documents, false for those carried along. */
export function ownOf(without: unknown, following: unknown): (change: Change) => boolean {
  const own = differences(without, following).map(({ path }) => path);
  return (change) => own.some((path) => isWithin(path, change.path) || isWithin(change.path, path));
}

/** True if one path is within the other, or equal to it. */
function isWithin(one: Path, other: Path): boolean {
  return one.slice(0, other.length).every((key, index) => key === other[index]);
}

const isPlainList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item !== "object");

/** The same changes, with all eight levels as one value. */
function wholeLists(changes: readonly Change[], before: unknown, after: unknown): Change[] {
  const told = new Map<string, Change>();
  for (const change of changes) {
    const path = change.path.slice(0, -1);
    const [was, is] = [valueAt(before, path), valueAt(after, path)];
    const whole = isPlainList(was) && isPlainList(is) ? { path, before: was, after: is } : change;
    told.set(pathName(whole.path), whole);
  }
  return [...told.values()];
}
