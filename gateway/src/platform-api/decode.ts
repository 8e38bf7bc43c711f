import { Counter } from "prom-client";
import { ApiError } from "../errors.js";

/**
 * Tolerant readers of a platform's answers: JSON as strings or objects, missing and odd fields.
 * What was tolerated is counted, and never crashes a request.
 */
const tolerated = new Counter({
  name: "gateway_platform_fields_tolerated_total",
  help: "Fields of platform answers that had another form than expected",
  labelNames: ["field"],
});

export type Json = Record<string, unknown>;

function tolerate<T>(field: string, fallback: T): T {
  tolerated.inc({ field });
  return fallback;
}

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A finite number, also where it comes as text; null where there is none. */
export function numberOrNull(value: unknown, field: string): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  const read = typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
  return tolerate(field, Number.isFinite(read) ? read : null);
}

export function numberOr(value: unknown, fallback: number, field: string): number {
  return numberOrNull(value, field) ?? fallback;
}

/** A whole number, as GraphQL's Int wants it. */
export function intOrNull(value: unknown, field: string): number | null {
  const read = numberOrNull(value, field);
  return read === null || Number.isInteger(read) ? read : tolerate(field, Math.round(read));
}

export function intOr(value: unknown, fallback: number, field: string): number {
  return intOrNull(value, field) ?? fallback;
}

export function textOrNull(value: unknown, field: string): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value;
  return tolerate(field, typeof value === "number" ? String(value) : null);
}

export function flag(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}

/** An object, also where it comes as a JSON string; empty where there is none. */
export function object(value: unknown, field: string): Json {
  if (isObject(value)) return value;
  if (value === null || value === undefined) return {};
  try {
    const parsed: unknown = typeof value === "string" ? JSON.parse(value) : value;
    return tolerate(field, isObject(parsed) ? parsed : {});
  } catch {
    return tolerate(field, {});
  }
}

/** A list, item by item; empty where there is none. */
export function list<T>(value: unknown, field: string, read: (item: unknown) => T): T[] {
  if (Array.isArray(value)) return value.map(read);
  return value === null || value === undefined ? [] : tolerate(field, []);
}

/**
 * The list that a whole call answers: bare, under one name (`{clients: […]}`), or under `data`.
 * @throws ApiError UPSTREAM_INVALID_RESPONSE where there is none: nothing told is not an empty list
 */
export function wholeList(answer: unknown, call: string): unknown[] {
  for (let told = answer; ; ) {
    if (Array.isArray(told)) return told;
    if (!isObject(told)) break;
    const lists = Object.values(told).filter(Array.isArray);
    if (lists.length > 1) break;
    told = lists[0] ?? told.data;
  }
  throw new ApiError("UPSTREAM_INVALID_RESPONSE", `The platform's answer to ${call} is not a list.`);
}

/**
 * The object that a whole call answers: as such, as text, alone in a list, or under `data` or its own name.
 * @param name under which some platforms put it
 * @throws ApiError UPSTREAM_INVALID_RESPONSE where there is none
 */
export function wholeObject(answer: unknown, name: string): Json {
  const told = typeof answer === "string" ? parsedOrNull(answer) : answer;
  if (Array.isArray(told) && told.length === 1) return wholeObject(told[0], name);
  if (!isObject(told))
    throw new ApiError("UPSTREAM_INVALID_RESPONSE", `The platform's answer to ${name} is not an object.`);
  const keys = Object.keys(told);
  const [only = ""] = keys;
  const wraps = keys.length === 1 && (only === "data" || only === name) && isObject(told[only]);
  return wraps ? wholeObject(told[only], name) : told;
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** More seconds than any instant here has: it is milliseconds. The year 5138. */
const MILLISECONDS_FROM = 100_000_000_000;

/** An instant in Unix seconds, also where it comes in milliseconds or as ISO text; null where there is none. */
export function instantOrNull(value: unknown, field: string): number | null {
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}T/.test(value)) {
    const read = Date.parse(value);
    return tolerate(field, Number.isNaN(read) ? null : Math.floor(read / 1000));
  }
  const read = numberOrNull(value, field);
  if (read === null || (Number.isInteger(read) && Math.abs(read) < MILLISECONDS_FROM)) return read;
  return tolerate(field, Math.floor(Math.abs(read) < MILLISECONDS_FROM ? read : read / 1000));
}

/** Yes or no; null where it is not told, or not understood. */
export function flagOrNull(value: unknown, field: string): boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value;
  const text = String(value).trim().toLowerCase();
  if (text === "1" || text === "true") return tolerate(field, true);
  return tolerate(field, text === "0" || text === "false" ? false : null);
}

/** A list, item by item; null where there is none. */
export function listOrNull<T>(value: unknown, field: string, read: (item: unknown) => T): T[] | null {
  if (Array.isArray(value)) return value.map(read);
  return value === null || value === undefined ? null : tolerate(field, null);
}

/** An id as GraphQL's opaque text. @throws ApiError where the answer has none */
export function id(value: unknown, field: string): string {
  if (typeof value === "number" || (typeof value === "string" && value !== "")) return String(value);
  throw new ApiError("UPSTREAM_INVALID_RESPONSE", `The platform's answer lacks ${field}.`);
}

/** An id, where there is one. */
export function idOrNull(value: unknown, field: string): string | null {
  return value === null || value === undefined ? null : id(value, field);
}
