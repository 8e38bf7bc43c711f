import { isSeen, type SeenFrom } from "../clients/sight.rules.js";
import type { Look } from "./schemas.js";

/** True if the records of a file that was read begin before the client's visible past. */
export const reachesBefore = (look: Look | null, seenFrom: SeenFrom): boolean =>
  look !== null && look.from !== null && !isSeen(look.from, seenFrom);

/**
 * True if an import is visible. If somebody else made it, it must be known to be about visible time.
 * @param own the stored author of the caller's imports
 */
export function isImportSeen(
  { create_date, created_by }: { create_date: number; created_by: string | null },
  look: Look | null,
  seenFrom: SeenFrom,
  own: string | null,
): boolean {
  if (!isSeen(create_date, seenFrom)) return false;
  return seenFrom === null || created_by === own || (look !== null && !reachesBefore(look, seenFrom));
}

/** The look at an import. If the file reaches back too far, without the existing data of its time. */
export function lookInSight(look: Look | null, seenFrom: SeenFrom): Look | null {
  return look && reachesBefore(look, seenFrom) ? { ...look, overlap: null, sameAs: null } : look;
}
