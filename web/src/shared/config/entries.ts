import { WINDOWS_OF_THREE_TEXTS } from "@obcestje/contract/deviceConfig/ranges.js";
import { type List, mostCounted } from "@obcestje/contract/deviceConfig/sections.js";
import { type ConfigDocument, isObject, type Path, valueAt } from "./document";

/** Form of a list in the document: its number of entries, or its only entry without a list. */
export type ListForm = number | "single";

export function formOf(value: unknown): ListForm {
  if (Array.isArray(value)) return value.length;
  return isObject(value) ? "single" : 0;
}

export function entryPaths(at: Path, form: ListForm): Path[] {
  return form === "single" ? [at] : Array.from({ length: form }, (_entry, index) => [...at, index]);
}

/** A list with one more entry. An only entry becomes the first of a list. */
export function withEntry(value: unknown, entry: unknown): unknown[] {
  if (Array.isArray(value)) return [...value, entry];
  return isObject(value) ? [value, entry] : [entry];
}

/** Most entries that a list may have. A custom text program may have one more if its layout has four windows. */
export function mostOf(document: ConfigDocument, list: List, at: Path): number {
  const most = mostCounted(list);
  const { mostOfFourWindows = most } = list;
  if (mostOfFourWindows === most) return most;
  const layouts = valueAt(document, ["WindowLayoutParameter"]);
  const layout = Number(valueAt(document, [...at.slice(0, -1), "winLayoutID"]) ?? -1);
  const windows = valueAt(Array.isArray(layouts) ? layouts[layout] : layout === 0 ? layouts : undefined, [
    "windowSettings",
  ]);
  return Array.isArray(windows) && windows.length === WINDOWS_OF_THREE_TEXTS ? mostOfFourWindows : most;
}

/** Path of a text's parameter: below `parameters`, or next to the text if the document has them there. */
export function parameterPath(entry: unknown, at: Path, key: string, known: readonly string[]): Path {
  const inside = [...at, "parameters", key];
  if (valueAt(entry, ["parameters", key]) !== undefined) return inside;
  if (valueAt(entry, [key]) !== undefined) return [...at, key];
  const isBeside =
    valueAt(entry, ["parameters"]) === undefined &&
    known.some((name) => valueAt(entry, [name]) !== undefined);
  return isBeside ? [...at, key] : inside;
}
