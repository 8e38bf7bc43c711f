import { sql } from "kysely";
import type { Db } from "../tables.js";

/**
 * Runs a query of one row and column on each server that a database's tables are dealt out to.
 * @returns the answers as text; null if a server gave none
 */
export async function askEveryServer(db: Db, query: string): Promise<string[] | null> {
  const { rows } = await sql<{ success: boolean; result: string }>`
    select success, result from run_command_on_all_nodes(${query})`.execute(db);
  return rows.every(({ success }) => success) ? rows.map(({ result }) => result) : null;
}
