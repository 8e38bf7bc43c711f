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
import { ALL_LISTS } from "./sections";
import { createSteps } from "./steps";

/** A field's fault from the portal, by the field's name in the document. */
export type ServerFault = FieldFault;

/** The edited document with its text as last edited; null: it was edited as fields. */
type State = { document: ConfigDocument; text: string | null; isBroken: boolean };

const isSameState = (one: State, other: State): boolean =>
  one.isBroken === other.isBroken &&
  (!one.isBroken || one.text === other.text) &&
  isSame(one.document, other.document);

/** Place of changes made as text, for undo steps. */
const AS_TEXT = "as text";

/**
 * A document that is being edited. Each field listens only to its own place, so a key pressed in one costs the
 * others nothing. Listeners to the whole document use the empty path.
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
  /** All places that contain this one, and all within it. */
  const notifyAround = (path: Path) => {
    for (let length = 0; length <= path.length; length += 1) notify(pathName(path.slice(0, length)));
    const within = `${pathName(path)}.`;
    for (const place of listeners.keys()) if (place.startsWith(within)) notify(place);
  };

  const state = (): State => ({ document, text, isBroken });
  /** Makes a change that can be undone. */
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
    /** The assigned or stored document that the edited one is compared with. */
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
    replace(next: ConfigDocument): void {
      step(null, () => become({ document: next, text: null, isBroken: false }));
      notifyAll();
    },
    /** Takes the document as text; invalid text leaves the document as it was. */
    write(next: string): void {
      const read = parsed(next);
      step(AS_TEXT, () => become({ document: read ?? document, text: next, isBroken: read === null }));
      notifyAll();
    },
    canUndo: steps.canGoBack,
    canRedo: steps.canGoForth,
    /** Ends a step, as when a field is left: the next change is undone separately. */
    seal: steps.seal,
    undo: (): void => go(steps.back(state())),
    /** Redoes the last undone step. */
    redo: (): void => go(steps.forth(state())),
    /**
     * Takes a newly assigned document as the base of the edits. If both changed the same place, the edit stays
     * and shows as a difference. Invalid text stays as it is.
     * @returns true if the base changed
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

/** Parses a document's text; null if it is not one. */
function parsed(text: string): ConfigDocument | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** True if the places are equal, or one contains the other. */
const concerns = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** Updates the counts of lists on the path whose length changed. */
function withCounts(before: ConfigDocument, after: ConfigDocument, path: Path): ConfigDocument {
  let counted: unknown = after;
  for (let length = 1; length <= path.length; length += 1) {
    const place = path.slice(0, length);
    const count = ALL_LISTS.get(String(place.at(-1)))?.count;
    const list = valueAt(after, place);
    if (count === undefined || lengthOf(list) === lengthOf(valueAt(before, place))) continue;
    const beside = [...place.slice(0, -1), count];
    counted = Array.isArray(list) ? withValue(counted, beside, list.length) : withoutValue(counted, beside);
  }
  return counted as ConfigDocument;
}

const lengthOf = (value: unknown): number | null => (Array.isArray(value) ? value.length : null);
