import type { Db } from "../db/tables.js";
import { conflict } from "../errors.js";
import { knownBeside } from "./knownBeside.store.js";
import { deviceSeconds } from "./overlap.store.js";
import { type ImportRow, optionsOf, storedLookOf, understandingOf } from "./rows.js";
import { coveredBy, nameOf, standingBeside } from "./standing.store.js";
import { findSame } from "./store.js";

/**
 * Requires that an import that was read would still do what the look at it says. Call it with its client locked.
 * @throws PlatformError CONFLICT
 */
export async function requireFresh(tx: Db, row: ImportRow): Promise<void> {
  const look = storedLookOf(row);
  if (!look) return;
  const isReplacing = (optionsOf(row).overlap ?? "replace") === "replace";
  const same = await findSame(tx, row);
  if (same !== null) throw conflict("IMPORTED_ALREADY", { import: same });
  if (look.standing !== nameOf(await standingBeside(tx, row), look)) throw conflict("IMPORT_CHANGED");
  if (!isReplacing) {
    const isInParts = understandingOf(row)?.heardBy === "file";
    if (look.known !== (await knownBeside(tx, row, isInParts))) throw conflict("IMPORT_CHANGED");
    return;
  }
  if (look.overlap && look.overlap.deviceSeconds > 0) throw conflict("IMPORT_OVERLAPS");
  const own = await deviceSeconds(tx, row.client_id, await coveredBy(tx, row), 1);
  if (own > 0) throw conflict("IMPORT_CHANGED");
}
