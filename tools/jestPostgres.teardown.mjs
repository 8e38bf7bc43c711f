// After the tests on PostgreSQL: removes our own server, or on a given one our databases.
import { Client } from "pg";

export default async function tearDown() {
  if (globalThis.stopPostgres) return globalThis.stopPostgres();
  const client = new Client(process.env.TEST_DATABASE_URL);
  await client.connect();
  const { rows } = await client.query("select datname from pg_database where starts_with(datname, $1)", [
    process.env.TEST_DATABASE_PREFIX,
  ]);
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
}
