import { createHash } from "node:crypto";
import type { Db } from "../db/tables.js";
import {
  allCoverage,
  anyKind,
  type Coverage,
  clipCoverage,
  combined,
  everyKind,
  NO_COVERAGE,
  unpackCoverage,
} from "../measurements/coverage.js";
import { common, union } from "../measurements/intervals.js";
import { HOUR } from "../time/clock.js";
import { inDays } from "./overlap.store.js";
import { type ImportRow, optionsOf } from "./rows.js";

type OfImport = Pick<ImportRow, "id" | "client_id" | "options">;

/**
 * Names what is known already of the time that an import which was read covers: a device's own batches, and what
 * was left out of them, change it as well as imports do. If the name is another one when it is applied, the look
 * at it is out of date. null: it replaces, which is not done where the device itself was heard.
 * @param isInParts counted intervals extend over more than what was heard of them
 */
export async function knownBeside(db: Db, row: OfImport, isInParts: boolean): Promise<string | null> {
  if ((optionsOf(row).overlap ?? "replace") === "replace") return null;
  const time = await timeOf(db, row, isInParts);
  const hash = createHash("sha256");
  for (const { from, to } of inDays(anyKind(time))) {
    const hours = await db
      .selectFrom("reading_hour")
      .select(["hour_start", "coverage"])
      .where("client_id", "=", row.client_id)
      .where("hour_start", ">", from - HOUR)
      .where("hour_start", "<", to)
      .orderBy("hour_start")
      .execute();
    const known = allCoverage(hours.map(({ hour_start, coverage }) => unpackCoverage(coverage, hour_start)));
    hash.update(JSON.stringify(combined(known, clipCoverage(time, from, to), common)));
  }
  return hash.digest("base64");
}

/** The time of an import's records. */
async function timeOf(db: Db, { id, client_id }: OfImport, isInParts: boolean): Promise<Coverage> {
  const pieces = await db
    .selectFrom("import_piece")
    .select(["from_time", "to_time", "coverage"])
    .where("client_id", "=", client_id)
    .where("import_id", "=", id)
    .execute();
  if (isInParts)
    return everyKind(union(pieces.map(({ from_time, to_time }) => ({ from: from_time, to: to_time }))));
  return allCoverage([NO_COVERAGE, ...pieces.map((one) => unpackCoverage(one.coverage, one.from_time))]);
}
