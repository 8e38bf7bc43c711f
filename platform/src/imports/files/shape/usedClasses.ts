import { groupsOf } from "../records/groups.js";
import type { ClassSet, Understanding } from "../understanding.js";

/**
 * The classes that some count has: classes of one direction are none of a count of both, and of two that are of
 * the same road users one is used. The columns of the others lose their role, so that it is told that they are not used.
 */
export function usedClasses(understanding: Pick<Understanding, "columns" | "classes" | "kind">): ClassSet[] {
  const { columns, classes } = understanding;
  const groups = groupsOf(understanding);
  // Whose classes these are is asked.
  if (groups.length === 0) return classes;
  const used = new Set(groups.flatMap(({ speeds, lengths }) => [speeds, lengths]));
  const [kept, unfit] = [classes.filter((set) => used.has(set)), classes.filter((set) => !used.has(set))];
  const taken = new Set(kept.flatMap((set) => set.columns));
  for (const index of unfit.flatMap((set) => set.columns)) {
    const column = columns[index];
    if (column && !taken.has(index)) column.role = null;
  }
  return kept;
}
