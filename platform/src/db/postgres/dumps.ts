import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { Client } from "pg";
import { BackupFault } from "../backupFaults.js";
import { MIGRATION_NAMES } from "../migrate.js";
import { PLATFORM_NAME } from "./pool.js";
import { connectTo } from "./servers.js";
import { serversOf } from "./servers.rules.js";

const RESTORE_NAME = "obcestje-restore";
const WHOLE_OR_NOTHING = ["--no-psqlrc", "--quiet", "--single-transaction", "--set=ON_ERROR_STOP=1"];
/**
 * pg_restore's own --clean can't drop a table that is split by month. All at once, as Citus would make those that are
 * left anew.
 */
const DROP_TABLES = `do $$ declare old text; begin
  select string_agg(format('public.%I', tablename), ', ') into old from pg_tables where schemaname = 'public';
  if old is not null then execute format('drop table %s cascade', old); end if; end $$`;
const OWNER_ONLY = 0o600;
/** Tables alone: an extension belongs to its server, and only a superuser may restore some. */
const WHAT = ["--format=custom", "--no-owner", "--no-privileges", "--extension=plpgsql"];

/** The reason why a dump or restore is impossible, in words. */
export class NoDump extends BackupFault {}

/**
 * Dumps a PostgreSQL database to a file with pg_dump. Platforms may run on it meanwhile. The file appears
 * whole or not at all.
 */
export async function dumpServer(url: string, file: string): Promise<void> {
  if (existsSync(file)) throw new NoDump(`${file} is there already.`, "fileExists");
  const unfinished = `${file}.unfinished`;
  closeSync(openSync(unfinished, "w", OWNER_ONLY));
  try {
    await run("pg_dump", [...WHAT, `--file=${unfinished}`], url);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/**
 * Replaces a database's contents with a dump, all or nothing, after dumping the old contents to `kept`.
 * @throws NoDump if a platform is connected, or the file is no dump
 */
export async function restoreServer(file: string, url: string, kept: string): Promise<void> {
  if (!existsSync(file)) throw new NoDump(`There is no file ${file}.`);
  await refuseOtherVersion(file, url);
  await refuseWhileInUse(url);
  await dumpServer(url, kept);
  const script = `${kept}.unfinished`;
  try {
    await run("pg_restore", ["--no-owner", "--no-privileges", `--file=${script}`, file], url);
    await run("psql", [...WHOLE_OR_NOTHING, `--command=${DROP_TABLES}`, `--file=${script}`], url);
  } finally {
    rmSync(script, { force: true });
  }
}

async function refuseWhileInUse(url: string): Promise<void> {
  const rows = await query<{ pid: number; since: Date; address: string | null }>(
    url,
    `select pid, backend_start as since, host(client_addr) as address from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and application_name = '${PLATFORM_NAME}'`,
  );
  const [holder] = rows;
  if (!holder) return;
  throw new NoDump(
    `The database is in use by a platform (${holder.address ?? "on this machine"}, since ${holder.since.toISOString()}). Stop it first.`,
  );
}

async function refuseOtherVersion(file: string, url: string): Promise<void> {
  const rows = await run("pg_restore", ["--data-only", "--table=kysely_migration", "--file=-", file], url);
  const names = [...rows.matchAll(/^(\d{3}-[\w-]+)\t/gm)].map(([, name = ""]) => name);
  if (names.length === 0) throw new NoDump(`${file} is no backup of a platform.`);
  if (names.some((name) => !MIGRATION_NAMES.includes(name)))
    throw new NoDump(`${file} was made by a newer version of the platform; this one can't work on it.`);
}

async function query<R>(url: string, text: string): Promise<R[]> {
  const client = await connectTo(url, { application_name: RESTORE_NAME });
  try {
    return (await client.query(text)).rows as R[];
  } finally {
    await client.end();
  }
}

/** Environment of libpq's programs, which find the server that may be written to by themselves. */
function environmentOf(url: string): NodeJS.ProcessEnv {
  const { urls, mustWrite } = serversOf(url);
  const clients = urls.map((server) => new Client(server));
  const [{ user, password, database } = new Client()] = clients;
  return {
    PGHOST: clients.map(({ host }) => host).join(","),
    PGPORT: clients.map(({ port }) => port).join(","),
    PGTARGETSESSIONATTRS: mustWrite ? "read-write" : "any",
    PGUSER: user,
    PGDATABASE: database,
    ...(typeof password === "string" ? { PGPASSWORD: password } : {}),
    PGSSLMODE: new URLSearchParams(url.split("?")[1]).get("sslmode") ?? "prefer",
  };
}

/**
 * Runs one of PostgreSQL's programs. The password goes in the environment, as everybody can read arguments.
 */
function run(program: string, options: string[], url: string): Promise<string> {
  const child = spawn(program, options, { env: { ...process.env, ...environmentOf(url) } });
  let [said, complaint] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaint += text;
  });
  return new Promise((resolve, reject) => {
    child.once("error", () =>
      reject(
        new NoDump(
          `${program} is not on the PATH. Install PostgreSQL's client programs of the server's version.`,
          "noProgram",
        ),
      ),
    );
    child.once("close", (code) =>
      code === 0 ? resolve(said) : reject(failed(program, complaint.trimEnd())),
    );
  });
}

function failed(program: string, complaint: string): NoDump {
  const reason = /No space left on device/.test(complaint) ? "noRoom" : "failed";
  return new NoDump(`${program} failed:\n${complaint}`, reason);
}
