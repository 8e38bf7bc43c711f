import { afterAll, beforeAll, expect, it } from "@jest/globals";
import fc from "fast-check";
import { cases } from "../../test/cases.js";
import { addImport, applyAll, undoAll } from "../../test/imports.js";
import { batchBetween, hoursOf, newClient, type Stretch, send } from "../../test/readings.js";
import { newTestDatabase, type TestDatabase } from "../../test/testDatabase.js";
import { openDatabases } from "../db/database.js";
import type { Databases } from "../db/databases.js";
import { transactClients } from "../db/transact.js";
import { everyKind } from "../measurements/coverage.js";
import { LONGEST_BATCH } from "../measurements/ingest.rules.js";
import { union } from "../measurements/intervals.js";
import { rebuildHours } from "../measurements/rebuild.store.js";
import { sortBatch } from "../measurements/sortBatch.rules.js";
import { compact } from "../storage/compaction.js";
import { deleteOld } from "../storage/retention.js";
import { DAY, HOUR } from "../time/clock.js";
import type { AppliedImport } from "./applying.store.js";
import { foldStep } from "./folding.store.js";

const NOW = 1_794_700_800;
const MOMENT = NOW - 30 * DAY;
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

const stretch = batchBetween(MOMENT, MOMENT + 8 * DAY, 30 * HOUR);
const context = { now: NOW, signal: new AbortController().signal };

async function bringIn(client: { id: number; timeZone: string }, stretches: Stretch[], order: number) {
  const sorted = stretches.map((batch) => sortBatch({ batchId: "", ...batch }, NOW, true));
  const readings = sorted.flatMap((batch) => batch.readings);
  readings.sort((one, other) => one.timestamp - other.timestamp);
  const content = { readings, intervals: [], covered: everyKind(union(stretches)) };
  return addImport(db, client.id, content, order, "replace");
}

/**
 * Records are deleted up to an instant that no other test uses. Retention is the same for all clients, so it
 * only moves forward.
 */
let deleted = MOMENT - 400 * DAY;

it("takes imports back from hours whose own records retention has deleted, before or after they came", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(stretch, { minLength: 1, maxLength: 4 }),
      fc.array(stretch, { minLength: 1, maxLength: 3 }),
      fc.array(stretch, { minLength: 1, maxLength: 3 }),
      fc.constantFrom("first", "between", "last"),
      fc.boolean(),
      async (sent, one, other, when, isMoved) => {
        // Each round is later than the one before, as deletions remain.
        deleted += 100 * DAY;
        const later = deleted - MOMENT - 4 * DAY + 400 * DAY;
        const shifted = (some: Stretch[]) =>
          some.map(({ from, to, readings }) => ({
            from: from + later,
            to: to + later,
            readings: readings.map((reading) => ({ ...reading, timestamp: reading.timestamp + later })),
          }));
        const line = MOMENT + later + 4 * DAY;
        const now = MOMENT + later + 30 * DAY;
        const client = { id: await newClient(db), timeZone: ZONE };
        const take = (batch: Stretch, index: number, id: number) =>
          send(db, { id, timeZone: ZONE }, `${index}`, batch, now);
        for (const [index, batch] of shifted(sent).entries()) await take(batch, index, client.id);
        const before = await hoursOf(db, client.id);
        const forget = async () => {
          await compact(db, { ...context, now }, 0);
          await deleteOld(db, { ...context, now }, { readings: line, diagnostics: 0 });
        };
        const kept = line + LONGEST_BATCH + 50 * HOUR;
        if (when === "first") await forget();
        const first = await bringIn(client, shifted(one), 1);
        await applyAll(db, client, first, kept);
        const withFirst = await hoursOf(db, client.id);
        if (when === "between") await forget();
        const second = await bringIn(client, shifted(other), 2);
        await applyAll(db, client, second, kept);
        if (when === "last") await forget();
        if (isMoved) {
          await transactClients(db.write, (tx) => rebuildHours(tx, client.id, "Europe/London"));
          await transactClients(db.write, (tx) => rebuildHours(tx, client.id, ZONE));
        }
        await undoAll(db, client, second, kept);
        expect(await hoursOf(db, client.id)).toEqual(withFirst);
        await undoAll(db, client, first, kept);
        expect(await hoursOf(db, client.id)).toEqual(before);
      },
    ),
    { numRuns: cases(25), endOnFailure: true },
  );
}, 120_000);

it("keeps an import's hours as they are once its records are deleted", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(stretch, { maxLength: 3 }),
      fc.array(stretch, { minLength: 1, maxLength: 3 }),
      async (sent, brought) => {
        const shift = deleted + 500 * DAY - MOMENT;
        const moved = ({ from, to, readings }: Stretch): Stretch => ({
          from: from + shift,
          to: to + shift,
          readings: readings.map((reading) => ({ ...reading, timestamp: reading.timestamp + shift })),
        });
        const client = { id: await newClient(db), timeZone: ZONE };
        for (const [index, batch] of sent.entries())
          await send(db, client, `${index}`, moved(batch), NOW + shift);
        const one: AppliedImport = await bringIn(client, brought.map(moved), 1);
        await applyAll(db, client, one);
        const before = await hoursOf(db, client.id);
        while (await transactClients(db.write, (tx) => foldStep(tx, client, one.id, NOW + shift)));
        const left = await db.read
          .selectFrom("import_piece")
          .selectAll()
          .where("import_id", "=", one.id)
          .execute();
        expect(left).toEqual([]);
        await transactClients(db.write, (tx) => rebuildHours(tx, client.id, "Europe/London"));
        await transactClients(db.write, (tx) => rebuildHours(tx, client.id, ZONE));
        expect(await hoursOf(db, client.id)).toEqual(before);
      },
    ),
    { numRuns: cases(15), endOnFailure: true },
  );
}, 120_000);

it("brings back what an import superseded, also once the superseded import's own time to be kept is over", async () => {
  const shift = deleted + 900 * DAY - MOMENT;
  const client = { id: await newClient(db), timeZone: ZONE };
  const day = (speed: number): Stretch => ({
    ...{ from: MOMENT + shift, to: MOMENT + shift + DAY },
    readings: [{ timestamp: MOMENT + shift + HOUR, speed, length: 4, direction: "incoming" }],
  });
  const first = await bringIn(client, [day(40)], 1);
  await applyAll(db, client, first);
  const withFirst = await hoursOf(db, client.id);
  const second = await bringIn(client, [day(60)], 2);
  await applyAll(db, client, second);
  const foldAll = async ({ id }: AppliedImport) => {
    await db.write.updateTable("import").set({ final_date: NOW }).where("id", "=", id).execute();
    while (await transactClients(db.write, (tx) => foldStep(tx, client, id, NOW + shift)));
  };
  const piecesLeft = () =>
    db.read.selectFrom("import_piece").select("piece").where("client_id", "=", client.id).execute();
  await foldAll(first);
  await undoAll(db, client, second);
  expect(await hoursOf(db, client.id)).toEqual(withFirst);
  const third = await bringIn(client, [day(80)], 3);
  await applyAll(db, client, third);
  await foldAll(third);
  await foldAll(first);
  expect(await piecesLeft()).toEqual([]);
});
