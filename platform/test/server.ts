import { Client } from "pg";
import type { DatabasePlace } from "../src/db/databases.js";

/** Runs SQL on the tests' server, outside the platforms' databases. */
export async function onServer<T>(
  work: (client: Client) => Promise<T>,
  url = process.env.TEST_DATABASE_URL,
): Promise<T> {
  const client = new Client(url);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const nameOf = ({ DATABASE_URL }: DatabasePlace) => new URL(DATABASE_URL).pathname.slice(1);

/** Ends all connections to a test's database, and allows no new ones. */
export async function cutOff(database: DatabasePlace): Promise<void> {
  await onServer(async (client) => {
    await client.query(`alter database "${nameOf(database)}" allow_connections false`);
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [
      nameOf(database),
    ]);
  });
}

export async function letIn(database: DatabasePlace): Promise<void> {
  await onServer((client) => client.query(`alter database "${nameOf(database)}" allow_connections true`));
}
