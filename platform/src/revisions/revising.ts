import type { FastifyRequest } from "fastify";
import { requireMatch } from "../changes/ifMatch.js";
import type { Db } from "../db/tables.js";
import { type Content, etagOfContent } from "./contents.js";
import { contentsOf, type RevisionKind } from "./kinds.js";

declare module "fastify" {
  interface FastifyRequest {
    /** The call's changes, for the log; from the last try of its transaction. */
    revisions: Revised[];
  }
}

/** One thing that a call changed: its content before and after, null if there was or is none. */
export interface Revised {
  kind: RevisionKind;
  id: number;
  before: Content | null;
  after: Content | null;
}

/**
 * Runs a change of things inside its transaction. It does nothing if the caller knows another state than the
 * current one (If-Match). The contents before and after are stored with the row of the audit log. Comes after
 * all locks.
 * @throws PlatformError PRECONDITION_FAILED
 */
export function revising<T>(
  tx: Db,
  request: FastifyRequest,
  kind: RevisionKind,
  ids: number[],
  work: () => Promise<T>,
): Promise<T> {
  return noting(tx, request, kind, ids, work, (before) => {
    const etags = ids.map((id) => {
      const content = before.get(id);
      return content && etagOfContent(content);
    });
    requireMatch(request, etags);
  });
}

/**
 * Runs a change and stores the contents of its things before and after. On its own it is for things that
 * follow a change of others: the callers don't know them, so there is no If-Match.
 * @param check of the contents before anything is done; throws if nothing should be done
 */
export async function noting<T>(
  tx: Db,
  request: FastifyRequest,
  kind: RevisionKind,
  ids: number[],
  work: () => Promise<T>,
  check: (before: Map<number, Content>) => void = () => undefined,
): Promise<T> {
  const before = await contentsOf(tx, kind, ids);
  check(before);
  const done = await work();
  noteChanges(request, kind, ids, before, await contentsOf(tx, kind, ids));
  return done;
}

/** Stores the content of things that a call created. */
export async function noteMade(
  tx: Db,
  request: FastifyRequest,
  kind: RevisionKind,
  id: number,
): Promise<void> {
  noteChanges(request, kind, [id], new Map(), await contentsOf(tx, kind, [id]));
}

function noteChanges(
  request: FastifyRequest,
  kind: RevisionKind,
  ids: number[],
  before: Map<number, Content>,
  after: Map<number, Content>,
): void {
  for (const id of new Set(ids)) {
    const [was, is] = [before.get(id) ?? null, after.get(id) ?? null];
    if (JSON.stringify(was) !== JSON.stringify(is))
      request.revisions.push({ kind, id, before: was, after: is });
  }
}
