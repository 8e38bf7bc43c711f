// Before the tests on PostgreSQL: starts a server, and sets the prefix of this run's databases.
import { startPostgres } from "./postgres.mjs";

export default async function setUp() {
  process.env.TEST_DATABASE_PREFIX = `obcestje_test_${process.pid}_${Date.now().toString(36)}`;
  if (process.env.TEST_CITUS_URL) process.env.TEST_DATABASE_URL = process.env.TEST_CITUS_URL;
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startPostgres({ fsync: "off" });
  process.env.TEST_DATABASE_URL = server.url("postgres");
  globalThis.stopPostgres = async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
  };
}
