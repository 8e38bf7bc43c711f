import { ApiError } from "../errors.js";
import { isObject, type Json, parsed } from "./decode.js";
import type { Kind } from "./kind.js";

/** A reader of an answer, with the record's name for faults. */
export type Known<T> = Pick<Kind<T>, "read"> & { readonly record: string };

/**
 * An answer that is one record.
 * @param asked values of the question, which an answer need not repeat
 * @throws ApiError UPSTREAM_INVALID_RESPONSE if it is none
 */
export function wholeRecord<T>(body: unknown, { read, record }: Known<T>, asked?: Json): T {
  if (asked && isObject(body)) layUnder(body, asked);
  const whole = read(body, record);
  if (whole === null) throw invalid(`${record} is no object`);
  return whole;
}

/**
 * Lays the question's values under an answer, in place: copying each answer of a list took a tenth of a
 * query's time.
 */
function layUnder(answer: Json, asked: Json): void {
  for (const [name, value] of Object.entries(asked)) if (!(name in answer)) answer[name] = value;
}

/**
 * An answer that is a list of records. It may be wrapped: as `data`, or as the only list of an object.
 * @param asked values of the question, which an answer need not repeat
 * @throws ApiError UPSTREAM_INVALID_RESPONSE if it is no list, or one of its items is no record
 */
export function wholeList<T>(body: unknown, known: Known<T>, asked?: Json): T[] {
  return wholeRows(body, known.record).map((item) => wholeRecord(item, known, asked));
}

/** The record in the answer to a change, bare or under its own name; null if there is none. */
export function toldRecord<T>(body: unknown, { read, record }: Known<T>): T | null {
  const told = isObject(body) && isObject(body[record]) ? body[record] : body;
  return isObject(told) && told.id !== null && told.id !== undefined ? read(told, record) : null;
}

/**
 * A thing after a change: from the answer, else read again. If it can't be read again, the change still
 * holds, and the result is null.
 */
export async function changedRecord<T>(
  told: T | null,
  { dryRun }: { dryRun?: boolean | undefined },
  again: () => Promise<T | null | undefined>,
): Promise<T | null> {
  if (told !== null || dryRun) return told;
  return (await again().catch(() => null)) ?? null;
}

/**
 * The raw rows of an answer that is a list: bare, as `data`, or as the only list of an object.
 * @param record name of a row, for faults
 * @throws ApiError UPSTREAM_INVALID_RESPONSE if it is no list: no answer is not an empty list
 */
export function wholeRows(body: unknown, record: string): unknown[] {
  if (Array.isArray(body)) return body;
  if (isObject(body)) {
    if (Array.isArray(body.data)) return body.data;
    const [only, ...others] = Object.values(body).filter(Array.isArray);
    if (only && others.length === 0) return only;
    if (isObject(body.data)) return wholeRows(body.data, record);
  }
  throw invalid(`the list of ${record} is none`);
}

/**
 * The object in an answer: bare, as text, alone in a list, or under `data` or its own name.
 * @param record its name, for faults, and the key under which some platforms put it
 * @throws ApiError UPSTREAM_INVALID_RESPONSE if there is none
 */
export function wholeObject(body: unknown, record: string): Json {
  const told = parsed(body);
  if (Array.isArray(told) && told.length === 1) return wholeObject(told[0], record);
  if (!isObject(told)) throw invalid(`${record} is no object`);
  const [only = "", ...others] = Object.keys(told);
  const wraps = others.length === 0 && (only === "data" || only === record) && isObject(told[only]);
  return wraps ? wholeObject(told[only], record) : told;
}

const invalid = (why: string) =>
  new ApiError("UPSTREAM_INVALID_RESPONSE", `The platform's answer can't be read: ${why}.`);
