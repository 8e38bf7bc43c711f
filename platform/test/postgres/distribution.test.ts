import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { sql } from "kysely";
import { openDatabases } from "../../src/db/database.js";
import type { Databases } from "../../src/db/databases.js";
import {
  DEALT_BY,
  DEALT_OUT,
  ON_EACH_SERVER,
  WHOLE_OF_CLIENTS,
  WHOLE_OF_NO_CLIENT,
} from "../../src/db/dealt/tables.js";
import { newTestDatabase, type TestDatabase } from "../testDatabase.js";

let place: TestDatabase;
let db: Databases;

beforeEach(async () => {
  place = await newTestDatabase("empty");
  db = await openDatabases(place);
});
afterEach(async () => {
  await db.close();
  await place.drop();
});

async function column(text: string): Promise<string[]> {
  const { rows } = await sql.raw<{ name: string }>(`${text} order by 1`).execute(db.read);
  return rows.map(({ name }) => name);
}

const tablesWhere = (condition: string) =>
  column(`select c.relname::text as name from pg_class c where c.relnamespace = 'public'::regnamespace
    and c.relkind in ('r', 'p') and not c.relispartition and ${condition}`);
const OF_A_CLIENT = `exists (select 1 from pg_attribute a
  where a.attrelid = c.oid and a.attname = '${DEALT_BY}' and not a.attisdropped)`;

/**
 * Asks PostgreSQL, whose partitioned tables follow the rule: every key contains the column by which rows are
 * distributed.
 */
async function keysHoldClient(table: string): Promise<boolean> {
  const copy = sql.id(`${table}_dealt_out`);
  try {
    await sql`create table ${copy} (like ${sql.id(table)} including all) partition by hash (${sql.id(DEALT_BY)})`.execute(
      db.write,
    );
    return true;
  } catch (error) {
    expect(String(error)).toContain("must include all partitioning columns");
    return false;
  }
}

it("knows of each table where its rows are, if a database is dealt out to servers by client", async () => {
  expect(await tablesWhere(`not ${OF_A_CLIENT}`)).toEqual(
    [...WHOLE_OF_NO_CLIENT, ...ON_EACH_SERVER.filter((name) => name === "client")].sort(),
  );
  expect(await tablesWhere(OF_A_CLIENT)).toEqual(
    [...DEALT_OUT, ...WHOLE_OF_CLIENTS, ...ON_EACH_SERVER.filter((name) => name !== "client")].sort(),
  );
});

it("deals out what has its client in each of its keys", async () => {
  for (const table of DEALT_OUT) expect([table, await keysHoldClient(table)]).toEqual([table, true]);
});

it("has nothing refer to what is dealt out, nor that to anything that is not on each server", async () => {
  const dealt = DEALT_OUT.map((name) => `'${name}'`).join(", ");
  const onEach = ON_EACH_SERVER.map((name) => `'${name}'`).join(", ");
  const references = (of: string, to: string, tables: string) =>
    column(`select distinct ${to}::regclass::text as name from pg_constraint
      where contype = 'f' and conparentid = 0 and ${of}::regclass::text in (${tables})`);
  expect(await references("confrelid", "conrelid", dealt)).toEqual([]);
  expect(await references("conrelid", "confrelid", dealt)).toEqual([...ON_EACH_SERVER].sort());
  expect(await references("conrelid", "confrelid", onEach)).toEqual(["client"]);
});
