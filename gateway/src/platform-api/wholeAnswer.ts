import { ApiError } from "../errors.js";
import { isObject, type Json, parsed } from "./decode.js";
import type { Kind } from "./kind.js";

/** What reads an answer, and by what name faults know it. */
export type Known<T> = Pick<Kind<T>, "read"> & { readonly record: string };

/**
 * An answer that is one record.
 * @param asked what the question said, where an answer need not say it again
 * @throws ApiError UPSTREAM_INVALID_RESPONSE where it is none
 */
export function wholeRecord<T>(body: unknown, { read, record }: Known<T>, asked?: Json): T {
  if (asked && isObject(body)) layUnder(body, asked);
  const whole = read(body, record);
  if (whole === null) throw invalid(`${record} is no object`);
  return whole;
}

/** Lays what was asked under an answer, in its place: a copy of each answer of a list was a tenth of a query's time. */
function layUnder(answer: Json, asked: Json): void {
  for (const [name, value] of Object.entries(asked)) if (!(name in answer)) answer[name] = value;
}

/**
 * An answer that is a list of records, also where it is wrapped: as `data`, or as the only list of an object.
 * @param asked what the question said, where an answer need not say it again
 * @throws ApiError UPSTREAM_INVALID_RESPONSE where it is no list, or one of its items no record
 */
export function wholeList<T>(body: unknown, known: Known<T>, asked?: Json): T[] {
  return wholeRows(body, known.record).map((item) => wholeRecord(item, known, asked));
}

/** What the answer to a change tells of the thing, alone or under a name of its own; null where it tells nothing of it. */
export function toldRecord<T>(body: unknown, { read, record }: Known<T>): T | null {
  const told = isObject(body) && isObject(body[record]) ? body[record] : body;
  return isObject(told) && told.id !== null && told.id !== undefined ? read(told, record) : null;
}

/**
 * A thing after it was changed: as the answer tells it, else as it is read again. That it can't be read again does not undo the
 * change: then it is null.
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
 * The rows of an answer that is a list, as they came: bare, as `data`, or as the only list of an object.
 * @param record what they are, for faults
 * @throws ApiError UPSTREAM_INVALID_RESPONSE where it is no list: nothing told is not an empty list
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
 * The object that an answer is: as such, as text, alone in a list, or under `data` or its own name.
 * @param record what it is, for faults, and under which name some platforms put it
 * @throws ApiError UPSTREAM_INVALID_RESPONSE where it is none
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
