import { isObject } from "../../../shared/config/document";

/** A resource's document: an object or a list. */
export type Json = Record<string, unknown>;
export type Data = Json | unknown[];

export const isData = (value: unknown): value is Data => isObject(value) || Array.isArray(value);

export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** A typed whole number of 0 or more; null for anything else. */
export const wholeOf = (typed: string): number | null =>
  /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : null;

/** Parses a document; null if the text is none. */
export function parseData(text: string): Data | null {
  try {
    const value: unknown = JSON.parse(text);
    return isData(value) ? value : null;
  } catch {
    return null;
  }
}

export const writtenData = (data: Data): string => JSON.stringify(data, null, 2);
