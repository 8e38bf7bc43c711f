import { Client } from "pg";
import { connectTo } from "../postgres/servers.js";
import { type Ask, NotFit, requireFit, requireNobody } from "./fitness.js";
import { DEALT_BY, DEALT_OUT, ON_EACH_SERVER } from "./tables.js";

/** The connections of this command are no platform's. */
const NAME = "obcestje-deal-out";

/**
 * Within a transaction, all pieces on a server are reached by one connection. By several at once, a month's new parts
 * block each other, as each locks what it refers to; and what was changed on the one is not seen on the other.
 */
const ONE_AFTER_THE_OTHER = "set citus.multi_shard_modify_mode = 'sequential'";

/** Makes that the setting of a database: for platforms, migrations, and who works on it by hand. */
export const oneAfterTheOther = (database: string): string =>
  `alter database ${new Client().escapeIdentifier(database)} ${ONE_AFTER_THE_OTHER}`;

/** Any number that no other lock has (see locks.ts). */
const DEALING_LOCK = 7_213_006;

/** How Citus keeps a table: its column; null: it is on each server. */
interface Kept {
  column: string | null;
  /** Tables with the same number are dealt out together. */
  together: number;
}

/**
 * Deals a database's tables out to the servers that its Citus knows: one table after the other, each whole or not at
 * all. After an interruption, the next call goes on; where all is done it changes nothing.
 * @param shards into how many pieces each table is cut, if none is dealt out yet
 * @param tell called with what is done
 * @returns the number of tables that were not yet
 * @throws NotFit
 */
export async function dealOut(url: string, shards: number, tell: (line: string) => void): Promise<number> {
  const client = await connectTo(url, { application_name: NAME });
  const ask: Ask = async <R>(sql: string) => (await client.query(sql)).rows as R[];
  try {
    await requireFit(ask);
    // The server goes on for a while with what a command that was killed had asked for.
    await ask(`select pg_advisory_lock(${DEALING_LOCK})`);
    await ask("set client_min_messages = 'warning'");
    await ask(oneAfterTheOther(client.database ?? ""));
    await ask(ONE_AFTER_THE_OTHER);
    const kept = await keptTables(ask);
    requireUnchanged(kept);
    let done = 0;
    for (const table of ON_EACH_SERVER)
      if (!isOnEach(kept.get(table))) {
        await ask(`select create_reference_table('${table}')`);
        tell(`${table}: on each server`);
        done += 1;
      }
    const [first, ...others] = DEALT_OUT;
    for (const table of [first, ...others]) {
      if (isDealt(kept.get(table))) continue;
      const how = table === first ? `'none', shard_count => ${shards}` : `'${first}'`;
      await ask(`select create_distributed_table('${table}', '${DEALT_BY}', colocate_with => ${how})`);
      tell(`${table}: dealt out by ${DEALT_BY}`);
      done += 1;
    }
    await settle(ask);
    await requireNobody(ask);
    return done;
  } finally {
    await client.end();
  }
}

const isOnEach = (kept: Kept | undefined): boolean => kept !== undefined && kept.column === null;
const isDealt = (kept: Kept | undefined): boolean => kept?.column === DEALT_BY;

/** The tables that Citus keeps already, apart from those that it left whole. */
async function keptTables(ask: Ask): Promise<Map<string, Kept>> {
  const rows = await ask<Kept & { name: string }>(
    `select relname as name, colocationid as together,
       case partmethod when 'h' then column_to_column_name(logicalrelid, partkey) end as column
     from pg_dist_partition join pg_class on pg_class.oid = logicalrelid
     where relnamespace = 'public'::regnamespace and not relispartition
       and (partmethod = 'h' or (partmethod = 'n' and repmodel = 't'))`,
  );
  return new Map(rows.map(({ name, ...kept }) => [name, kept]));
}

/** @throws NotFit if somebody dealt a table out in another way */
function requireUnchanged(kept: ReadonlyMap<string, Kept>): void {
  const groups = new Set(DEALT_OUT.flatMap((table) => kept.get(table)?.together ?? []));
  const other =
    ON_EACH_SERVER.find((table) => kept.has(table) && !isOnEach(kept.get(table))) ??
    DEALT_OUT.find((table) => kept.has(table) && !isDealt(kept.get(table)));
  if (other)
    throw new NotFit(`The table ${other} is dealt out in another way. Undo that first: undistribute_table.`);
  if (groups.size > 1)
    throw new NotFit(
      `The tables ${DEALT_OUT.join(", ")} are not dealt out together. Undo that first: undistribute_table.`,
    );
}

/** Removes the rows that stayed behind on the coordinator, which nobody reads any more. */
async function settle(ask: Ask): Promise<void> {
  for (const table of [...DEALT_OUT, ...ON_EACH_SERVER])
    await ask(`select truncate_local_data_after_distributing_table('${table}')`);
}
