import {
  type ConfigDocument,
  grafted,
  isObject,
  isSame,
  type Path,
  pathName,
  valueAt,
  withoutValue,
  withValue,
} from "./document";
import { LISTS } from "./fields";

/** What the portal said of a field, by the field's name in the document. */
export type ServerFault = { path: string; message: string };

/**
 * A document that is being edited. Each field listens to its own place alone, so that a key that is pressed in one is no
 * other's work; what looks at the whole listens to the empty path.
 */
export function createConfigStore(assigned: ConfigDocument) {
  let base = assigned;
  let document = assigned;
  /** The text of the document where it was last edited as such; null: as fields. */
  let text: string | null = null;
  let isBroken = false;
  let faults: readonly ServerFault[] = [];
  const listeners = new Map<string, Set<() => void>>();

  const notify = (place: string) => {
    for (const listener of listeners.get(place) ?? []) listener();
  };
  const notifyAll = () => {
    for (const place of listeners.keys()) notify(place);
  };
  /** All that holds the place, and all within it. */
  const notifyAround = (path: Path) => {
    for (let length = 0; length <= path.length; length += 1) notify(pathName(path.slice(0, length)));
    const within = `${pathName(path)}.`;
    for (const place of listeners.keys()) if (place.startsWith(within)) notify(place);
  };

  const put = (next: ConfigDocument, path: Path) => {
    if (next === document) return;
    const counted = withCounts(document, next, path);
    const isWhole = counted !== next || faults.length > 0;
    document = counted;
    text = null;
    isBroken = false;
    faults = faults.filter((fault) => !concerns(fault.path, pathName(path)));
    if (isWhole) notifyAll();
    else notifyAround(path);
  };
  const take = (next: ConfigDocument) => {
    document = grafted(document, next) as ConfigDocument;
    faults = [];
    notifyAll();
  };

  return {
    read: (): ConfigDocument => document,
    /** What the document is compared with: that which is assigned or stored. */
    base: (): ConfigDocument => base,
    at: (path: Path): unknown => valueAt(document, path),
    isDirty: (): boolean => isBroken || !isSame(base, document),
    text: (): string | null => text,
    isBroken: (): boolean => isBroken,
    faults: (): readonly ServerFault[] => faults,

    set(path: Path, value: unknown): void {
      if (valueAt(document, path) !== value) put(withValue(document, path, value) as ConfigDocument, path);
    },
    remove: (path: Path): void => {
      const parent = path.slice(0, -1);
      const place = Array.isArray(valueAt(document, parent)) ? parent : path;
      put(withoutValue(document, path) as ConfigDocument, place);
    },
    /** Takes a whole document in the place of this one. */
    replace(next: ConfigDocument): void {
      text = null;
      isBroken = false;
      take(next);
    },
    /** Takes the document as text; one that can't be read leaves it as it was. */
    write(next: string): void {
      text = next;
      const read = parsed(next);
      isBroken = read === null;
      if (read === null) notifyAll();
      else take(read);
    },
    /** Another document is assigned now: what is edited stays, unless it was as the one before. */
    rebase(next: ConfigDocument): void {
      if (isSame(base, next)) return;
      const wasClean = !isBroken && isSame(base, document);
      base = next;
      if (wasClean) document = grafted(document, next) as ConfigDocument;
      notifyAll();
    },
    tell(told: readonly ServerFault[]): void {
      faults = told;
      notifyAll();
    },
    subscribe(path: Path, listener: () => void): () => void {
      const place = pathName(path);
      const known = listeners.get(place) ?? new Set();
      listeners.set(place, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(place) === known) listeners.delete(place);
      };
    },
  };
}

export type ConfigStore = ReturnType<typeof createConfigStore>;

/** A document's text; null where it is none. */
function parsed(text: string): ConfigDocument | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** Whether one place is the other, holds it, or lies in it. */
const concerns = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** Lists on the way to a change whose length it changed have their counts brought up to date. */
function withCounts(before: ConfigDocument, after: ConfigDocument, path: Path): ConfigDocument {
  let counted: unknown = after;
  for (let length = 1; length <= path.length; length += 1) {
    const place = path.slice(0, length);
    const count = LISTS.get(String(place.at(-1)))?.count;
    const list = valueAt(after, place);
    if (count === undefined || lengthOf(list) === lengthOf(valueAt(before, place))) continue;
    const beside = [...place.slice(0, -1), count];
    counted = Array.isArray(list) ? withValue(counted, beside, list.length) : withoutValue(counted, beside);
  }
  return counted as ConfigDocument;
}

const lengthOf = (value: unknown): number | null => (Array.isArray(value) ? value.length : null);
