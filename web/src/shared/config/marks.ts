import type { Change } from "./differences";
import { type Path, pathName } from "./document";

export type FaultText = { path: string; text: string };

/** Marks of the form: changed fields and faults. Updated once the document has settled. */
export function createMarks() {
  let changed: ReadonlySet<string> = new Set();
  let around: ReadonlySet<string> = new Set();
  let faults: ReadonlyMap<string, string> = new Map();
  const listeners = new Set<() => void>();
  const ancestors = (path: Path) => path.map((_key, length) => pathName(path.slice(0, length)));

  return {
    tell(changes: readonly Change[], told: readonly FaultText[]): void {
      changed = new Set(changes.map(({ path }) => pathName(path)));
      around = new Set(changes.flatMap(({ path }) => ancestors(path)));
      // Shows the first of a field's faults.
      faults = new Map([...told].reverse().map(({ path, text }) => [path, text]));
      for (const listener of listeners) listener();
    },
    /** True if the place or anything in it differs, or if it is part of a new object. */
    isChanged: (name: string): boolean =>
      changed.has(name) || around.has(name) || holders(name).some((holder) => changed.has(holder)),
    faultAt: (name: string): string | null => faults.get(name) ?? null,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type Marks = ReturnType<typeof createMarks>;

function holders(name: string): string[] {
  const parts = name.split(".");
  return parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join("."));
}
