import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { openDatabases } from "../../src/db/database.js";
import type { Databases } from "../../src/db/databases.js";
import { transactClients } from "../../src/db/transact.js";
import { markHeard } from "../../src/device-api/status.store.js";
import { storeBatch } from "../../src/measurements/ingest.store.js";
import { sortBatch } from "../../src/measurements/sortBatch.rules.js";
import { compact } from "../../src/storage/compaction.js";
import { startCommand } from "../command.js";
import { allReadings, hoursOf, newClient } from "../readings.js";
import { newTestDatabase, type TestDatabase } from "../testDatabase.js";

const NOW = 1_794_700_800;
const DAY = 86_400;
const BATCHES = 1600;

let folder: string;
let target: TestDatabase;
let clients: number[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "platform-move-"));
  target = await newTestDatabase();
  const db = await openDatabases({ DATABASE_URL: "", DATA_DIR: folder });
  clients = [await newClient(db), await newClient(db), await newClient(db)];
  await db.write
    .deleteFrom("client")
    .where("id", "=", clients.pop() ?? 0)
    .execute();
  for (const id of clients) await fill(db, id);
  await db.close();
});
afterEach(async () => {
  await target.drop();
  rmSync(folder, { recursive: true });
});

async function fill(db: Databases, id: number): Promise<void> {
  const client = { id, timeZone: "Europe/Ljubljana" };
  await transactClients(db.write, async (tx) => {
    await markHeard(tx, id, { active: NOW, counted: NOW - id }, NOW);
    for (let index = 0; index < BATCHES; index += 1) {
      const from = NOW - 6 * DAY + index * 300;
      const sent = {
        batchId: `b${index}`,
        from,
        to: from + 300,
        readings: [{ timestamp: from + 9, speed: 50 }],
      };
      await storeBatch(tx, client, sent.batchId, sortBatch(sent, NOW, false));
      await tx
        .insertInto("diagnostic")
        .values({ client_id: id, time: from - 90 * DAY, battery: 12.5, rssi: null })
        .execute();
    }
  });
  await compact(db, { now: NOW, signal: new AbortController().signal }, 0);
}

const move = (onOutput?: (text: string) => void) =>
  startCommand("moveToPostgres", { DATA_DIR: folder, DATABASE_URL: target.DATABASE_URL }, [], onOutput);

const figures = async (place: { DATABASE_URL: string; DATA_DIR: string }) => {
  const db = await openDatabases(place);
  const period = { start: 0, end: NOW + DAY };
  const found = [];
  for (const id of clients) {
    const hours = await hoursOf(db, id);
    found.push({
      id,
      state: await db.read.selectFrom("client_state").selectAll().where("client_id", "=", id).execute(),
      readings: await allReadings(db, id, period),
      hours: hours.map((hour) => ({
        ...hour,
        histogram: [...hour.histogram],
        coverage: [...hour.coverage],
        speeds: [...hour.speeds],
      })),
    });
  }
  await db.close();
  return found;
};

it("moves everything with its ids, though it is killed again and again, and says so only when all is the same", async () => {
  for (const table of ["client:", "reading_batch:", "diagnostic:"]) {
    const killed = move((text) => {
      if (text.includes(table)) killed.process.kill("SIGKILL");
    });
    expect((await killed.done).output).not.toContain("Moved and compared");
  }
  const { output, code } = await move().done;
  expect(output).toContain("Moved and compared: ");
  expect(code).toBe(0);
  expect(await figures(target)).toEqual(await figures({ DATABASE_URL: "", DATA_DIR: folder }));
  const db = await openDatabases(target);
  expect(await newClient(db)).toBe(Math.max(...clients) + 2);
  await db.close();
}, 120_000);

it("refuses a target with other data, and a folder in use", async () => {
  const there = await openDatabases(target);
  await newClient(there);
  await there.close();
  expect((await move().done).output).toContain("The target is not empty: there are rows in client.");
  const here = await openDatabases({ DATABASE_URL: "", DATA_DIR: folder });
  expect((await move().done).output).toContain("is in use by another platform");
  await here.close();
}, 60_000);

it("notices what got lost on the way", async () => {
  const killed = move((text) => {
    if (text.includes("reading_batch:")) killed.process.kill("SIGKILL");
  });
  await killed.done;
  const there = await openDatabases(target);
  await sql`update reading_batch set reading_count = 7 where batch_id = (select max(batch_id) from reading_batch)`.execute(
    there.write,
  );
  await there.close();
  const { output, code } = await move().done;
  expect(output).toContain("batches: ");
  expect(output).toContain("Empty the target database and begin again.");
  expect(code).toBe(1);
}, 60_000);
