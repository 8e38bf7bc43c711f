import { Counter } from "prom-client";
import { ApiError } from "../errors.js";

/** Tolerated values since the metrics were last read, by field: a list may have thousands. */
const uncollected = new Map<string, number>();

/**
 * Tolerant readers of a platform's answers: JSON as strings or objects, missing and odd fields. Each
 * tolerated value is counted, and never fails a request.
 */
new Counter({
  name: "gateway_platform_fields_tolerated_total",
  help: "Fields of platform answers that had another form than expected",
  labelNames: ["field"],
  collect() {
    for (const [field, count] of uncollected) this.inc({ field }, count);
    uncollected.clear();
  },
});

export type Json = Record<string, unknown>;

/** Called for each value of an unexpected form, with the result of reading it. */
type Listener = (field: string, readAs: unknown) => void;
let listener: Listener | undefined;

/** Sets the listener for tolerated values from now on; undefined removes it. */
export function listenToTolerated(told: Listener | undefined): void {
  listener = told;
}

/** Counts a value of an unexpected form. @returns the value to use instead */
export function tolerate<T>(field: string, fallback: T): T {
  uncollected.set(field, (uncollected.get(field) ?? 0) + 1);
  listener?.(field, fallback);
  return fallback;
}

export function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A finite number, also if it comes as text; null if there is none. */
export function numberOrNull(value: unknown, field: string): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  const read = typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
  return tolerate(field, Number.isFinite(read) ? read : null);
}

/** A whole number for GraphQL's Int. */
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

/** The content of a JSON string. Any other value, and text that is no JSON, is returned unchanged. */
export function parsed(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** An object, also if it comes as a JSON string; null if there is none. */
export function objectOrNull(value: unknown, field: string): Json | null {
  if (isObject(value)) return value;
  if (value === null || value === undefined) return null;
  const read = parsed(value);
  return tolerate(field, isObject(read) ? read : null);
}

/** An object, also if it comes as a JSON string; empty if there is none. */
export function object(value: unknown, field: string): Json {
  return objectOrNull(value, field) ?? {};
}

/** A list, item by item; empty if there is none. */
export function list<T>(value: unknown, field: string, read: (item: unknown) => T): T[] {
  if (Array.isArray(value)) return value.map(read);
  return value === null || value === undefined ? [] : tolerate(field, []);
}

/** An object, also if it comes as a JSON string; null if it is missing or empty. */
export function toldObject(value: unknown, field: string): Json | null {
  const read = object(value, field);
  return Object.values(read).every((part) => part === null || part === undefined) ? null : read;
}

/** An id as GraphQL's opaque text. @throws ApiError if the answer has none */
export function id(value: unknown, field: string): string {
  if (typeof value === "number" || (typeof value === "string" && value !== "")) return String(value);
  throw new ApiError("UPSTREAM_INVALID_RESPONSE", `The platform's answer lacks ${field}.`);
}

/** An id, if there is one. */
export function idOrNull(value: unknown, field: string): string | null {
  return value === null || value === undefined ? null : id(value, field);
}
