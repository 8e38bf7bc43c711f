import Type from "typebox";
import { malformed } from "../errors.js";

const LARGEST_ID = 2_147_483_647;
const MOST_IDS = 1000;
const ID_TEXT = /^[1-9]\d{0,9}$/;

export const Id = Type.Integer({ minimum: 1, maximum: LARGEST_ID });

/** "1,2,3", or the parameter repeated. */
export const IdListQuery = Type.Union([Type.String(), Type.Array(Type.String())], {
  description: "Ids, joined by commas or repeated",
});

/** 1, "1,2,3" or [1,2,3]. */
export const IdListBody = Type.Union([
  Type.Integer(),
  Type.String(),
  Type.Array(Type.Union([Type.Integer(), Type.String()])),
]);

/**
 * Reads an id or a list of ids, at least one. Duplicates count once.
 * @returns the ids, and whether it was a list (two or more written down)
 * @throws PlatformError naming `path`
 */
export function readIds(value: unknown, path: string): { ids: number[]; list: boolean } {
  const texts = (Array.isArray(value) ? value : [value]).flatMap((item) => String(item).split(","));
  if (texts.length === 0) throw malformed(path, "NO_ID");
  if (texts.length > MOST_IDS) throw malformed(path, "TOO_MANY_IDS", { max: MOST_IDS });
  const ids = texts.map((text) => {
    const id = ID_TEXT.test(text.trim()) ? Number(text) : Number.NaN;
    if (!(id <= LARGEST_ID)) throw malformed(path, "NOT_IDS");
    return id;
  });
  return { ids: [...new Set(ids)], list: Array.isArray(value) || texts.length > 1 };
}

/** Like readIds, but an empty list is allowed: it clears the value it sets. */
export function readIdsOrNone(value: unknown, path: string): number[] {
  return Array.isArray(value) && value.length === 0 ? [] : readIds(value, path).ids;
}
