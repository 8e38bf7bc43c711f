import type { ImportTable } from "../db/tables/imports.js";
import type { Db } from "../db/tables.js";
import { allCoverage, type Coverage, NO_COVERAGE, unpackCoverage } from "../measurements/coverage.js";
import { LONGEST_PIECE } from "../measurements/ingest.rules.js";
import type { Interval } from "../measurements/intervals.js";
import type { SupersedingImport } from "./supersede.store.js";

/**
 * What an import covers in the days before a step. An earlier counted interval that the step's beginning parts is
 * superseded by both sides together.
 */
export async function appliedBefore(
  tx: Db,
  clientId: number,
  importId: number,
  until: number,
): Promise<Coverage> {
  const pieces = await tx
    .selectFrom("import_piece")
    .select(["from_time", "coverage"])
    .where("client_id", "=", clientId)
    .where("import_id", "=", importId)
    .where("from_time", ">=", until - LONGEST_PIECE)
    .where("from_time", "<", until)
    .execute();
  return allCoverage([NO_COVERAGE, ...pieces.map((one) => unpackCoverage(one.coverage, one.from_time))]);
}

/** The later imports that supersede earlier ones, in order, with their coverage of some time. */
export async function laterImports(tx: Db, clientId: number, order: number, time: Interval[]) {
  const [first, last] = [time[0], time.at(-1)];
  if (!first || !last) return [];
  const rows = await tx
    .selectFrom("import_piece")
    .innerJoin("import", "import.id", "import_piece.import_id")
    .select(["import.id", "import.apply_order as order", "import.file_sha256 as sha256"])
    .select(["import_piece.from_time", "import_piece.coverage"])
    .where("import_piece.client_id", "=", clientId)
    .where("import_piece.from_time", ">=", first.from - LONGEST_PIECE)
    .where("import_piece.from_time", "<", last.to)
    .where("import_piece.to_time", ">", first.from)
    .where("import.apply_order", ">", order)
    .where("import.state", "in", REPLACING_STATES)
    .where("import.replaces", "=", 1)
    .where(({ or, eb }) => or([eb("counts", "=", 1), eb("superseded_by", "is not", null)]))
    .orderBy("import.apply_order")
    .execute();
  const later = new Map<number, SupersedingImport & { covered: Coverage }>();
  for (const { id, order: own, sha256, from_time, coverage } of rows) {
    const known = later.get(id) ?? { id, order: own ?? 0, sha256, covered: NO_COVERAGE };
    const covered = allCoverage([known.covered, unpackCoverage(coverage, from_time)]);
    later.set(id, { ...known, covered });
  }
  return [...later.values()];
}

const REPLACING_STATES: ImportTable["state"][] = ["applying", "applied"];
