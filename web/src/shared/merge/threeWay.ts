/** Path in a value: names of fields, and ids or indices of list items. */
export type Path = readonly string[];

/** A place that two people changed to different values. Undefined: there is no value. */
export type Overlap = { path: Path; base: unknown; theirs: unknown; mine: unknown };

export type Merged = {
  /** Both people's changes; mine where they overlap. */
  value: unknown;
  overlaps: readonly Overlap[];
  /** Paths that the other person changed. */
  theirs: readonly Path[];
};

/**
 * Merges two people's changes of one JSON value. Objects are merged field by field; lists whose items all have
 * an identity (a uuid, an id or a unique name) item by item, in the order of the person who changed it;
 * everything else is one value.
 * @param base the state that both began with
 */
export function mergeThreeWay(base: unknown, theirs: unknown, mine: unknown): Merged {
  const overlaps: Overlap[] = [];
  const changed: Path[] = [];
  const value = merge([], base, theirs, mine, overlaps, changed);
  return { value, overlaps, theirs: changed };
}

function merge(
  path: Path,
  base: unknown,
  theirs: unknown,
  mine: unknown,
  overlaps: Overlap[],
  changed: Path[],
): unknown {
  if (isSame(theirs, base)) return mine;
  if (isSame(mine, base) || isSame(mine, theirs)) {
    changed.push(path);
    return theirs;
  }
  if (isObject(theirs) && isObject(mine) && (isObject(base) || base === undefined)) {
    const was = isObject(base) ? base : {};
    const names = orderOf(Object.keys(was), Object.keys(theirs), Object.keys(mine));
    const fields = names.map((name): [string, unknown] => [
      name,
      merge([...path, name], own(was, name), own(theirs, name), own(mine, name), overlaps, changed),
    ]);
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
  }
  const lists = listsOf(base, theirs, mine);
  if (lists) {
    const [was, their, my] = lists;
    const keys = orderOf([...was.keys()], [...their.keys()], [...my.keys()]);
    return keys
      .map((key) => merge([...path, key], was.get(key), their.get(key), my.get(key), overlaps, changed))
      .filter((item) => item !== undefined);
  }
  overlaps.push({ path, base, theirs, mine });
  changed.push(path);
  return mine;
}

/** Sets a value at a path; undefined removes it. */
export function withValue(whole: unknown, [name, ...rest]: Path, value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(whole)) {
    const index = whole.findIndex((item) => identityOf(item) === name);
    const next = withValue(index < 0 ? undefined : whole[index], rest, value);
    const others = index < 0 ? [...whole, next] : whole.with(index, next);
    return others.filter((item) => item !== undefined);
  }
  const fields = isObject(whole) ? whole : {};
  const next = withValue(own(fields, name), rest, value);
  const { [name]: _old, ...others } = fields;
  if (next === undefined) return others;
  return { ...fields, [name]: next };
}

/** All keys in one order: mine if I changed it, otherwise theirs; the other's new keys follow the same key as before. */
function orderOf(base: readonly string[], theirs: readonly string[], mine: readonly string[]): string[] {
  const isMoved = !isSame(
    mine.filter((key) => base.includes(key)),
    base.filter((key) => mine.includes(key)),
  );
  const [first, second] = isMoved ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  second.forEach((key, index) => {
    if (order.includes(key)) return;
    const before = second.slice(0, index).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  return order;
}

type Keyed = Map<string, unknown>;

/** The items of three lists by identity; null if one of them is no such list. */
function listsOf(base: unknown, theirs: unknown, mine: unknown): [Keyed, Keyed, Keyed] | null {
  const [was, their, my] = [keyed(base ?? []), keyed(theirs), keyed(mine)];
  return was && their && my ? [was, their, my] : null;
}

function keyed(value: unknown): Keyed | null {
  if (!Array.isArray(value)) return null;
  const items = new Map<string, unknown>();
  for (const item of value) {
    const key = identityOf(item);
    if (key === null || items.has(key)) return null;
    items.set(key, item);
  }
  return items;
}

/** Identity of a list item, whatever its index. */
function identityOf(item: unknown): string | null {
  if (!isObject(item)) return null;
  const own = item.uuid ?? item.id ?? item.name;
  return typeof own === "string" || typeof own === "number" ? String(own) : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const own = (value: Record<string, unknown>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

/** True if two JSON values are equal; the order of an object's fields does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (isObject(a) && isObject(b)) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return [...names].every((name) => isSame(own(a, name), own(b, name)));
  }
  return a === b;
}
