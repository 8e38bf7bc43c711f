import {
  type ConfigDocument,
  isObject,
  type Path,
  pathOf,
  valueAt,
  withoutValue,
  withValue,
} from "./document";
import { ALL_LISTS } from "./sections";

/** One different value; undefined on the side that has none. */
export type Change = { path: Path; before?: unknown; after?: unknown };

const own = (value: Record<string, unknown>, key: string) =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/**
 * Differences of two documents, in the order of the older one's fields, new fields last. Objects and lists are
 * compared field by field; identical objects are skipped.
 */
export function differences(before: unknown, after: unknown, path: Path = []): Change[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) {
    const indexes = [...Array(Math.max(before.length, after.length)).keys()];
    return indexes.flatMap((index) => differences(before[index], after[index], [...path, index]));
  }
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => differences(own(before, key), own(after, key), [...path, key]));
  }
  return [{ path, before, after }];
}

const counts = new Set([...ALL_LISTS.values()].flatMap(({ count }) => count ?? []));

/** True if a field holds a list's length: it follows the list, and nobody sets it. */
export const isCount = (path: Path): boolean => counts.has(String(path.at(-1)));

/**
 * The smallest document that sets the path's value when merged into another (RFC 7386). A list is included
 * whole, with its count; `place` is the path that it sets.
 */
export function patchOf(document: ConfigDocument, path: Path): { patch: ConfigDocument; place: Path } {
  const inList = path.findIndex((_key, index) => Array.isArray(valueAt(document, path.slice(0, index))));
  const place = inList === -1 ? path : path.slice(0, inList);
  const patch = withValue({}, place, valueAt(document, place) ?? null);
  const count = ALL_LISTS.get(String(place.at(-1)))?.count;
  const beside = count === undefined ? undefined : [...place.slice(0, -1), count];
  const counted = beside === undefined ? undefined : valueAt(document, beside);
  const whole = beside === undefined || counted === undefined ? patch : withValue(patch, beside, counted);
  return { patch: whole as ConfigDocument, place };
}

/** A change as the portal's answers have it; null on the side that has no value. */
export type ToldChange = { path: string | null; before?: unknown; after?: unknown };

/** Empty for a change without a path. */
export const changesOf = ({ path, before, after }: ToldChange): Change[] =>
  path === null ? [] : [{ path: pathOf(path), before: before ?? undefined, after: after ?? undefined }];

/** The document with one change reverted. */
export function reverted(document: ConfigDocument, { path, before }: Change): ConfigDocument {
  const next = before === undefined ? withoutValue(document, path) : withValue(document, path, before);
  return next as ConfigDocument;
}
