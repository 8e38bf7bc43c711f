import { type Change, diffConfigs, isObject, own } from "../configs/diff.rules.js";

/** The fields that identify items of a list, the most reliable first. */
const IDENTITIES = ["uuid", "id", "name"];

/** A place in a list with identifiable items. It is called by the item's name, if it has one. */
class ItemPlace {
  constructor(
    private readonly item: Record<string, unknown>,
    private readonly identity: string,
  ) {}

  toString(): string {
    const { name } = this.item;
    return typeof name === "string" && name !== "" ? name : String(this.item[this.identity]);
  }
}

export type Place = string | number | ItemPlace;
/** A place at which two values differ. Its parts joined by dots are a path. */
export type Difference = Omit<Change, "path"> & { path: Place[] };

/** Speed limits by time: the place of one in their list says nothing of it, so the list is one value. */
const LIMITS = "limits";

/**
 * The differences of two versions of edited content. List items with an identity are compared with
 * themselves, at any place; a change of their order is one difference. A list of plain values is one value, and
 * so are speed limits.
 * Other lists are compared place by place.
 */
export function differences(before: unknown, after: unknown, path: Place[] = []): Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, path);
  if (isObject(before) && isObject(after)) {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...names].flatMap((name) => differences(own(before, name), own(after, name), [...path, name]));
  }
  return diffConfigs(before, after).map((change) => ({ ...change, path }));
}

function listDifferences(before: unknown[], after: unknown[], path: Place[]): Difference[] {
  const identity = IDENTITIES.find((name) => identifies(before, name) && identifies(after, name));
  if (identity !== undefined && before.length + after.length > 0)
    return itemDifferences(before as Item[], after as Item[], identity, path);
  const isOne = path.length === 1 && path[0] === LIMITS;
  if (isOne || ![...before, ...after].some((item) => typeof item === "object" && item !== null))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  const length = Math.max(before.length, after.length);
  return Array.from({ length }, (_, index) =>
    differences(before[index], after[index], [...path, index]),
  ).flat();
}

type Item = Record<string, unknown>;

function identifies(list: unknown[], name: string): boolean {
  const values = list.map((item) => (isObject(item) ? own(item, name) : undefined));
  const isKnown = values.every((value) => typeof value === "string" || typeof value === "number");
  return isKnown && new Set(values).size === values.length;
}

function itemDifferences(before: Item[], after: Item[], identity: string, path: Place[]): Difference[] {
  const [was, is] = [before, after].map((list) => new Map(list.map((item) => [item[identity], item])));
  if (!was || !is) return [];
  const at = (item: Item): Place[] => [...path, new ItemPlace(item, identity)];
  const kept = before.filter((item) => is.has(item[identity]));
  const stayed = after.filter((item) => was.has(item[identity]));
  const isMoved = kept.some((item, index) => item[identity] !== stayed[index]?.[identity]);
  const names = (list: Item[]) => list.map((item) => String(new ItemPlace(item, identity)));
  return [
    ...before.flatMap((item) => {
      const now = is.get(item[identity]);
      return now ? differences(item, now, at(now)) : [{ path: at(item), before: item }];
    }),
    ...after.filter((item) => !was.has(item[identity])).map((item) => ({ path: at(item), after: item })),
    ...(isMoved ? [{ path, before: names(before), after: names(after) }] : []),
  ];
}
