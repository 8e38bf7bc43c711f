import { isSame } from "./threeWay";

type Change = { path: string | null; before?: unknown; after?: unknown };

type Edit = {
  version: number;
  removed: boolean | null;
  /** Null: not reported. */
  changeCount: number | null;
  changes: readonly Change[] | null;
};

export type Restored = {
  /** From the present state to the earlier one. */
  changes: { path: string; before: unknown; after: unknown }[];
  /** False if more may change than these. */
  isWhole: boolean;
};

/** A value too long for the history is given by its length: two such values may differ. */
const isCut = (value: unknown): boolean => typeof value === "string" && /^\(\d+ characters\)$/.test(value);

/**
 * Changes made by restoring an earlier version: all later edits undone.
 * @param edits the newest first
 */
export function restoredChanges(edits: readonly Edit[], version: number): Restored {
  const since = edits.filter((edit) => edit.version > version);
  const newest = since[0]?.version ?? version;
  const isEach = since.length === newest - version;
  const byPath = new Map<string, { before: unknown; after: unknown }>();
  for (const { path, before = null, after = null } of since.flatMap(({ changes }) => changes ?? [])) {
    if (path === null) continue;
    // The loop goes back in time: the last edit met is the first one made.
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
  // A whole object that was added and then edited can't be summed up field by field.
  const isFlat = !paths.some((path) => paths.some((other) => other.startsWith(`${path}.`)));
  const all = [...byPath].map(([path, change]) => ({ path, ...change }));
  return {
    changes: all.filter(({ before, after }) => isCut(before) || isCut(after) || !isSame(before, after)),
    isWhole: isEach && isTold && isFlat,
  };
}
