import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { addImport, applyAll, undoAll } from "../../test/imports.js";
import { hoursOf, newClient } from "../../test/readings.js";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { transact, transactClients } from "../db/transact.js";
import type { CountedInterval } from "../measurements/countedInterval.js";
import { coverageOfIntervals } from "../measurements/coverage.js";
import { storeBatch } from "../measurements/ingest.store.js";
import { type Interval, union } from "../measurements/intervals.js";
import { DIRECTION, KIND, type Kind } from "../measurements/reading.js";
import { rebuildHours } from "../measurements/rebuild.store.js";
import { sortBatch } from "../measurements/sortBatch.rules.js";
import { DAY, HOUR, MINUTE } from "../time/clock.js";
import type { AppliedImport, OverlapMode } from "./applying.store.js";
import { foldStep } from "./folding.store.js";

const NOW = 1_794_700_800;
const FIRST_DAY = Math.floor(NOW / DAY) * DAY - 12 * DAY;
const ZONE = "Europe/Ljubljana";
/** A step of applying holds days up to this far from its first one. */
const DAYS_A_STEP = 31;
const QUARTER = 15 * MINUTE;

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

const KINDS: Kind[] = [KIND.vehicle, KIND.bicycle];

const interval = (from: number, seconds: number, kind: Kind, count: number): CountedInterval => ({
  ...{ from, to: from + seconds, kind, count },
  direction: count % 2 === 0 ? DIRECTION.incoming : DIRECTION.outgoing,
  ...{ speeds: null, lengths: null, averageSpeed: null, maxSpeed: null, v85: null },
});

/**
 * Intervals one after the other, some left out; perhaps with one long before, so that a step ends at one of the
 * midnights among them.
 */
const counted = fc
  .record({
    begin: fc.integer({ min: 0, max: 96 }),
    seconds: fc.constantFrom(QUARTER, QUARTER, HOUR, 90 * MINUTE, 6 * HOUR, DAY, 25 * HOUR),
    counts: fc.array(fc.option(fc.nat({ max: 50 })), { minLength: 1, maxLength: 40 }),
    kinds: fc.constantFrom<Kind[]>([KIND.vehicle], [KIND.bicycle], KINDS),
    stepEnds: fc.option(fc.integer({ min: 1, max: 2 }), { freq: 9 }),
  })
  .map(({ begin, seconds, counts, kinds, stepEnds }) => {
    const intervals = kinds.flatMap((kind) =>
      counts.flatMap((count, index) => {
        const from = FIRST_DAY + begin * QUARTER + index * seconds;
        return count === null || from > FIRST_DAY + 4 * DAY ? [] : [interval(from, seconds, kind, count)];
      }),
    );
    const before = FIRST_DAY + ((stepEnds ?? 0) - DAYS_A_STEP) * DAY + 7 * HOUR;
    if (stepEnds !== null) intervals.push(interval(before, HOUR, kinds[0] ?? KIND.vehicle, 1));
    return intervals.sort((one, other) => one.from - other.from);
  })
  .filter((intervals) => intervals.length > 0);

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ intervals: counted, mode: fc.constant<OverlapMode>("replace") }) },
  {
    weight: 1,
    arbitrary: fc.record({ intervals: counted, mode: fc.constantFrom<OverlapMode>("add", "fill") }),
  },
  { weight: 1, arbitrary: fc.record({ undo: fc.nat() }) },
);

interface Told {
  intervals: CountedInterval[];
  mode: OverlapMode;
  applied: AppliedImport;
  /** Intervals of which most was known when it came. */
  known: Set<CountedInterval>;
  undone: boolean;
}

const ofKind = (intervals: readonly CountedInterval[], kind: Kind) =>
  intervals.filter((one) => one.kind === kind);

/** True if more than half of an interval lies in some time. */
function isMostlyIn({ from, to }: Interval, time: Interval[]): boolean {
  const inside = time.map((one) => Math.max(0, Math.min(one.to, to) - Math.max(one.from, from)));
  return 2 * inside.reduce((sum, seconds) => sum + seconds, 0) > to - from;
}

/** The intervals that count in the end: those of which no later replacing import covers most. */
function visible(imports: Told[]): CountedInterval[] {
  return imports.flatMap(({ intervals, known, undone }, index) => {
    if (undone) return [];
    const over = imports.slice(index + 1).filter((later) => !later.undone && later.mode === "replace");
    return intervals.filter(
      (one) =>
        !known.has(one) && !over.some((later) => isMostlyIn(one, union(ofKind(later.intervals, one.kind)))),
    );
  });
}

/** Stores intervals as a device's, by the day on which they begin. */
async function sendAll(client: { id: number; timeZone: string }, intervals: CountedInterval[]) {
  const days = new Set(intervals.map(({ from }) => Math.floor(from / DAY)));
  for (const day of days) {
    const own = intervals.filter((one) => Math.floor(one.from / DAY) === day);
    const from = Math.min(...own.map((one) => one.from));
    const to = Math.max(...own.map((one) => one.to));
    const batch = sortBatch({ batchId: "", from, to }, NOW, true);
    const covered = coverageOfIntervals(own);
    const stored = { ...batch, from, to, intervals: own, covered };
    await transact(db.write, (tx) => storeBatch(tx, client, `day ${day}`, stored));
  }
}

async function bringIn(
  client: { id: number; timeZone: string },
  imports: Told[],
  { intervals, mode }: Pick<Told, "intervals" | "mode">,
): Promise<Told> {
  const seen = visible(imports);
  const isKnown = (one: CountedInterval) => isMostlyIn(one, union(ofKind(seen, one.kind)));
  const known = new Set(mode === "fill" ? intervals.filter(isKnown) : []);
  const content = { readings: [], intervals, covered: coverageOfIntervals(intervals) };
  const applied = await addImport(db, client.id, content, imports.length + 1, mode);
  await applyAll(db, client, applied);
  return { intervals, mode, applied, known, undone: false };
}

it.each([
  ["half", 0],
  ["less than half", QUARTER],
])(
  "supersedes an interval that a step's end parts, with %s of it on each side covered",
  async (_name, less) => {
    const client = { id: await newClient(db), timeZone: ZONE };
    const midnight = FIRST_DAY + 2 * DAY;
    const hours = (begin: number) => interval(begin, HOUR, KIND.vehicle, 10);
    const two = interval(midnight - HOUR, 2 * HOUR, KIND.vehicle, 40);
    const imports: Told[] = [];
    imports.push(await bringIn(client, imports, { intervals: [two], mode: "replace" }));
    const longBefore = hours(midnight - DAYS_A_STEP * DAY);
    const sides = [interval(midnight - HOUR, HOUR - less, KIND.vehicle, 10), hours(midnight)];
    imports.push(await bringIn(client, imports, { intervals: [longBefore, ...sides], mode: "replace" }));
    const other = { id: await newClient(db), timeZone: ZONE };
    await sendAll(other, [longBefore, ...sides]);
    expect(await hoursOf(db, client.id)).toEqual(await hoursOf(db, other.id));
  },
);

it("counts each interval once or not at all, wherever a step of applying ends", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
      const client = { id: await newClient(db), timeZone: ZONE };
      const imports: Told[] = [];
      for (const one of steps)
        if ("undo" in one) {
          const left = imports.filter(({ undone }) => !undone);
          const undone = left[one.undo % Math.max(1, left.length)];
          if (!undone) continue;
          await undoAll(db, client, undone.applied);
          undone.undone = true;
        } else imports.push(await bringIn(client, imports, one));
      const other = { id: await newClient(db), timeZone: ZONE };
      await sendAll(other, visible(imports));
      expect(await hoursOf(db, client.id)).toEqual(await hoursOf(db, other.id));
    }),
    { numRuns: cases(60) },
  );
}, 120_000);

it("keeps the hours of counted intervals as they are, wherever folding stops", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(counted, { minLength: 1, maxLength: 3 }),
      fc.nat({ max: 6 * 96 }),
      async (files, stop) => {
        const client = { id: await newClient(db), timeZone: ZONE };
        const imports: Told[] = [];
        for (const intervals of files)
          imports.push(await bringIn(client, imports, { intervals, mode: "replace" }));
        const before = await hoursOf(db, client.id);
        const until = FIRST_DAY + stop * QUARTER;
        for (const { applied } of imports)
          while (await transactClients(db.write, (tx) => foldStep(tx, client, applied.id, until)));
        await transactClients(db.write, (tx) => rebuildHours(tx, client.id, "Europe/London"));
        await transactClients(db.write, (tx) => rebuildHours(tx, client.id, ZONE));
        expect(await hoursOf(db, client.id)).toEqual(before);
      },
    ),
    { numRuns: cases(40) },
  );
}, 120_000);
