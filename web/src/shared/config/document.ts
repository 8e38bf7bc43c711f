/** A whole configuration, as the device gets it. */
export type ConfigDocument = Record<string, unknown>;

export type Path = readonly (string | number)[];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function child(value: unknown, key: string | number): unknown {
  if (Array.isArray(value)) return value[Number(key)];
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Value at a path; undefined if there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const key of path) found = child(found, key);
  return found;
}

/** A copy with another value at a path. Parts off the path keep their identity; missing objects are created. */
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

/** A copy without the path's key or list entry. */
export function withoutValue(value: unknown, path: Path): unknown {
  const [key, ...rest] = path;
  if (key === undefined || child(value, key) === undefined) return value;
  if (rest.length > 0) return withValue(value, [key], withoutValue(child(value, key), rest));
  if (Array.isArray(value)) return value.filter((_entry, index) => index !== Number(key));
  const { [key]: _gone, ...others } = value as Record<string, unknown>;
  return others;
}

/** True if two JSON values are equal; the order of an object's fields does not count. */
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

/** The newer value, with the older one's objects wherever they are equal. */
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

/** `BasicConfig.brtLevel.3`, as the portal's answers write paths. */
export const pathName = (path: Path): string => path.join(".");

/** The path of a name; numbers are list entries. */
export const pathOf = (name: string): Path =>
  name === "" ? [] : name.split(".").map((part) => (/^\d+$/.test(part) ? Number(part) : part));
