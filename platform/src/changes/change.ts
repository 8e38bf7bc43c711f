import { fieldFault } from "@obcestje/contract/faults.js";
import type { FastifyRequest } from "fastify";
import { addAuditRow } from "../audit/store.js";
import type { Db } from "../db/tables.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { refused } from "../errors.js";
import { keepRevisions } from "../revisions/store.js";
import { type AnswerKey, answerKeyOf } from "./answerKey.js";
import { findAnswer, keepAnswer } from "./answers.store.js";

/**
 * Runs a requested change: in one transaction with its row in the audit log, and notifies event listeners
 * afterwards. Every write of a person or a script goes through here. A dry run is rolled back before its end.
 * A change with an Idempotency-Key is done once.
 * @param work returns the parts of the answer that vary between calls of the route, as JSON
 * @param actor who does it, for the log, if no session or key says so
 * @throws PlatformError CONFLICT for a key that another call has used
 */
export async function change<T>(
  { db, now, events }: Deps,
  request: FastifyRequest,
  work: (tx: Db) => Promise<T>,
  transactAs: typeof transact = transact,
  actor: typeof request.principal | { userId: number } = request.principal,
): Promise<T> {
  const key = answerKeyOf(request);
  const earlier = key && (await earlierAnswer<T>(db.read, request, key));
  if (earlier) return earlier.answer;
  try {
    const answer = await transactAs(db.write, async (tx) => {
      request.revisions = [];
      const done = await work(tx);
      const row = await addAuditRow(tx, request, actor, now(), "done");
      await keepRevisions(tx, request.revisions, { ...row, now: now() });
      if (request.dryRun) throw new Undone(done);
      if (key) await keepAnswer(tx, key, done, now());
      return done;
    });
    events.wake();
    return answer;
  } catch (error) {
    if (error instanceof Undone) return error.answer as T;
    // The same call may have come twice at the same time, and the other one was first.
    const first = key && (await earlierAnswer<T>(db.read, request, key));
    if (!first) throw error;
    return first.answer;
  }
}

/** Rolls back the transaction of a dry run. */
class Undone extends Error {
  constructor(readonly answer: unknown) {
    super("A dry run is undone.");
  }
}

async function earlierAnswer<T>(
  db: Db,
  request: FastifyRequest,
  key: AnswerKey,
): Promise<{ answer: T } | undefined> {
  const kept = await findAnswer(db, key);
  if (!kept) return undefined;
  if (kept.fingerprint !== key.fingerprint) {
    throw refused("CONFLICT", "KEY_USED_BEFORE", {
      fields: [fieldFault("Idempotency-Key", "USED_BEFORE")],
    });
  }
  request.replayed = true;
  return { answer: kept.answer as T };
}
