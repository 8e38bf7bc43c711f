import { LONGEST_CURSOR } from "@obcestje/contract/limits/lengths.js";
import type { FastifyReply } from "fastify";
import Type from "typebox";
import { malformed } from "../errors.js";

const LARGEST_PAGE = 1000;
const DEFAULT_PAGE = 100;

/**
 * `limit` rows per page, starting from `cursor` (the last page's X-Next-Cursor). `count` asks for the total
 * of all pages.
 */
export const CursorQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LARGEST_PAGE, description: "Rows a page" })),
  cursor: Type.Optional(
    Type.String({ maxLength: LONGEST_CURSOR, description: "X-Next-Cursor of the page before" }),
  ),
  count: Type.Optional(
    Type.Enum(["true", "false"], {
      description: "true: the header X-Total-Count says how many all pages have",
    }),
  ),
});

/** A caller's wishes for a list. */
export interface Paging {
  limit?: number | undefined;
  cursor?: string | undefined;
  count?: "true" | "false" | undefined;
}

export interface Page<T> {
  rows: T[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
  /** Rows of all pages, if requested. */
  total?: number | undefined;
}

export const pageSize = (limit: number | undefined): number => limit ?? DEFAULT_PAGE;

/**
 * Cuts rows of which one more than the limit was read. `keyOf` returns the key after which the next page
 * begins.
 */
export function cutPage<T>(rows: T[], limit: number, keyOf: (last: T) => unknown): Page<T> {
  const last = rows[limit - 1];
  const more = rows.length > limit && last !== undefined;
  return { rows: rows.slice(0, limit), next: more ? encodeCursor(keyOf(last)) : null };
}

function encodeCursor(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString("base64url");
}

/**
 * The content of a cursor. `isKey` checks that it has the form of this list's cursors.
 * @throws PlatformError naming `cursor`
 */
export function decodeCursor<K>(cursor: string, isKey: (value: unknown) => value is K): K {
  const key = parse(Buffer.from(cursor, "base64url").toString("utf8"));
  if (!isKey(key)) throw malformed("cursor", "CURSOR_NOT_KNOWN");
  return key;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The rows of a page. The cursor of the next one, and the total if requested, go into the headers. */
export function sendPage<T>(reply: FastifyReply, { rows, next, total }: Page<T>): T[] {
  if (next !== null) reply.header("x-next-cursor", next);
  if (total !== undefined) reply.header("x-total-count", String(total));
  return rows;
}

/** True for a cursor that is one whole number: the id of a log's last row. */
export const isIdKey = (value: unknown): value is number => Number.isSafeInteger(value);
