import { onServer } from "./server.js";

/** The coordinator of a Citus that the tests run on, with a database that knows its workers; undefined: they run on one server. */
export const CITUS_URL = process.env.TEST_CITUS_URL || undefined;

/** Few pieces, so that a test's database is made quickly. */
export const SHARDS = 4;

interface Node {
  groupid: number;
  nodename: string;
  nodeport: number;
}

let known: Promise<Node[]> | undefined;

function nodes(): Promise<Node[]> {
  known ??= onServer(async (client) => {
    const { rows } = await client.query<Node>(
      "select groupid, nodename, nodeport from pg_dist_node where noderole = 'primary' order by groupid",
    );
    if (rows.length < 2 || rows[0]?.groupid !== 0)
      throw new Error("The database of TEST_CITUS_URL knows no workers, or not its own address.");
    return rows;
  }, CITUS_URL);
  return known;
}

/** The addresses of a database of the same name on each server, the coordinator's first. */
async function addresses(database?: string): Promise<string[]> {
  return (await nodes()).map(({ groupid, nodename, nodeport }) => {
    const url = new URL(CITUS_URL ?? "");
    if (database !== undefined) url.pathname = `/${database}`;
    if (groupid === 0) return url.href;
    url.searchParams.delete("host");
    url.hostname = nodename;
    url.port = String(nodeport);
    return url.href;
  });
}

/** Runs SQL on all the servers, in their database of the same name. */
export async function onEachServer(text: string, database?: string): Promise<void> {
  const all = await addresses(database);
  await Promise.all(all.map((url) => onServer((client) => client.query(text), url)));
}

const IN_USE = "55006";

/**
 * Drops the databases of a name. The coordinator's goes first: it is in the others by connections that it keeps. Where
 * a worker of Citus's own has just begun, it stays until the end of the run.
 */
export async function dropOnEachServer(database: string): Promise<void> {
  for (const url of await addresses())
    await onServer((client) => client.query(`drop database "${database}" with (force)`), url).catch(
      (error: { code?: string }) => {
        if (error.code !== IN_USE) throw error;
      },
    );
}

/** Makes one Citus of the databases of a name, which are there and empty. */
export async function joinServers(database: string): Promise<void> {
  await onEachServer("create extension citus", database);
  const url = new URL(CITUS_URL ?? "");
  url.pathname = `/${database}`;
  const [coordinator, ...workers] = await nodes();
  await onServer(async (client) => {
    await client.query("select citus_set_coordinator_host($1, $2)", [
      coordinator?.nodename,
      coordinator?.nodeport,
    ]);
    for (const { nodename, nodeport } of workers)
      await client.query("select citus_add_node($1, $2)", [nodename, nodeport]);
  }, url.href);
}
