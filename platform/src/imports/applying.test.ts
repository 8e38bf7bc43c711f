import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { addImport, applyAll, undoAll } from "../../test/imports.js";
import { batchBetween, hoursOf, newClient, type Stretch, send } from "../../test/readings.js";
import { ENGINE, newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { transactClients } from "../db/transact.js";
import { union, without } from "../measurements/intervals.js";
import { rebuildHours } from "../measurements/rebuild.store.js";
import { sortBatch } from "../measurements/sortBatch.rules.js";
import { compact } from "../storage/compaction.js";
import { DAY, HOUR } from "../time/clock.js";
import type { AppliedImport, OverlapMode } from "./applying.store.js";

const NOW = 1_794_700_800;
const MOMENT = NOW - 12 * DAY;
const ZONE = "Europe/Ljubljana";

let place: TestDatabase;
let db: Databases;

beforeAll(async () => {
  place = await newTestDatabase();
  db = await openDatabases(place);
});
afterAll(async () => {
  await db.close();
  await place.drop();
});

const stretch = batchBetween(MOMENT, MOMENT + 3 * DAY, 40 * HOUR);
const step = fc.oneof(
  fc.record({ kind: fc.constant("device" as const), stretch }),
  fc.record({
    kind: fc.constant("import" as const),
    stretches: fc.array(stretch, { minLength: 1, maxLength: 3 }),
    mode: fc.constantFrom<OverlapMode>("replace", "replace", "add", "fill"),
  }),
  fc.record({ kind: fc.constant("undo" as const), which: fc.nat() }),
  fc.record({ kind: fc.constant("compact" as const) }),
);

interface Told {
  stretches: Stretch[];
  mode: OverlapMode;
  applied: AppliedImport;
  /** What was covered already when it came, where that stays. */
  known: { from: number; to: number }[];
  undone: boolean;
}

const holds = (intervals: { from: number; to: number }[], instant: number) =>
  intervals.some(({ from, to }) => from <= instant && instant < to);

/** What counts in the end, by the rule: what an import says holds where no later one that replaces covers it. */
function visible(imports: Told[], index: number): Stretch[] {
  const one = imports[index];
  if (!one || one.undone) return [];
  const over = imports.slice(index + 1).filter(({ undone, mode }) => !undone && mode === "replace");
  const isOver = (instant: number) =>
    over.some(({ stretches }) => holds(stretches, instant)) || holds(one.known, instant);
  const readings = one.stretches.flatMap((own) => own.readings).filter(({ timestamp }) => !isOver(timestamp));
  return without(union(one.stretches), one.known).map(({ from, to }) => ({
    from,
    to,
    readings: readings.filter(({ timestamp }) => from <= timestamp && timestamp < to),
  }));
}

it("makes hours of what counts, whatever was brought in, replaced and taken back in between", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 9 }), async (steps) => {
      const client = { id: await newClient(db), timeZone: ZONE };
      const sent: Stretch[] = [];
      const imports: Told[] = [];
      for (const [index, one] of steps.entries()) {
        if (one.kind === "compact") await compact(db, { now: NOW, signal: new AbortController().signal }, 0);
        if (one.kind === "device") {
          await send(db, client, `batch ${index}`, one.stretch, NOW);
          sent.push(one.stretch);
        }
        if (one.kind === "import") {
          const { stretches, mode } = one;
          const sorted = stretches.map((batch) => sortBatch({ batchId: "", ...batch }, NOW, true));
          const readings = sorted.flatMap((batch) => batch.readings);
          readings.sort((one, other) => one.timestamp - other.timestamp);
          const content = { readings, intervals: [], covered: union(stretches) };
          const before = imports.flatMap((other) => (other.undone ? [] : other.stretches));
          const known = mode === "fill" ? union([...sent, ...before]) : [];
          const applied = await addImport(db, client.id, content, imports.length + 1, mode);
          await applyAll(db, client, applied);
          imports.push({ stretches, mode, applied, known, undone: false });
        }
        const left = imports.filter(({ undone }) => !undone);
        const undone = one.kind === "undo" && left[one.which % Math.max(1, left.length)];
        if (undone) {
          await undoAll(db, client, undone.applied);
          undone.undone = true;
        }
      }
      const other = { id: await newClient(db), timeZone: ZONE };
      const counting = [...sent, ...imports.flatMap((_, index) => visible(imports, index))];
      for (const [index, batch] of counting.entries()) await send(db, other, `${index}`, batch, NOW);
      const hours = await hoursOf(db, client.id);
      expect(hours).toEqual(await hoursOf(db, other.id));
      await transactClients(db.write, (tx) => rebuildHours(tx, client.id, "Asia/Kolkata"));
      await transactClients(db.write, (tx) => rebuildHours(tx, client.id, ZONE));
      expect(await hoursOf(db, client.id)).toEqual(hours);
    }),
    { numRuns: ENGINE === "sqlite" ? 40 : 8, endOnFailure: true },
  );
}, 120_000);
