import { isSame } from "./threeWay";

type Change = { path: string | null; before?: unknown; after?: unknown };

type Edit = {
  version: number;
  removed: boolean | null;
  /** Null: not told. */
  changeCount: number | null;
  changes: readonly Change[] | null;
};

export type Restored = {
  /** From what is now to what it was then. */
  changes: { path: string; before: unknown; after: unknown }[];
  /** False where more may change than these. */
  isWhole: boolean;
};

/** What is too long to be told is told by its length: two of those may differ. */
const isCut = (value: unknown): boolean => typeof value === "string" && /^\(\d+ characters\)$/.test(value);

/**
 * What changes where an earlier version is brought back: all that was edited since, undone.
 * @param edits the newest first
 */
export function restoredChanges(edits: readonly Edit[], version: number): Restored {
  const since = edits.filter((edit) => edit.version > version);
  const newest = since[0]?.version ?? version;
  const isEach = since.length === newest - version;
  const byPath = new Map<string, { before: unknown; after: unknown }>();
  for (const { path, before = null, after = null } of since.flatMap(({ changes }) => changes ?? [])) {
    if (path === null) continue;
    // Going back in time: the last one that is met is the first that was made.
    byPath.set(path, { before: byPath.has(path) ? byPath.get(path)?.before : after, after: before });
  }
  const paths = [...byPath.keys()];
  const isTold = since.every(
    ({ removed, changes, changeCount }) =>
      removed === false &&
      changes !== null &&
      changeCount === changes.length &&
      changes.every(({ path }) => path !== null),
  );
  // A whole thing that came, and was edited then, does not add up by its fields.
  const isFlat = !paths.some((path) => paths.some((other) => other.startsWith(`${path}.`)));
  const all = [...byPath].map(([path, change]) => ({ path, ...change }));
  return {
    changes: all.filter(({ before, after }) => isCut(before) || isCut(after) || !isSame(before, after)),
    isWhole: isEach && isTold && isFlat,
  };
}
