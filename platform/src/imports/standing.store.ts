import type { Db } from "../db/tables.js";
import { allCoverage, anyKind, NO_COVERAGE, unpackCoverage } from "../measurements/coverage.js";
import { LONGEST_INTERVAL } from "../measurements/ingest.rules.js";
import type { Interval } from "../measurements/intervals.js";
import type { ImportRow } from "./rows.js";
import type { ImportState, Look } from "./schemas.js";

/** An import that counts, or is about to, or to stop. */
type Standing = Pick<ImportRow, "id" | "state" | "from_time" | "to_time">;

/** What stands of a client beside one of its imports. */
export function standingBeside(
  db: Db,
  { id, client_id }: Pick<ImportRow, "id" | "client_id">,
): Promise<Standing[]> {
  return db
    .selectFrom("import")
    .select(["id", "state", "from_time", "to_time"])
    .where("client_id", "=", client_id)
    .where("state", "in", ["applying", "applied", "undoing"] satisfies ImportState[])
    .where("id", "<>", id)
    .orderBy("id")
    .execute();
}

/**
 * Names what stands near the time of a file that was read. If the name is another one when it is applied, the
 * look at it is out of date.
 */
export function nameOf(standing: readonly Standing[], { from, to }: Pick<Look, "from" | "to">): string {
  if (from === null || to === null) return "";
  // A last interval may be longer than what was heard of it.
  const near = standing.filter(
    (one) => (one.from_time ?? 0) < to + LONGEST_INTERVAL && (one.to_time ?? to) > from - LONGEST_INTERVAL,
  );
  return near.map(({ id, state }) => `${id} ${state}`).join();
}

/** The time that an import covers for anybody. */
export async function coveredBy(
  db: Db,
  { id, client_id }: Pick<ImportRow, "id" | "client_id">,
): Promise<Interval[]> {
  const pieces = await db
    .selectFrom("import_piece")
    .select(["from_time", "coverage"])
    .where("client_id", "=", client_id)
    .where("import_id", "=", id)
    .execute();
  const coverages = pieces.map(({ from_time, coverage }) => unpackCoverage(coverage, from_time));
  return anyKind(allCoverage([NO_COVERAGE, ...coverages]));
}
