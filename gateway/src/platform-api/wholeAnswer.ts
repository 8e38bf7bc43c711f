import { ApiError } from "../errors.js";
import { isObject, type Json } from "./decode.js";
import type { Kind } from "./kind.js";

/** What reads an answer, and by what name faults know it. */
type Known<T> = Pick<Kind<T>, "read"> & { readonly record: string };

/**
 * An answer that is one record.
 * @param asked what the question said, where an answer need not say it again
 * @throws ApiError UPSTREAM_INVALID_RESPONSE where it is none
 */
export function wholeRecord<T>(body: unknown, { read, record }: Known<T>, asked?: Json): T {
  const whole = read(asked && isObject(body) ? { ...asked, ...body } : body, record);
  if (whole === null) throw invalid(`${record} is no object`);
  return whole;
}

/**
 * An answer that is a list of records, also where it is wrapped: as `data`, or as the only list of an object.
 * @param asked what the question said, where an answer need not say it again
 * @throws ApiError UPSTREAM_INVALID_RESPONSE where it is no list, or one of its items no record
 */
export function wholeList<T>(body: unknown, known: Known<T>, asked?: Json): T[] {
  return listIn(body, known.record).map((item) => wholeRecord(item, known, asked));
}

function listIn(body: unknown, record: string): unknown[] {
  if (Array.isArray(body)) return body;
  if (isObject(body)) {
    if (Array.isArray(body.data)) return body.data;
    const [only, ...others] = Object.values(body).filter(Array.isArray);
    if (only && others.length === 0) return only;
  }
  throw invalid(`the list of ${record} is none`);
}

const invalid = (why: string) =>
  new ApiError("UPSTREAM_INVALID_RESPONSE", `The platform's answer can't be read: ${why}.`);
