// After the tests on PostgreSQL: removes our own server, or on given ones our databases.
import { Client } from "pg";

export default async function tearDown() {
  if (globalThis.stopPostgres) return globalThis.stopPostgres();
  for (const url of await servers()) await dropDatabases(url);
}

/** With a Citus, its workers, too: each has a database of the same name. */
async function servers() {
  const given = process.env.TEST_DATABASE_URL;
  if (!process.env.TEST_CITUS_URL) return [given];
  const client = new Client(given);
  await client.connect();
  const { rows } = await client.query("select nodename, nodeport from pg_dist_node where groupid <> 0");
  await client.end();
  const workers = rows.map(({ nodename, nodeport }) => {
    const url = new URL(given);
    url.searchParams.delete("host");
    url.hostname = nodename;
    url.port = String(nodeport);
    return url.href;
  });
  return [given, ...workers];
}

async function dropDatabases(url) {
  const client = new Client(url);
  await client.connect();
  const { rows } = await client.query("select datname from pg_database where starts_with(datname, $1)", [
    process.env.TEST_DATABASE_PREFIX,
  ]);
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
}
