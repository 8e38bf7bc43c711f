import { isObject, parsed } from "../platform-api/decode.js";

/** The rest of a list has the same forms. */
const LOOKED_AT = 200;
const LAST_SECOND = 1e11;
const TIME = /(?:Date|^date|^time|Timestamp)$/;

/** The wrapper of a list, as a reading; empty if it is bare. */
export function formOfList(body: unknown): string[] {
  if (!isObject(body)) return [];
  const name = Object.keys(body).find((key) => Array.isArray(body[key]));
  return [name === undefined ? "wrapped twice" : `wrapped in {${name}: […]}`];
}

/** The wrapper of a single thing, as a reading; empty if it is bare. */
export function formOfThing(body: unknown, thing: unknown): string[] {
  if (body === thing) return [];
  if (typeof body === "string") return ["JSON text"];
  if (Array.isArray(body)) return ["alone in a list"];
  return [`wrapped in {${isObject(body) ? Object.keys(body).join(", ") : ""}: …}`];
}

/** The notations used for things that platforms write in several ways, as readings, each once. */
export function formsIn(things: readonly unknown[]): string[] {
  const forms = new Set<string>();
  look(things, "", forms);
  return [...forms];
}

function look(value: unknown, name: string, forms: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value.slice(0, LOOKED_AT)) look(item, name, forms);
    return;
  }
  if (!isObject(value)) return;
  for (const [key, told] of Object.entries(value)) {
    const form = formOf(key, told, name);
    if (form) forms.add(form);
    look(isJsonText(told) ? parsed(told) : told, key, forms);
  }
}

function formOf(key: string, value: unknown, within: string): string | undefined {
  if (isJsonText(value)) return `${key} as JSON text`;
  if (key === "id" && typeof value === "string" && /^\d+$/.test(value)) return "ids as text";
  if (key === "percentile") return formOfPercentile(value);
  if (key === "duration" && within === "schedule") return "schedule by duration";
  if (key === "createdBy" && typeof value === "string") return "createdBy as text";
  if (key === "metadata") return "metadata for metaData";
  return TIME.test(key) ? formOfTime(value) : undefined;
}

function formOfPercentile(value: unknown): string | undefined {
  if (isObject(value)) return "percentile as an object by index";
  return Array.isArray(value) && value.length === 3 ? "percentile as the three alone" : undefined;
}

function formOfTime(value: unknown): string | undefined {
  if (typeof value === "number" && value > LAST_SECOND) return "times in milliseconds";
  if (typeof value !== "string") return undefined;
  if (/^\d+$/.test(value)) return "times as text";
  return /^\d{4}-\d\d/.test(value) ? "times as ISO text" : undefined;
}

/** Text that holds a JSON object or list. */
function isJsonText(value: unknown): value is string {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return false;
  return typeof parsed(value) === "object";
}
