import { isObject, type JsonObject } from "./json.js";
import { badInput } from "./refusal.js";

const WHOLE = /^\d{1,15}$/;

/** The fields of a query or a body, read one by one. An invalid field is a Refusal (400) that names it. */
export class Input {
  private readonly fields: JsonObject;

  constructor(fields: unknown) {
    this.fields = isObject(fields) ? fields : {};
  }

  /** True if a field was sent; null and empty text count as sent. */
  has(name: string): boolean {
    return Object.hasOwn(this.fields, name) && this.fields[name] !== undefined;
  }

  raw(name: string): unknown {
    return this.has(name) ? this.fields[name] : undefined;
  }

  /** Exactly one id, as a number or as digits. Several, joined or as a list, are refused. */
  id(name: string): number {
    const id = wholeNumber(this.raw(name));
    if (id === null) throw badInput(`${name} must be one id.`);
    return id;
  }

  /** One id or several joined by commas, without repetitions. */
  ids(name: string): number[] {
    const value = this.raw(name);
    const parts = typeof value === "string" ? value.split(",") : [value];
    const ids = parts.map((part) => wholeNumber(part));
    if (ids.some((id) => id === null)) throw badInput(`${name} must be ids joined by commas.`);
    return [...new Set(ids.filter((id) => id !== null))];
  }

  /** An instant in Unix seconds. */
  instant(name: string): number {
    const instant = wholeNumber(this.raw(name));
    if (instant === null || instant > 99_999_999_999) throw badInput(`${name} must be Unix seconds.`);
    return instant;
  }

  /** Text that is not blank. */
  text(name: string): string {
    const value = this.raw(name);
    if (typeof value !== "string" || value.trim() === "") throw badInput(`${name} must be text.`);
    return value;
  }

  /** True or false; false if it was not sent. */
  flag(name: string): boolean {
    const value = this.raw(name) ?? false;
    if (value === true || value === "true") return true;
    if (value === false || value === "false") return false;
    throw badInput(`${name} must be true or false.`);
  }

  /** A value sent as JSON text or as JSON. Text that is no JSON is refused. */
  json(name: string): unknown {
    const value = this.raw(name);
    if (value === undefined) throw badInput(`${name} is missing.`);
    if (typeof value !== "string") return value;
    try {
      return JSON.parse(value);
    } catch {
      throw badInput(`${name} is no JSON.`);
    }
  }

  /** Like {@link json}, but only an object. */
  object(name: string): JsonObject {
    const value = this.json(name);
    if (!isObject(value)) throw badInput(`${name} must be an object.`);
    return value;
  }
}

function wholeNumber(value: unknown): number | null {
  if (typeof value === "number") return Number.isSafeInteger(value) && value >= 0 ? value : null;
  if (typeof value !== "string" || !WHOLE.test(value.trim())) return null;
  return Number(value);
}
