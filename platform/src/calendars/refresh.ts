import { transact } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { readSource, zoneOfGroup } from "./reading.js";
import { findCalendar, noteFault, takeIn } from "./store.js";

/** Reads a calendar's address anew. What there is stays where that fails. */
export async function refresh(deps: Deps, id: number): Promise<void> {
  const { db, now } = deps;
  const { url, group_id } = await findCalendar(db.read, id);
  if (url === null) return;
  const read = await readSource(deps, { url }, await zoneOfGroup(db.read, group_id));
  await transact(db.write, async (tx) => {
    // Somebody may have given it another address, or deleted it.
    const isSame = await tx.selectFrom("calendar").select("id").where("id", "=", id).where("url", "=", url);
    if (!(await isSame.executeTakeFirst())) return;
    await (typeof read === "string" ? noteFault(tx, id, read, now()) : takeIn(tx, id, read, now()));
  });
}
