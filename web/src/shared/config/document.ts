/** A configuration whole, as the device gets it. */
export type ConfigDocument = Record<string, unknown>;

export type Path = readonly (string | number)[];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function child(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** What lies at a path; undefined where nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const key of path) found = child(found, key);
  return found;
}

/** The same with another value at a path; what does not lie on the way keeps its identity. Missing objects are made. */
export function withValue(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  const below = withValue(child(value, key), rest, next);
  if (Array.isArray(value)) {
    const index = Math.min(Number(key), value.length);
    return [...value.slice(0, index), below, ...value.slice(index + 1)];
  }
  return { ...(isObject(value) ? value : {}), [key]: below };
}

/** The same without what lies at a path: a key or an entry of a list. */
export function withoutValue(value: unknown, path: Path): unknown {
  const [key, ...rest] = path;
  if (key === undefined || child(value, key) === undefined) return value;
  if (rest.length > 0) return withValue(value, [key], withoutValue(child(value, key), rest));
  if (Array.isArray(value)) return value.filter((_entry, index) => index !== Number(key));
  const { [key]: _gone, ...others } = value as Record<string, unknown>;
  return others;
}

/** Whether two JSON values say the same; the order of an object's fields does not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(one[key], other[key]))
  );
}

/** The newer value, in which all that is as in the older one is the older one's object. */
export function grafted(older: unknown, newer: unknown): unknown {
  if (isSame(older, newer)) return older;
  if (Array.isArray(older) && Array.isArray(newer))
    return newer.map((entry, index) => grafted(older[index], entry));
  if (isObject(older) && isObject(newer))
    return Object.fromEntries(
      Object.entries(newer).map(([key, entry]) => [key, grafted(child(older, key), entry)]),
    );
  return newer;
}

/** `BasicConfig.brtLevel.3`, as the portal's answers name places. */
export const pathName = (path: Path): string => path.join(".");

/** The place that a name stands for, whose numbers are entries of lists. */
export const pathOf = (name: string): Path =>
  name === "" ? [] : name.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
