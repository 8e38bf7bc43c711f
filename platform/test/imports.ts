import type { Databases } from "../src/db/databases.js";
import { transactClients } from "../src/db/transact.js";
import { type AppliedImport, applyStep, type OverlapMode, undoStep } from "../src/imports/applying.store.js";
import { addPiece, isEmptyPiece, type PieceContent, packPiece } from "../src/imports/pieces.store.js";
import { anyKind, clipCoverage, coverageOfIntervals } from "../src/measurements/coverage.js";
import { DAY } from "../src/time/clock.js";

/** Stores a content as the pieces of an import that was read, by UTC day. */
export async function addImport(
  { write }: Databases,
  clientId: number,
  content: PieceContent,
  order: number,
  mode: OverlapMode,
): Promise<AppliedImport> {
  const covered = anyKind(content.covered);
  const [from, to] = [covered[0]?.from ?? 0, covered.at(-1)?.to ?? 0];
  const sha256 = `${clientId} ${order}`;
  const { id } = await write
    .insertInto("import")
    .values({
      client_id: clientId,
      state: "applying",
      complete: 1,
      create_date: 0,
      created_by: null,
      file_name: "records.csv",
      file_sha256: sha256,
      options: "{}",
      from_time: from,
      to_time: to,
      apply_order: order,
      replaces: mode === "replace" ? 1 : 0,
    } as never)
    .returning("id")
    .executeTakeFirstOrThrow();
  for (let day = Math.floor(from / DAY) * DAY; day < to; day += DAY) {
    const within = (instant: number) => instant >= day && instant < day + DAY;
    const intervals = content.intervals.filter((interval) => within(interval.from));
    const part = {
      readings: content.readings.filter(({ timestamp }) => within(timestamp)),
      intervals,
      // Counted intervals cover themselves, also beyond the day on which they begin.
      covered:
        content.intervals.length > 0
          ? coverageOfIntervals(intervals)
          : clipCoverage(content.covered, day, day + DAY),
    };
    if (isEmptyPiece(part)) continue;
    await addPiece(
      write,
      { client_id: clientId, import_id: id, counts: 0, superseded_by: null },
      packPiece(part),
    );
  }
  return { id, order, sha256, mode, from, to };
}

interface Client {
  id: number;
  timeZone: string;
}

/** Applies or undoes an import, step by step. */
export async function applyAll(
  { write }: Databases,
  client: Client,
  one: AppliedImport,
  line = 0,
): Promise<void> {
  for (let after = 0; ; ) {
    const { done } = await transactClients(write, (tx) => applyStep(tx, client, one, after, line));
    if (!done) break;
    after = done.to;
  }
  await write.updateTable("import").set({ state: "applied" }).where("id", "=", one.id).execute();
}

export async function undoAll(
  { write }: Databases,
  client: Client,
  one: AppliedImport,
  line = 0,
): Promise<void> {
  await write.updateTable("import").set({ state: "undoing" }).where("id", "=", one.id).execute();
  for (let after = 0; ; ) {
    const done = await transactClients(write, (tx) => undoStep(tx, client, one, after, line));
    if (!done) break;
    after = done.to;
  }
  await write.updateTable("import").set({ state: "undone" }).where("id", "=", one.id).execute();
}
