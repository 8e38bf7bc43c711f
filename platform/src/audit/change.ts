import type { FastifyRequest } from "fastify";
import type { Db } from "../db/tables.js";
import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { addAuditRow } from "./store.js";

/**
 * Runs a change that somebody asked for: in one transaction with its row in the audit log, and tells the event
 * listeners afterwards. Every write of a person or a script goes through here.
 */
export async function change<T>(
  { db, now, events }: Deps,
  request: FastifyRequest,
  work: (tx: Db) => Promise<T>,
  transactAs: typeof transact = transact,
): Promise<T> {
  const result = await transactAs(db.write, async (tx) => {
    const done = await work(tx);
    await addAuditRow(tx, request, request.principal, now(), "done");
    return done;
  });
  events.wake();
  return result;
}
