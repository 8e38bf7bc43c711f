import type { Db } from "../db/tables.js";
import { allCoverage } from "../measurements/coverage.js";
import { type Interval, union } from "../measurements/intervals.js";
import { keepHours } from "../measurements/keptHours.store.js";
import { rebuildStretch } from "../measurements/rebuild.store.js";
import { DAY, HOUR } from "../time/clock.js";
import { knownTime } from "./knownTime.store.js";
import {
  addPiece,
  isEmptyPiece,
  type PieceContent,
  packPiece,
  replacePiece,
  splitPiece,
  unpackPiece,
} from "./pieces.store.js";
import { supersede } from "./supersede.store.js";
import { appliedBefore, laterImports } from "./supersedingTime.store.js";

/**
 * Limit of one step, so that devices' batches only wait for some milliseconds: records of a busy day or two,
 * or of a quiet month.
 */
const RECORDS_A_STEP = 8000;
const DAYS_A_STEP = 31;

/** The effect on existing data: earlier imports give way, both count, or only uncovered time is filled. */
export type OverlapMode = "replace" | "add" | "fill";

export interface AppliedImport {
  id: number;
  order: number;
  /** Hash of its file. */
  sha256: string | null;
  mode: OverlapMode;
  from: number;
  to: number;
}

interface Client {
  id: number;
  timeZone: string;
}

export interface Step {
  /** The time that it dealt with. Everything before its end is done. null: nothing is left. */
  done: Interval | null;
  /** Contents that count now. */
  contents: PieceContent[];
}

/**
 * Applies the next few days of an import: superseded pieces no longer count, and the affected hours are
 * rebuilt. In the caller's transaction on the client.
 * @param after everything before it is done
 * @param line hours that begin before it are kept first, as their records may be deleted
 */
export async function applyStep(
  tx: Db,
  client: Client,
  { id, order, sha256, mode }: AppliedImport,
  after: number,
  line: number,
): Promise<Step> {
  const pieces = await nextPieces(tx, client.id, id, after);
  const [first] = pieces;
  if (!first) return { done: null, contents: [] };
  const contents: PieceContent[] = [];
  const touched: Interval[] = [];
  for (const piece of pieces) {
    touched.push({ from: piece.from_time, to: piece.to_time });
    const content = unpackPiece(piece);
    const { kept, known } =
      mode === "fill" ? await filling(tx, client, content) : { kept: content, known: null };
    if (known && !isEmptyPiece(known)) {
      const { client_id, import_id } = piece;
      await addPiece(tx, { client_id, import_id, counts: 0, superseded_by: id }, packPiece(known));
    }
    if (isEmptyPiece(kept)) await replacePiece(tx, piece, { superseded_by: id });
    else contents.push(kept);
    if (!isEmptyPiece(kept)) await replacePiece(tx, piece, { ...packPiece(kept), counts: 1 });
  }
  if (mode === "replace") {
    const before = await appliedBefore(tx, client.id, id, first.from_time);
    const covered = allCoverage([before, ...contents.map((content) => content.covered)]);
    touched.push(...(await supersede(tx, client.id, covered, { id, order, sha256 })));
  }
  await rebuild(tx, client, touched, line);
  return { done: { from: first.from_time, to: endOf(pieces) }, contents };
}

/**
 * Undoes the next few days of an import: pieces that it superseded count again, unless a later import
 * supersedes them, too.
 */
export async function undoStep(
  tx: Db,
  client: Client,
  undone: AppliedImport,
  after: number,
  line: number,
): Promise<Interval | null> {
  const spans = await nextTouched(tx, client.id, undone.id, after);
  const [first] = spans;
  if (!first) return null;
  const stretch = { from: first.from_time, to: endOf(spans) };
  const own = await takeOut(tx, client.id, undone.id, stretch);
  const back = await supersededIn(tx, client.id, undone.id, stretch);
  for (const piece of back) await replacePiece(tx, piece, { counts: 1, superseded_by: null });
  const touched = [...own, ...back].map((piece) => ({ from: piece.from_time, to: piece.to_time }));
  for (const later of await laterImports(tx, client.id, undone.order, union(touched)))
    touched.push(...(await supersede(tx, client.id, later.covered, later)));
  await rebuild(tx, client, touched, line);
  return stretch;
}

interface Span {
  from_time: number;
  reading_count: number;
  interval_count: number;
}

/** The first pieces, in whole UTC days, up to the limit of one step. They come by their beginning. */
function oneStep<S extends Span>(pieces: S[]): S[] {
  const day = ({ from_time }: Span) => Math.floor(from_time / DAY);
  const [first] = pieces;
  let records = 0;
  const end = pieces.findIndex((piece, index) => {
    const before = pieces[index - 1];
    const isLong = first !== undefined && day(piece) - day(first) >= DAYS_A_STEP;
    if (before && day(before) !== day(piece) && (isLong || records >= RECORDS_A_STEP)) return true;
    records += piece.reading_count + piece.interval_count;
    return false;
  });
  return end < 0 ? pieces : pieces.slice(0, end);
}

/** End of the UTC day on which the last of some pieces begins. */
const endOf = (pieces: Span[]) => (Math.floor((pieces.at(-1)?.from_time ?? 0) / DAY) + 1) * DAY;

/** The days that one step may hold, plus one. */
const laterThan = (from: number) => from + (DAYS_A_STEP + 1) * DAY;

async function rebuild(tx: Db, client: Client, touched: Interval[], line: number): Promise<void> {
  for (const { from, to } of union(touched.map((one) => ({ from: one.from - HOUR, to: one.to + HOUR })))) {
    const stretch = { from: from + HOUR, to: to - HOUR };
    await keepHours(tx, client, stretch, line);
    await rebuildStretch(tx, client, stretch);
  }
}

/** Splits content into a part that nothing covers yet, and the rest. */
async function filling(tx: Db, client: Client, content: PieceContent) {
  const { inside, rest } = splitPiece(content, await knownTime(tx, client.id, content));
  return { kept: rest, known: inside };
}

/** An import's pieces of its next days that neither count nor are superseded. */
async function nextPieces(tx: Db, clientId: number, importId: number, after: number) {
  const own = tx
    .selectFrom("import_piece")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("import_id", "=", importId)
    .where("counts", "=", 0)
    .where("superseded_by", "is", null)
    .where("from_time", ">=", after)
    .orderBy("from_time");
  const first = await own.limit(1).executeTakeFirst();
  if (!first) return [];
  // Their contents are large: only those of the step are read.
  const spans = await tx
    .selectFrom("import_piece")
    .select(["from_time", "reading_count", "interval_count"])
    .where("client_id", "=", clientId)
    .where("import_id", "=", importId)
    .where("counts", "=", 0)
    .where("superseded_by", "is", null)
    .where("from_time", ">=", after)
    .where("from_time", "<", laterThan(first.from_time))
    .orderBy("from_time")
    .execute();
  return own.where("from_time", "<", endOf(oneStep(spans))).execute();
}

/** The next pieces that an undone import has, or superseded. */
async function nextTouched(tx: Db, clientId: number, importId: number, after: number) {
  const touched = tx
    .selectFrom("import_piece")
    .select(["from_time", "reading_count", "interval_count"])
    .where("client_id", "=", clientId)
    .where("from_time", ">=", after)
    .where(({ or, eb }) => or([eb("import_id", "=", importId), eb("superseded_by", "=", importId)]))
    .orderBy("from_time");
  const first = await touched.limit(1).executeTakeFirst();
  return first ? oneStep(await touched.where("from_time", "<", laterThan(first.from_time)).execute()) : [];
}

/** Deletes an import's pieces that begin in a stretch. @returns those that counted */
async function takeOut(tx: Db, clientId: number, importId: number, { from, to }: Interval) {
  const pieces = await tx
    .deleteFrom("import_piece")
    .where("client_id", "=", clientId)
    .where("import_id", "=", importId)
    .where("from_time", ">=", from)
    .where("from_time", "<", to)
    .returning(["from_time", "to_time", "counts"])
    .execute();
  return pieces.filter(({ counts }) => counts === 1);
}

function supersededIn(tx: Db, clientId: number, by: number, { from, to }: Interval) {
  return tx
    .selectFrom("import_piece")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("superseded_by", "=", by)
    .where("from_time", ">=", from)
    .where("from_time", "<", to)
    .execute();
}
