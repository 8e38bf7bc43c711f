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

/** Told of each value that had another form than expected, and what it is read as. */
type Listener = (field: string, readAs: unknown) => void;
let listener: Listener | undefined;

/** Has somebody told of each value that is counted from now on; nobody by undefined. */
export function listenToTolerated(told: Listener | undefined): void {
  listener = told;
}

/** Counts a value that had another form than expected. @returns what it is read as */
export function tolerate<T>(field: string, fallback: T): T {
  tolerated.inc({ field });
  listener?.(field, fallback);
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

/** A whole number, as GraphQL's Int wants it. */
export function intOrNull(value: unknown, field: string): number | null {
  const read = numberOrNull(value, field);
  return read === null || Number.isInteger(read) ? read : tolerate(field, Math.round(read));
}

export function textOrNull(value: unknown, field: string): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value;
  return tolerate(field, typeof value === "number" ? String(value) : null);
}

export function flag(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}

/** What a JSON string says; anything else, and text that is no JSON, as it is. */
export function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** An object, also where it comes as a JSON string; null where there is none. */
export function objectOrNull(value: unknown, field: string): Json | null {
  if (isObject(value)) return value;
  if (value === null || value === undefined) return null;
  const read = parsed(value);
  return tolerate(field, isObject(read) ? read : null);
}

/** An object, also where it comes as a JSON string; empty where there is none. */
export function object(value: unknown, field: string): Json {
  return objectOrNull(value, field) ?? {};
}

/** A list, item by item; empty where there is none. */
export function list<T>(value: unknown, field: string, read: (item: unknown) => T): T[] {
  if (Array.isArray(value)) return value.map(read);
  return value === null || value === undefined ? [] : tolerate(field, []);
}

/** An object, also where it comes as a JSON string; null where nothing of it is told. */
export function toldObject(value: unknown, field: string): Json | null {
  const read = object(value, field);
  return Object.values(read).every((part) => part === null || part === undefined) ? null : read;
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
