/** One place at which two JSON values differ. A side without a value is undefined. */
export interface Change {
  path: (string | number)[];
  before?: unknown;
  after?: unknown;
}

/**
 * The differences between two JSON values, in the order of the older one's fields, new ones last. Objects and
 * lists are compared field by field. The order of an object's fields does not count.
 */
export function diffConfigs(before: unknown, after: unknown, path: (string | number)[] = []): Change[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    const indexes = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index);
    return indexes.flatMap((index) => diffConfigs(before[index], after[index], [...path, index]));
  }
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => diffConfigs(own(before, name), own(after, name), [...path, name]));
  }
  if (before === after) return [];
  return [{ path, before, after }];
}

/** Each value of a configuration, as an addition to nothing. Empty objects and lists are values. */
export function additions(config: object, path: (string | number)[] = []): Change[] {
  return Object.entries(config).flatMap(([name, value]) => {
    const at = [...path, Array.isArray(config) ? Number(name) : name];
    const holds = typeof value === "object" && value !== null && Object.keys(value).length > 0;
    return holds ? additions(value, at) : [{ path: at, after: value }];
  });
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function own(value: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

const CHANGES_SHOWN = 100;

/** Each step of the path can be written as text. */
type ToldChange = Omit<Change, "path"> & { path: readonly { toString(): string }[] };

/** The number of changes, and the first of them as lists show them. */
export function shownChanges(changes: ToldChange[]) {
  return {
    changeCount: changes.length,
    changes: changes.slice(0, CHANGES_SHOWN).map(({ path, ...sides }) => ({
      path: path.join("."),
      ...Object.fromEntries(Object.entries(sides).map(([side, value]) => [side, shownValue(value)])),
    })),
  };
}

const LONGEST_SHOWN = 1000;

/** A value of a change as lists show it. A long one is replaced by its length. */
export function shownValue(value: unknown): unknown {
  const { length } = JSON.stringify(value) ?? "";
  return length > LONGEST_SHOWN ? `(${length} characters)` : value;
}
