import type { FastifyInstance } from "fastify";
import { compact } from "./compact.js";
import { NAMED_SCHEMAS } from "./namedSchemas.js";

/** A value that fits in this many characters is written on one line. */
const LINE = 110;

/** The server's OpenAPI document as it is committed. */
export function openApiText(app: FastifyInstance): string {
  return `${textOf(compact(app.swagger(), NAMED_SCHEMAS), "")}\n`;
}

/** @param indent of the line on which the value begins */
function textOf(value: unknown, indent: string): string {
  const whole = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ");
  if (typeof value !== "object" || value === null || indent.length + whole.length <= LINE) return whole;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => inner + textOf(item, inner));
    return `[\n${items.join(",\n")}\n${indent}]`;
  }
  const parts = Object.entries(value).map(
    ([key, part]) => `${inner}${JSON.stringify(key)}: ${textOf(part, inner)}`,
  );
  return `{\n${parts.join(",\n")}\n${indent}}`;
}
