import type { FieldFault } from "../form/faults";
import { mergeThreeWay } from "../merge/threeWay";
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
import { createSteps } from "./steps";

/** What the portal said of a field, by the field's name in the document. */
export type ServerFault = FieldFault;

/** What is edited, with the text that it was last edited as; null: as fields. */
type State = { document: ConfigDocument; text: string | null; isBroken: boolean };

const isSameState = (one: State, other: State): boolean =>
  one.isBroken === other.isBroken &&
  (!one.isBroken || one.text === other.text) &&
  isSame(one.document, other.document);

/** Where changes of the document as text lie, for its steps. */
const AS_TEXT = "as text";

/**
 * A document that is being edited. Each field listens to its own place alone, so that a key that is pressed in one is no
 * other's work; what looks at the whole listens to the empty path.
 */
export function createConfigStore(assigned: ConfigDocument) {
  let base = assigned;
  let { document, text, isBroken }: State = { document: assigned, text: null, isBroken: false };
  const steps = createSteps(isSameState);
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

  const state = (): State => ({ document, text, isBroken });
  /** Makes a change, which can be taken back. */
  const step = (place: string | null, change: () => void) => {
    const before = state();
    change();
    steps.note(place, before, state());
  };

  const put = (next: ConfigDocument, path: Path) => {
    const counted = withCounts(document, next, path);
    const isWhole = counted !== next || faults.length > 0;
    step(pathName(path), () => {
      document = counted;
      text = null;
      isBroken = false;
    });
    faults = faults.filter((fault) => !concerns(fault.path, pathName(path)));
    if (isWhole) notifyAll();
    else notifyAround(path);
  };
  const become = (to: State) => {
    document = grafted(document, to.document) as ConfigDocument;
    ({ text, isBroken } = to);
    if (!isBroken) faults = [];
  };
  const go = (to: State | null) => {
    if (to === null) return;
    become(to);
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
      const next = withoutValue(document, path) as ConfigDocument;
      if (next !== document) put(next, place);
    },
    /** Takes a whole document in the place of this one. */
    replace(next: ConfigDocument): void {
      step(null, () => become({ document: next, text: null, isBroken: false }));
      notifyAll();
    },
    /** Takes the document as text; one that can't be read leaves it as it was. */
    write(next: string): void {
      const read = parsed(next);
      step(AS_TEXT, () => become({ document: read ?? document, text: next, isBroken: read === null }));
      notifyAll();
    },
    canUndo: steps.canGoBack,
    canRedo: steps.canGoForth,
    /** A field is left, or something else begins: what comes next is taken back by itself. */
    seal: steps.seal,
    /** Takes the last step back. */
    undo: (): void => go(steps.back(state())),
    /** Takes the last step that was taken back once more. */
    redo: (): void => go(steps.forth(state())),
    /**
     * Another document is assigned now: what is edited lies over it. Where both changed the same, what is edited stays, and
     * shows as a difference. A text that can't be read stays as it is.
     * @returns whether what is edited lies over something else now
     */
    rebase(next: ConfigDocument): boolean {
      if (isSame(base, next)) return false;
      const wasDirty = isBroken || !isSame(base, document);
      const merged = mergeThreeWay(base, next, document);
      const isMoved = wasDirty && (merged.overlaps.length > 0 || !isSame(merged.value, document));
      const former = base;
      base = next;
      if (!isBroken) {
        if (isMoved) text = null;
        document = grafted(document, merged.value) as ConfigDocument;
      }
      steps.rebase(state(), (was) =>
        was.isBroken
          ? was
          : {
              ...was,
              text: null,
              document: mergeThreeWay(former, next, was.document).value as ConfigDocument,
            },
      );
      notifyAll();
      return isMoved;
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
