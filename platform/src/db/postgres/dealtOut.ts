import type { PoolClient } from "pg";
import { ON_EACH_SERVER } from "../dealt/tables.js";
import type { ServerAdapter } from "./adapter.js";

const HAS_CITUS = "select 1 from pg_extension where extname = 'citus'";
/** The first step of dealing out (see dealt/dealOut.ts). */
const IS_BEGUN = `select 1 from pg_dist_partition where logicalrelid = to_regclass('${ON_EACH_SERVER[0]}')`;

/** Asks the first connection of a pool whether its database is dealt out: that changes only while no platform runs. */
export function asksIfDealtOut(adapter: ServerAdapter): (client: PoolClient) => Promise<void> {
  let isKnown = false;
  return async (client) => {
    if (isKnown) return;
    adapter.isDealtOut = (await isThere(client, HAS_CITUS)) && (await isThere(client, IS_BEGUN));
    isKnown = true;
  };
}

async function isThere(client: PoolClient, text: string): Promise<boolean> {
  const { rowCount } = await client.query(text);
  return rowCount === 1;
}
