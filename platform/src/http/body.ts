import { malformed } from "../errors.js";
import type { App } from "./app.js";

const DEEPEST = 32;

/**
 * Accepts only JSON; an empty body counts as none. Refuses nesting so deep that handling it could exhaust the
 * stack.
 */
export function parseBodies(app: App): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, undefined);
    parse(request, body, (error, value) => {
      if (error) return done(error);
      return isDeeperThan(value, DEEPEST) ? done(malformed("", "TOO_DEEP")) : done(null, value);
    });
  });
}

function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  return Object.values(value).some((item) => isDeeperThan(item, levels - 1));
}

/**
 * A JSON object that may also come as text, as the existing clients send it.
 * @throws PlatformError naming `path`
 */
export function jsonObject(value: unknown, path: string): Record<string, unknown> {
  const parsed = jsonValue(value, path);
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
    throw malformed(path, "NOT_JSON_OBJECT");
  return parsed as Record<string, unknown>;
}

/**
 * A JSON value that may also come as text.
 * @throws PlatformError naming `path`
 */
export function jsonValue(value: unknown, path: string): unknown {
  const parsed = typeof value === "string" ? parseText(value, path) : value;
  if (isDeeperThan(parsed, DEEPEST)) throw malformed(path, "TOO_DEEP");
  return parsed;
}

function parseText(text: string, path: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (key === "__proto__") throw new SyntaxError();
      return value;
    });
  } catch {
    throw malformed(path, "NOT_JSON");
  }
}
