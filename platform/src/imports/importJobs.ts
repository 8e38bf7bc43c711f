import { clientOf } from "../clients/zone.store.js";
import { lockClients } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import type { JobContext } from "../jobs/jobs.js";
import { deleteParts } from "../parts/parts.store.js";
import { discardUnfinished } from "../parts/uploads.store.js";
import { keptFrom } from "../storage/retention.rules.js";
import { DAY, MINUTE } from "../time/clock.js";
import { foldStep } from "./folding.store.js";
import { IMPORTS } from "./jobName.js";
import { optionsOf } from "./rows.js";
import { discardImport, IMPORT_PARTS, IMPORT_UPLOADS } from "./store.js";
import { workOnImports } from "./work.js";

/** An upload that is not complete after this long was aborted. */
const UNFINISHED_AFTER = DAY;
/** Imports that nobody applied in this time, and files of imports that count, are deleted. */
const KEPT_FOR = 14 * DAY;

/** Adds the job that works on imports, and the one that deletes old data of theirs. */
export function keepImports(deps: Deps): void {
  const { db, env, jobs } = deps;
  jobs.add({ name: IMPORTS, every: MINUTE, run: (context) => workOnImports(deps, context) });
  jobs.add({
    name: "imports' leftovers",
    cron: "37 3 * * *",
    run: async (context) => {
      await discardUnfinished(db.write, IMPORT_UPLOADS, context.now - UNFINISHED_AFTER);
      await throwAway(db.write, context.now - KEPT_FOR);
      await foldOld(db.write, keptFrom(env.RETENTION_READINGS_MONTHS, context.now), context);
    },
  });
}

async function throwAway(db: Db, before: number): Promise<void> {
  const old = await db
    .selectFrom("import")
    .select(["id", "state"])
    .where("complete", "=", 1)
    .where("create_date", "<", before)
    .where("state", "in", ["asking", "unreadable", "read", "applied", "undone"])
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("import_part").select("part").whereRef("import_part.import_id", "=", "import.id")),
    )
    .execute();
  for (const { id, state } of old)
    if (state === "applied" || state === "undone") await deleteParts(db, IMPORT_PARTS, id);
    else {
      await db
        .updateTable("import")
        .set({ complete: 0 })
        .where("id", "=", id)
        .where("state", "=", state)
        .execute();
      await discardImport(db, id);
    }
}

/**
 * Deletes expired single records of imports. Their hours stay.
 * @param before Unix seconds; 0: all are kept
 */
async function foldOld(db: Db, before: number, { now, signal }: JobContext): Promise<void> {
  if (before === 0) return;
  const applied = await db
    .selectFrom("import")
    .selectAll()
    .where("state", "=", "applied")
    .where("from_time", "<", before)
    .execute();
  for (const row of applied) {
    const { keep = "asNew" } = optionsOf(row);
    if (keep === "asNew" && (row.applied_date ?? now) >= before) continue;
    if (!(await hasPiecesBefore(db, row, before))) continue;
    await db.updateTable("import").set({ final_date: now }).where("id", "=", row.id).execute();
    for (let more = true; more && !signal.aborted; )
      more = await transactClients(db, async (tx) => {
        await lockClients(tx, [row.client_id]);
        return foldStep(tx, await clientOf(tx, row.client_id), row.id, before);
      });
  }
}

async function hasPiecesBefore(
  db: Db,
  { id, client_id }: { id: number; client_id: number },
  before: number,
): Promise<boolean> {
  const piece = await db
    .selectFrom("import_piece")
    .select("piece")
    .where("client_id", "=", client_id)
    .where("import_id", "=", id)
    .where("to_time", "<=", before)
    .limit(1)
    .executeTakeFirst();
  return piece !== undefined;
}
