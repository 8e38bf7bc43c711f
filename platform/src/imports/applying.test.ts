import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { addImport, applyAll, undoAll } from "../../test/imports.js";
import {
  batchBetween,
  hoursOf,
  newClient,
  type SentReading,
  type Stretch,
  send,
} from "../../test/readings.js";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { transact, transactClients } from "../db/transact.js";
import { anyKind, someKinds } from "../measurements/coverage.js";
import { storeBatch } from "../measurements/ingest.store.js";
import { union, without } from "../measurements/intervals.js";
import { KIND, type KindName } from "../measurements/reading.js";
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

const ALL_KINDS: KindName[] = ["vehicle", "pedestrian", "bicycle"];
const stretch = batchBetween(MOMENT, MOMENT + 3 * DAY, 40 * HOUR);
const step = fc.oneof(
  fc.record({ kind: fc.constant("device" as const), stretch }),
  fc.record({
    kind: fc.constant("import" as const),
    stretches: fc.array(stretch, { minLength: 1, maxLength: 3 }),
    kinds: fc.constantFrom<KindName[]>(["vehicle"], ["bicycle"], ["pedestrian", "bicycle"], ALL_KINDS),
    mode: fc.constantFrom<OverlapMode>("replace", "replace", "add", "fill"),
  }),
  fc.record({ kind: fc.constant("undo" as const), which: fc.nat() }),
  fc.record({ kind: fc.constant("compact" as const) }),
);

interface Told {
  stretches: Stretch[];
  /** The kinds that it listened for. Its road users are of these kinds in turn. */
  kinds: KindName[];
  mode: OverlapMode;
  applied: AppliedImport;
  /** Time already covered for a kind when it came, if that stays. */
  known: (kind: KindName) => { from: number; to: number }[];
  undone: boolean;
}

const holds = (intervals: { from: number; to: number }[], instant: number) =>
  intervals.some(({ from, to }) => from <= instant && instant < to);

/**
 * The data of a kind that counts in the end, by the rule: an import holds where no later replacing one covers
 * it.
 */
function visible(imports: Told[], index: number, kind: KindName): Stretch[] {
  const one = imports[index];
  if (!one || one.undone || !one.kinds.includes(kind)) return [];
  const over = imports
    .slice(index + 1)
    .filter(({ undone, mode, kinds }) => !undone && mode === "replace" && kinds.includes(kind));
  const known = one.known(kind);
  const isOver = (instant: number) =>
    over.some(({ stretches }) => holds(stretches, instant)) || holds(known, instant);
  const readings = one.stretches
    .flatMap((own) => own.readings)
    .filter((reading) => reading.kind === kind && !isOver(reading.timestamp));
  return without(union(one.stretches), known).map(({ from, to }) => ({
    from,
    to,
    readings: readings.filter(({ timestamp }) => from <= timestamp && timestamp < to),
  }));
}

/** Stores a batch that listened for only one kind. */
function sendKind(client: { id: number; timeZone: string }, batchId: string, batch: Stretch, kind: KindName) {
  const sorted = sortBatch({ batchId, ...batch }, NOW, false);
  const covered = someKinds(new Set([KIND[kind]]), anyKind(sorted.covered));
  return transact(db.write, (tx) => storeBatch(tx, client, batchId, { ...sorted, covered }));
}

/** Readings of these kinds in turn. */
const ofKinds = (readings: SentReading[], kinds: KindName[]): SentReading[] =>
  readings.map((reading, index) => ({ ...reading, kind: kinds[index % kinds.length] ?? "vehicle" }));

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
          const { kinds, mode } = one;
          const stretches = one.stretches.map((own) => ({ ...own, readings: ofKinds(own.readings, kinds) }));
          const sorted = stretches.map((batch) => sortBatch({ batchId: "", ...batch }, NOW, true));
          const readings = sorted.flatMap((batch) => batch.readings);
          readings.sort((one, other) => one.timestamp - other.timestamp);
          const covered = someKinds(new Set(kinds.map((kind) => KIND[kind])), union(stretches));
          const content = { readings, intervals: [], covered };
          const before = imports.filter((other) => !other.undone);
          const sentBefore = [...sent];
          const known = (kind: KindName) => {
            if (mode !== "fill") return [];
            const alike = before.filter((other) => other.kinds.includes(kind));
            return union([...sentBefore, ...alike.flatMap((other) => other.stretches)]);
          };
          const applied = await addImport(db, client.id, content, imports.length + 1, mode);
          await applyAll(db, client, applied);
          imports.push({ stretches, kinds, mode, applied, known, undone: false });
        }
        const left = imports.filter(({ undone }) => !undone);
        const undone = one.kind === "undo" && left[one.which % Math.max(1, left.length)];
        if (undone) {
          await undoAll(db, client, undone.applied);
          undone.undone = true;
        }
      }
      const other = { id: await newClient(db), timeZone: ZONE };
      for (const [index, batch] of sent.entries()) await send(db, other, `${index}`, batch, NOW);
      for (const kind of ALL_KINDS)
        for (const index of imports.keys())
          for (const [at, batch] of visible(imports, index, kind).entries())
            await sendKind(other, `${kind} ${index} ${at}`, batch, kind);
      const hours = await hoursOf(db, client.id);
      expect(hours).toEqual(await hoursOf(db, other.id));
      await transactClients(db.write, (tx) => rebuildHours(tx, client.id, "Asia/Kolkata"));
      await transactClients(db.write, (tx) => rebuildHours(tx, client.id, ZONE));
      expect(await hoursOf(db, client.id)).toEqual(hours);
    }),
    { numRuns: cases(40), endOnFailure: true },
  );
}, 120_000);
