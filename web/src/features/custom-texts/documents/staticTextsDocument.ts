import { HIGHEST_STATIC_TEXT, LONGEST_STATIC_TEXT } from "@obcestje/contract/signTexts.js";
import { type Data, type Json, listOf, objectOf, textOf, wholeOf } from "./data";

/** A text that is built into signs, during editing. */
export type StaticRow = {
  /** Distinguishes it from others during editing. */
  key: string;
  /** Its number, as typed. */
  id: string;
  text: string;
  /** Its object in the document. */
  before: Json;
};

export function staticRowsOf(data: Data): StaticRow[] {
  return listOf(objectOf(data).staticTexts).map((value) => {
    const before = objectOf(value);
    return { key: crypto.randomUUID(), id: textOf(before.id), text: textOf(before.text), before };
  });
}

/** The document with these texts; everything else in it stays. */
export function withStaticRows(data: Data, rows: readonly StaticRow[]): Data {
  const staticTexts = rows.map(({ id, text, before }) => ({ ...before, id: wholeOf(id), text }));
  return { ...objectOf(data), staticTexts };
}

/** A new row, with the lowest free number. */
export function nextRow(rows: readonly StaticRow[]): StaticRow {
  const used = new Set(rows.map(({ id }) => wholeOf(id)));
  let id = 1;
  while (used.has(id)) id += 1;
  return { key: crypto.randomUUID(), id: id > HIGHEST_STATIC_TEXT ? "" : String(id), text: "", before: {} };
}

export type RowFault = { id: "range" | "twice" | null; text: "missing" | "long" | null };

export function rowFaults(rows: readonly StaticRow[]): RowFault[] {
  const ids = rows.map(({ id }) => wholeOf(id));
  return rows.map(({ text }, index) => {
    const id = ids[index] ?? null;
    const isInRange = id !== null && id >= 1 && id <= HIGHEST_STATIC_TEXT;
    return {
      id: isInRange ? (ids.indexOf(id) < index ? "twice" : null) : "range",
      text: text.trim() === "" ? "missing" : text.length > LONGEST_STATIC_TEXT ? "long" : null,
    };
  });
}

export const areRowsFaulty = (data: Data): boolean =>
  rowFaults(staticRowsOf(data)).some(({ id, text }) => id !== null || text !== null);

export const newHardware = (): Data => ({ staticTexts: [] });
