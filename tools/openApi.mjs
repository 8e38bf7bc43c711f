// The platform's OpenAPI document for readers who don't follow its references.
import { readFileSync } from "node:fs";

/** The committed document, written out. */
export function readOpenApi() {
  return writtenOut(
    JSON.parse(readFileSync(new URL("../schema/platform.openapi.json", import.meta.url), "utf8")),
  );
}

/** An OpenAPI document with each reference replaced by its target. */
export function writtenOut(document) {
  const targetOf = (ref) =>
    ref
      .replace(/^#\//, "")
      .split("/")
      .reduce((part, key) => part[key], document);
  const whole = (part) => {
    if (Array.isArray(part)) return part.map(whole);
    if (typeof part !== "object" || part === null) return part;
    if (typeof part.$ref === "string") return whole(targetOf(part.$ref));
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, whole(value)]));
  };
  return whole(document);
}
