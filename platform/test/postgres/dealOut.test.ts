import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { openAsItIs, openDatabases } from "../../src/db/database.js";
import { DEALT_OUT } from "../../src/db/dealt/tables.js";
import { isDealtOut } from "../../src/db/engine.js";
import { ensureMonth } from "../../src/db/months.js";
import { transactClients } from "../../src/db/transact.js";
import { addDiagnostic, markHeard } from "../../src/device-api/status.store.js";
import { storeBatch } from "../../src/measurements/ingest.store.js";
import { sortBatch } from "../../src/measurements/sortBatch.rules.js";
import { compact } from "../../src/storage/compaction.js";
import { CITUS_URL } from "../citus.js";
import { startCommand } from "../command.js";
import { contentOf } from "../content.js";
import { newClient } from "../readings.js";
import { onServer } from "../server.js";
import { emptyOnAllServers, newTestDatabase, type TestDatabase } from "../testDatabase.js";

const NOW = 1_794_700_800;
const DAY = 86_400;
const MONTH = 31 * DAY;

let place: TestDatabase;

afterEach(() => place.drop());

const deal = (onOutput?: (text: string) => void) =>
  startCommand("dealOut", { DATABASE_URL: place.DATABASE_URL }, [], onOutput);
const ask = async (text: string) =>
  (await onServer((client) => client.query(text), place.DATABASE_URL)).rows as Record<string, unknown>[];

async function fill(clients: number): Promise<void> {
  const db = await openDatabases(place);
  for (let index = 0; index < clients; index += 1) {
    const clientId = await newClient(db);
    for (const time of [NOW, NOW - MONTH]) {
      await ensureMonth(db.write, "diagnostic", time);
      await ensureMonth(db.write, "reported_value", time);
      await ensureMonth(db.write, "reading_day", time - 5 * DAY);
      await transactClients(db.write, async (tx) => {
        const sent = { batchId: `b${time}`, from: time - 5 * DAY, to: time - 5 * DAY + 300 };
        const batch = sortBatch({ ...sent, readings: [{ timestamp: sent.from + 9, speed: 50 }] }, NOW, false);
        await storeBatch(tx, { id: clientId, timeZone: "Europe/Ljubljana" }, sent.batchId, batch);
        await addDiagnostic(tx, clientId, { timestamp: time, battery: 12.5, reported: { Valve: 1 } }, time);
        await markHeard(tx, clientId, { active: time, counted: null }, NOW);
      });
    }
  }
  await compact(db, { now: NOW, signal: new AbortController().signal }, 0);
  await db.close();
}

describe("on one server", () => {
  beforeEach(async () => {
    place = await newTestDatabase("empty");
  });

  it("refuses, and says what is missing", async () => {
    const { output, code } = await deal().done;
    expect(output).toContain("There is no Citus in this database.");
    expect(code).toBe(1);
  });
});

const onCitus = CITUS_URL ? describe : describe.skip;

onCitus("on a Citus", () => {
  beforeEach(async () => {
    place = await emptyOnAllServers();
  });

  it("deals everything out, though it is killed on the way, and again changes nothing", async () => {
    await fill(6);
    const before = await contentOf(place);
    expect(before.reading_day).not.toBe("");
    for (const table of ["client:", "reading_day:", "reported_value:"]) {
      const killed = deal((text) => {
        if (text.includes(table)) killed.process.kill("SIGKILL");
      });
      expect((await killed.done).output).not.toContain("Start the platforms");
    }
    const { output, code } = await deal().done;
    expect(output).toContain("Start the platforms");
    expect(code).toBe(0);
    expect(await contentOf(place)).toEqual(before);
    expect((await deal().done).output).toBe("All tables are dealt out already.\n");
    for (const table of DEALT_OUT)
      expect(
        await ask(`select count(distinct nodeport)::int as servers from citus_shards
          where table_name = '${table}'::regclass and nodeport <> (select nodeport from pg_dist_node where groupid = 0)`),
      ).toEqual([{ servers: 2 }]);
  }, 120_000);

  it("goes on with months that begin after, and gives everything back", async () => {
    await fill(2);
    await deal().done;
    const db = await openDatabases(place);
    const [client] = await db.read.selectFrom("client").select("id").execute();
    expect(isDealtOut(db.write)).toBe(true);
    const later = NOW + MONTH;
    await ensureMonth(db.write, "diagnostic", later);
    await transactClients(db.write, (tx) =>
      addDiagnostic(tx, client?.id ?? 0, { timestamp: later, battery: 11 }, later),
    );
    const [part] = await ask(
      `select citus_table_type from citus_tables where table_name::text like 'diagnostic_2026_12'`,
    );
    expect(part).toEqual({ citus_table_type: "distributed" });
    await db.close();
    const before = await contentOf(place);
    const file = join(mkdtempSync(join(tmpdir(), "platform-undo-")), "all.dump");
    const { DATABASE_URL } = place;
    expect((await startCommand("backup", { DATABASE_URL }, [file]).done).code).toBe(0);
    const restored = await startCommand("restore", { DATABASE_URL }, [file]).done;
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("What was there before: ") });
    rmSync(dirname(file), { recursive: true });
    rmSync(restored.output.trim().split(": ").at(-1) ?? "");
    expect(await ask("select 1 from citus_tables")).toEqual([]);
    expect({ ...(await contentOf(place)), backup: "" }).toEqual({ ...before, backup: "" });
    const whole = await openDatabases(place);
    expect(await whole.read.selectFrom("client").select("id").execute()).toHaveLength(2);
    expect(isDealtOut(whole.write)).toBe(false);
    await whole.close();
  }, 120_000);

  it("takes changes of the schema, as migrations make them", async () => {
    await fill(2);
    await deal().done;
    const db = openAsItIs(place);
    await db.transaction().execute(async (tx) => {
      await tx.schema
        .createTable("thing")
        .addColumn("id", "integer", (column) => column.generatedByDefaultAsIdentity().primaryKey())
        .addColumn("client_id", "integer", (column) =>
          column.notNull().references("client.id").onDelete("cascade"),
        )
        .addColumn("user_id", "integer", (column) =>
          column.references("user_account.id").onDelete("set null"),
        )
        .execute();
      await tx.schema.createIndex("thing_client").on("thing").column("client_id").execute();
      for (const table of ["client", "reading_hour", "diagnostic", "client_state"])
        await tx.schema.alterTable(table).addColumn("more", "text").execute();
      await sql`insert into thing (client_id) select id from client`.execute(tx);
      await sql`update reading_hour set more = 'x'`.execute(tx);
      await sql`update client set more = 'x'`.execute(tx);
    });
    for (const table of ["client", "reading_hour"])
      expect(await ask(`select count(*)::int as others from ${table} where more is null`)).toEqual([
        { others: 0 },
      ]);
    expect(await ask("select id, client_id from thing order by id")).toHaveLength(2);
    await db.destroy();
  }, 60_000);

  it("refuses while a platform runs, with an old schema, and without workers", async () => {
    expect((await deal().done).output).toContain("has not the schema of this version");
    const platform = await openDatabases(place);
    await platform.read.selectFrom("client").select("id").execute();
    expect((await deal().done).output).toContain("The database is in use by a platform");
    await platform.close();
    await ask("select citus_remove_node(nodename, nodeport) from pg_dist_node where groupid <> 0");
    expect((await deal().done).output).toContain("There are no workers.");
  }, 60_000);
});
