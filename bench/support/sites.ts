import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { Client } from "pg";
import { type PlatformProcess, startProcess } from "../../platform/test/process.js";
import { startPostgres } from "../../tools/postgres.mjs";
import { pidOfPostgres, processorTime } from "./processorTime.js";

type Server = Awaited<ReturnType<typeof startPostgres>>;

/** Several built platforms on one database, which several servers may hold. */
export interface Site {
  platforms: PlatformProcess[];
  /** The server that platforms connect to, then those that rows are dealt out to. */
  servers: Server[];
  close: () => Promise<void>;
}

const DATABASE = "bench";
const CONNECTIONS = { max_connections: "500" };
/** As docs/operation.md sets them. */
const CITUS = {
  ...CONNECTIONS,
  shared_preload_libraries: "citus",
  max_prepared_transactions: "200",
  max_locks_per_transaction: "512",
};

/** @param workers servers of a Citus; 0: one plain PostgreSQL */
export async function startSite(workers: number, platforms: number): Promise<Site> {
  const settings = workers > 0 ? CITUS : CONNECTIONS;
  const servers = await Promise.all(Array.from({ length: workers + 1 }, () => startPostgres(settings)));
  for (const server of servers) await ask(server, "postgres", `create database ${DATABASE}`);
  const url = servers[0]?.url(DATABASE) ?? "";
  if (workers > 0) await dealOut(servers, url);
  const started: PlatformProcess[] = [];
  for (let index = 0; index < platforms; index += 1) started.push(await startOn(url));
  return {
    platforms: started,
    servers,
    close: async () => {
      await Promise.all(started.map(end));
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/** Processor time of each part so far, ms. */
export const processorTimes = ({ platforms, servers }: Site) => ({
  platforms: platforms.map(({ process }) => processorTime(process.pid ?? 0)),
  servers: servers.map(({ folder }) => processorTime(pidOfPostgres(folder))),
});

/** A Citus knows its servers by the folders of their sockets. */
async function dealOut([coordinator, ...workers]: Server[], url: string): Promise<void> {
  if (!coordinator) throw new Error("A Citus has a coordinator.");
  for (const server of [coordinator, ...workers]) await ask(server, DATABASE, "create extension citus");
  await ask(coordinator, DATABASE, `select citus_set_coordinator_host('${coordinator.folder}', 5432)`);
  for (const { folder } of workers)
    await ask(coordinator, DATABASE, `select citus_add_node('${folder}', 5432)`);
  await end(await startOn(url));
  await promisify(execFile)(process.execPath, ["platform/dist/cli/dealOut.js"], {
    env: { ...process.env, DATABASE_URL: url },
  });
}

async function startOn(url: string): Promise<PlatformProcess> {
  const platform = await startProcess({ DATABASE_URL: url, NODE_ENV: "production" }, "built");
  await platform.ready;
  return platform;
}

async function end({ process, exit }: PlatformProcess): Promise<void> {
  process.kill("SIGTERM");
  await exit;
}

async function ask(server: Server, database: string, sql: string): Promise<void> {
  const client = new Client(server.url(database));
  await client.connect();
  await client.query(sql);
  await client.end();
}
