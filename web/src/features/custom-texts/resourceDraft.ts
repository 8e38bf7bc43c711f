import { isSame } from "../../shared/config/document";
import { mergeThreeWay } from "../../shared/merge/threeWay";
import { type Data, parseData, writtenData } from "./documents/data";

/** A resource during editing: as a form, as JSON text, or both in turn. */
export type Draft = {
  /** The stored state. */
  base: { name: string; data: Data; etag: string | null };
  name: string;
  /** The last valid document. */
  data: Data;
  /** The typed JSON, if that was edited last. */
  text: string | null;
};

export const draftOf = (base: Draft["base"]): Draft => ({
  base,
  name: base.name,
  data: base.data,
  text: null,
});

export const shownJson = ({ text, data }: Draft): string => text ?? writtenData(data);

/** True if the typed JSON is invalid: the form keeps the last valid document. */
export const isBroken = ({ text }: Draft): boolean => text !== null && parseData(text) === null;

export const hasOtherData = ({ base, data }: Draft): boolean => !isSame(base.data, data);
export const hasOtherName = ({ base, name }: Draft): boolean => base.name !== name.trim();

export const isDirty = (draft: Draft): boolean =>
  isBroken(draft) || hasOtherData(draft) || hasOtherName(draft);

export const withData = (draft: Draft, data: Data): Draft => ({ ...draft, data, text: null });

export const withJson = (draft: Draft, text: string): Draft => ({
  ...draft,
  text,
  data: parseData(text) ?? draft.data,
});

/** Takes a newly stored state as the base of the edits; saving asks if both changed the same. Invalid JSON keeps its old base. */
export function rebased(draft: Draft, base: Draft["base"]): Draft {
  const isKnown = base.name === draft.base.name && isSame(base.data, draft.base.data);
  if (isKnown) return { ...draft, base };
  if (!isDirty(draft)) return draftOf(base);
  const { name, data } = draft;
  const merged = mergeThreeWay(
    { ...draft.base, etag: null },
    { ...base, etag: null },
    { name, data, etag: null },
  );
  if (isBroken(draft) || merged.overlaps.length > 0) return draft;
  const now = merged.value as Pick<Draft, "name" | "data">;
  return { base, name: now.name, data: now.data, text: null };
}
