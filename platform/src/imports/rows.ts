import type { Selectable } from "kysely";
import type { Static } from "typebox";
import type { SeenFrom } from "../clients/sight.rules.js";
import type { ImportTable } from "../db/tables/imports.js";
import { monthStart } from "../time/months.js";
import { sentenceOf } from "./files/texts.js";
import type { Understanding } from "./files/understanding.js";
import type { ImportJson, ImportOptions, ImportState, Look } from "./schemas.js";
import { lookInSight } from "./sight.rules.js";

export type ImportRow = Selectable<ImportTable>;

export const optionsOf = ({ options }: Pick<ImportRow, "options">): ImportOptions => JSON.parse(options);

/** The understanding of a file, and the time it was read: later records were refused. */
export type StoredUnderstanding = Understanding & { readDate: number };

export const understandingOf = ({
  understanding,
}: Pick<ImportRow, "understanding">): StoredUnderstanding | null =>
  understanding === null ? null : JSON.parse(understanding);

/** A look at an import, and the names of what stood beside it then, and of what was known of its time. */
export type StoredLook = Look & { standing?: string; known?: string | null };

export const storedLookOf = ({ look }: Pick<ImportRow, "look">): StoredLook | null =>
  look === null ? null : JSON.parse(look);

export function lookOf(row: Pick<ImportRow, "look">): Look | null {
  const stored = storedLookOf(row);
  if (!stored) return null;
  const { standing: _standing, known: _known, ...look } = stored;
  return look;
}

/**
 * An import as the API shows it.
 * @param seenFrom the instant from which the reader sees the client's past
 * @param months how long single records are kept; 0: for ever
 */
export function toImportJson(
  { row, seenFrom }: { row: ImportRow; seenFrom: SeenFrom },
  months: number,
  now: number,
): Static<typeof ImportJson> {
  return {
    id: row.id,
    clientId: row.client_id,
    state: row.state as ImportState,
    progress: row.progress,
    fileName: row.file_name,
    fileSize: row.file_size ?? 0,
    sha256: row.file_sha256 ?? "",
    createDate: row.create_date,
    createdBy: row.created_by,
    options: optionsOf(row),
    understanding: toldOf(understandingOf(row)),
    look: lookInSight(lookOf(row), seenFrom),
    appliedDate: row.applied_date,
    undoneDate: row.undone_date,
    undoneBy: row.undone_by,
    canUndo: (row.state === "applied" || row.state === "applying") && row.final_date === null,
    keptUntil: keptUntil(row, months, now),
  };
}

/** When the last of its single records are deleted: always at the start of a UTC month. */
function keptUntil(row: ImportRow, months: number, now: number): number | null {
  if (months === 0) return null;
  const { keep = "asNew" } = optionsOf(row);
  const since = keep === "asNew" ? (row.applied_date ?? now) : row.to_time;
  return since === null ? null : Math.max(0, monthStart(since, months + 1));
}

const inEnglish = <T extends Parameters<typeof sentenceOf>[0]>(said: T) => ({
  ...said,
  message: sentenceOf(said),
});

function toldOf(understanding: Understanding | null): Static<typeof ImportJson>["understanding"] {
  if (!understanding) return null;
  const { columns, assumptions, questions, faults, ...rest } = understanding;
  const { form, compression, format, encoding, separator, sheet, sheets } = rest;
  const { headerLine, preambleLines, commentLines, lines, records, dateOrder } = rest;
  const { timeZone, zoneNeeded, intervalSeconds, heardBy, gapSeconds, directions, kind } = rest;
  return {
    ...{ form, compression, format, encoding, separator, sheet, sheets },
    ...{ headerLine, preambleLines, commentLines, lines, records, dateOrder },
    ...{ timeZone, zoneNeeded, intervalSeconds, heardBy, gapSeconds, directions, kind },
    columns: columns.map(({ index, name, role, unit, unitFrom, kind: of, direction, examples }) => ({
      ...{ index, name, role, unit, unitFrom, kind: of, direction, examples },
    })),
    assumptions: assumptions.map(inEnglish),
    questions: questions.map(inEnglish),
    faults: faults.map(inEnglish),
  };
}
