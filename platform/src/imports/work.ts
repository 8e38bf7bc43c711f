import { clientOf } from "../clients/zone.store.js";
import { lockClients } from "../db/locks.js";
import type { Db } from "../db/tables.js";
import { transactClients } from "../db/transact.js";
import type { Deps } from "../deps.js";
import { markHeard } from "../device-api/status.store.js";
import { logEvents } from "../events/store.js";
import type { JobContext } from "../jobs/jobs.js";
import { allCoverage } from "../measurements/coverage.js";
import { isCounted } from "../measurements/reading.js";
import { keptLine } from "../storage/keptLine.store.js";
import { DEFAULT_ZONE } from "../time/zone.js";
import { type AppliedImport, applyStep, undoStep } from "./applying.store.js";
import type { PieceCoverage } from "./coverage.js";
import { notUnderstood } from "./files/understand.js";
import type { Understanding } from "./files/understanding.js";
import { framesOf } from "./frames.js";
import { knownBeside } from "./knownBeside.store.js";
import { correctLastCount } from "./lastCount.store.js";
import { settleMissing } from "./missingRows.js";
import { addPiece, type PieceContent } from "./pieces.store.js";
import type { ReadingFrame } from "./reading.js";
import { type ImportRow, optionsOf, type StoredLook } from "./rows.js";
import type { ImportState, Look } from "./schemas.js";
import { nameOf, standingBeside } from "./standing.store.js";
import { findSame, forgetPieces, moveImport, nextToDo } from "./store.js";
import { leaveUnheard } from "./unheard.store.js";

/** Works on imports one after the other: reads uploaded files, and applies and undoes imports on request. */
export async function workOnImports(deps: Deps, { signal }: JobContext): Promise<void> {
  const failures: unknown[] = [];
  for (let row = await nextToDo(deps.db.write, 0); row && !signal.aborted; ) {
    // A failed one is tried again at the next run, and does not block the others.
    await workOn(deps, row, signal).catch((error: unknown) => failures.push(error));
    row = await nextToDo(deps.db.write, row.id);
  }
  if (failures.length > 0) throw failures[0];
}

function workOn(deps: Deps, row: ImportRow, signal: AbortSignal): Promise<void> {
  if (row.state === "uploaded") return readUpload(deps, row, signal);
  return row.state === "applying" ? apply(deps, row, signal) : undo(deps, row, signal);
}

/** A file is given up after this many failed readings, if these are not its own fault. */
const TRIES = 5;

const setProgress = (db: Db, id: number, progress: number) =>
  db.updateTable("import").set({ progress }).where("id", "=", id).execute();

/** Reads a file into pieces that do not count yet. An interrupted reading begins again. */
async function readUpload(deps: Deps, row: ImportRow, signal: AbortSignal): Promise<void> {
  const { db, threads, now } = deps;
  const { id, client_id: clientId } = row;
  await forgetPieces(db.write, id);
  if (row.tries >= TRIES) return giveUp(db.write, id);
  await db.write
    .updateTable("import")
    .set({ tries: row.tries + 1 })
    .where("id", "=", id)
    .execute();
  const { timeZone } = await clientOf(db.read, clientId);
  const { overlap, keep, missingRows, ...said } = optionsOf(row);
  const options = { timeZone, ...said, now: now() };
  const { now: readDate } = options;
  const stream = threads.stream("importFrames", {
    ...{ id, name: row.file_name, size: row.file_size ?? 0, options },
  });
  let end: Extract<ReadingFrame, { kind: "end" }> | null = null;
  let understanding: Understanding | null = null;
  for await (const { head, body } of framesOf<ReadingFrame>(stream)) {
    if (signal.aborted) return void stream.destroy();
    if (head.kind === "progress") await setProgress(db.write, id, head.share);
    if (head.kind === "understanding") understanding = head.understanding;
    if (head.kind === "fault") understanding = understanding && { ...understanding, faults: [head.fault] };
    if (head.kind === "end") end = head;
    if (head.kind === "piece") {
      const { kind, coverageLength, ...packed } = head;
      const coverage = body.subarray(0, coverageLength);
      const of = { client_id: clientId, import_id: id, counts: 0, superseded_by: null };
      await addPiece(db.write, of, { ...packed, coverage, data: body.subarray(coverageLength) });
    }
  }
  if (!understanding) throw new Error("A file was not understood.");
  if (end) await leaveOut(deps, row, understanding, end);
  const understood = JSON.stringify({ ...understanding, readDate });
  if (!end || understanding.questions.length > 0) {
    await forgetPieces(db.write, id);
    const state: ImportState = understanding.faults.length > 0 ? "unreadable" : "asking";
    await moveImport(db.write, id, ["uploaded"], {
      state,
      understanding: understood,
      progress: 0,
      look: null,
    });
    return;
  }
  if (understanding.heardBy === "rhythm") await coverReadings(deps, row, understanding.gapSeconds ?? 0);
  // Before the look: what comes meanwhile makes it out of date.
  const beside = await standingBeside(db.write, row);
  const known = await knownBeside(db.write, row, understanding.heardBy === "file");
  const sameAs = await findSame(db.read, row);
  const { refused, byCode } = end;
  const look = await threads.run("importLook", { id, clientId, timeZone, refused, byCode, sameAs });
  const told = JSON.parse(Buffer.from(look).toString()) as Look;
  const { from, to } = told;
  const stored: StoredLook = { ...told, standing: nameOf(beside, told), known };
  await moveImport(db.write, id, ["uploaded"], {
    ...{ state: "read", tries: 0, understanding: understood, progress: 0 },
    look: JSON.stringify(stored),
    ...{ from_time: from, to_time: to },
  });
}

/** Leaves out of a file that was read what it counts in time that was not heard, or asks whether it was. */
async function leaveOut(
  deps: Deps,
  row: ImportRow,
  understanding: Understanding,
  rows: Pick<Extract<ReadingFrame, { kind: "end" }>, "series" | "unheard" | "unplaced" | "isInParts">,
): Promise<void> {
  const missing = await settleMissing(deps, row, understanding, rows);
  if (understanding.questions.length > 0) return;
  const left = await leaveUnheard(deps.db.write, row, allCoverage([rows.unheard, missing]));
  if (left) understanding.assumptions.push({ code: "COUNT_EMPTY", params: { ...left } });
}

async function giveUp(db: Db, id: number): Promise<void> {
  const understanding = {
    ...notUnderstood({ timeZone: DEFAULT_ZONE }),
    faults: [{ code: "FAILED", params: {} }],
  };
  const change = { understanding: JSON.stringify(understanding), progress: 0, look: null, tries: 0 };
  await moveImport(db, id, ["uploaded"], { state: "unreadable", ...change });
}

async function coverReadings(
  { db, threads }: Deps,
  { id, client_id: clientId }: ImportRow,
  gap: number,
): Promise<void> {
  const answer = await threads.run("importCoverage", { id, clientId, gap });
  for (const { piece, from, to, coverage } of JSON.parse(Buffer.from(answer).toString()) as PieceCoverage[])
    await db.write
      .updateTable("import_piece")
      .set({ from_time: from, to_time: to, coverage: Buffer.from(coverage, "base64") })
      .where("client_id", "=", clientId)
      .where("import_id", "=", id)
      .where("piece", "=", piece)
      .execute();
}

/** Applies an import, some days at a time. Resumes after an interruption. */
async function apply(deps: Deps, row: ImportRow, signal: AbortSignal): Promise<void> {
  const { db, env, now, events } = deps;
  const applied = appliedOf(row);
  for (let after = row.done_until ?? 0; !signal.aborted; ) {
    const line = await keptLine(db.read, env, now());
    const { done } = await transactClients(db.write, async (tx) => {
      await lockClients(tx, [row.client_id]);
      const client = await clientOf(tx, row.client_id);
      const step = await applyStep(tx, client, applied, after, line);
      if (step.done) await noteStep(tx, row, step.done.to, applied);
      await tellOf(tx, row, step.contents, now());
      return step;
    });
    events.wake();
    if (!done) break;
    after = done.to;
  }
  if (signal.aborted) return;
  await moveImport(db.write, row.id, ["applying"], { state: "applied", progress: 1, applied_date: now() });
}

/** Undoes an import, some days at a time. */
async function undo(deps: Deps, row: ImportRow, signal: AbortSignal): Promise<void> {
  const { db, env, now, events } = deps;
  const undone = appliedOf(row);
  for (let after = row.done_until ?? 0; !signal.aborted; ) {
    const line = await keptLine(db.read, env, now());
    const done = await transactClients(db.write, async (tx) => {
      await lockClients(tx, [row.client_id]);
      const client = await clientOf(tx, row.client_id);
      const stretch = await undoStep(tx, client, undone, after, line);
      if (stretch) await noteStep(tx, row, stretch.to, undone);
      else await correctLastCount(tx, row.client_id);
      await tellOf(tx, row, [], now());
      return stretch;
    });
    events.wake();
    if (!done) break;
    after = done.to;
  }
  if (signal.aborted) return;
  await moveImport(db.write, row.id, ["undoing"], { state: "undone", progress: 1, undone_date: now() });
}

function appliedOf(row: ImportRow): AppliedImport {
  const { overlap = "replace" } = optionsOf(row);
  const [from, to] = [row.from_time ?? 0, row.to_time ?? 0];
  return { id: row.id, order: row.apply_order ?? 0, sha256: row.file_sha256, mode: overlap, from, to };
}

async function noteStep(
  tx: Db,
  { id }: ImportRow,
  until: number,
  { from, to }: AppliedImport,
): Promise<void> {
  const progress = to > from ? Math.min(1, Math.max(0, (until - from) / (to - from))) : 1;
  await tx.updateTable("import").set({ done_until: until, progress }).where("id", "=", id).execute();
}

/** Notifies those who see a client that its history changed, and updates its last count. */
async function tellOf(tx: Db, row: ImportRow, contents: PieceContent[], now: number): Promise<void> {
  const { client_id: clientId } = row;
  const groups = await tx
    .selectFrom("client_group")
    .select("group_id")
    .where("client_id", "=", clientId)
    .execute();
  const counted = lastCountOf(contents);
  if (counted !== null) await markHeard(tx, clientId, { active: null, counted }, now);
  const data = { clientId, from: null, to: null, vehicles: null };
  const audience = groups.map(({ group_id }) => group_id);
  await logEvents(tx, [{ type: "client.measurement", clientId, audience, data }], now);
}

function lastCountOf(contents: PieceContent[]): number | null {
  let last: number | null = null;
  for (const { readings, intervals } of contents) {
    const reading = readings.findLast(isCounted)?.timestamp ?? 0;
    const ends = intervals.map(({ to, count }) => (count > 0 ? to : 0));
    const newest = ends.reduce((one, other) => Math.max(one, other), reading);
    if (newest > (last ?? 0)) last = newest;
  }
  return last;
}
