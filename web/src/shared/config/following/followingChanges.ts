import { type Change, differences, isCount } from "../differences";
import { type Path, pathName, valueAt } from "../document";

/** One value that a device runs otherwise once it has taken what a save gives it. */
export type FollowingChange = Change & {
  /** False where the save only carries it along: a template, a shared text or somebody else changed it. */
  isOwn: boolean;
};

type Documents = {
  /** What the device runs now; where nobody knows, what it was given. */
  running: unknown;
  /** What the save would give without the change: what is made otherwise by it is the change's own. */
  without: unknown;
  /** What the save gives. */
  following: unknown;
};

/** All that a save changes on a device, its maker's own changes first. Lists of plain values are one value; what repeats a list's length is left out. */
export function followingChanges({ running, without, following }: Documents): FollowingChange[] {
  const isOwn = ownOf(without, following);
  const all = wholeLists(differences(running, following), running, following)
    .filter(({ path }) => !isCount(path))
    .map((change) => ({ ...change, isOwn: isOwn(change) }));
  return [...all.filter((change) => change.isOwn), ...all.filter((change) => !change.isOwn)];
}

/** Tells the changes that lead from one document to the other from those that are only carried along with them. */
export function ownOf(without: unknown, following: unknown): (change: Change) => boolean {
  const own = differences(without, following).map(({ path }) => path);
  return (change) => own.some((path) => isWithin(path, change.path) || isWithin(change.path, path));
}

/** Whether one place lies within the other, or is the same. */
function isWithin(one: Path, other: Path): boolean {
  return one.slice(0, other.length).every((key, index) => key === other[index]);
}

const isPlainList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item !== "object");

/** The same where of eight levels all are told together. */
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
