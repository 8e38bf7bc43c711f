import type { Db } from "../db/tables.js";
import {
  allCoverage,
  anyKind,
  type Coverage,
  NO_COVERAGE,
  unpackCoverage,
} from "../measurements/coverage.js";
import { HOUR } from "../time/clock.js";
import { partlyCovered } from "./partlyCovered.rules.js";
import { type PieceContent, splitPiece } from "./pieces.store.js";

/** What is covered near a piece already, by imports and by the device itself: `fill` takes only what is not. */
export async function knownTime(db: Db, clientId: number, { covered }: PieceContent): Promise<Coverage> {
  const any = anyKind(covered);
  const [first, last] = [any[0], any.at(-1)];
  if (!first || !last) return NO_COVERAGE;
  const hours = await db
    .selectFrom("reading_hour")
    .select(["hour_start", "coverage"])
    .where("client_id", "=", clientId)
    .where("hour_start", ">", first.from - HOUR)
    .where("hour_start", "<", last.to)
    .execute();
  return allCoverage(hours.map(({ hour_start, coverage }) => unpackCoverage(coverage, hour_start)));
}

/** Counted intervals of a file of which only a part is known. They can't be cut: `fill` takes each whole or not. */
export interface PartlyKnown {
  /** Half of each or less: they are taken, and count beside what is there. */
  partlyTaken: number;
  /** More of each: they are left out, with the part that is not known. */
  partlyLeftOut: number;
}

/** The partly known counted intervals of a piece that does not count yet. */
export async function partlyKnown(db: Db, clientId: number, content: PieceContent): Promise<PartlyKnown> {
  if (content.intervals.length === 0) return { partlyTaken: 0, partlyLeftOut: 0 };
  const known = await knownTime(db, clientId, content);
  const { partlyKept, partlyReplaced } = partlyCovered(splitPiece(content, known), known);
  return { partlyTaken: partlyKept, partlyLeftOut: partlyReplaced };
}
