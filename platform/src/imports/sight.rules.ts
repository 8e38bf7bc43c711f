import { isSeen, type SeenFrom } from "../clients/sight.rules.js";
import type { Look } from "./schemas.js";

/** Whether the records of a file that was read begin before what is seen of its client. */
export const reachesBefore = (look: Look | null, seenFrom: SeenFrom): boolean =>
  look !== null && look.from !== null && !isSeen(look.from, seenFrom);

/**
 * Whether an import is seen. Of those that somebody else brought in it must be known that they are about time that is seen.
 * @param own by whom the caller's are noted
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

/** What an import would do; of a file that reaches back too far not what is there of its time. */
export function lookInSight(look: Look | null, seenFrom: SeenFrom): Look | null {
  return look && reachesBefore(look, seenFrom) ? { ...look, overlap: null, sameAs: null } : look;
}
