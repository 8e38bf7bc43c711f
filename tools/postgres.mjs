// A temporary PostgreSQL for tests and benchmarks, in a temporary folder, reached by a socket in it.
import { fork, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./setup.mjs";

export const POSTGRES_HELP =
  "Install PostgreSQL 15 or newer (Debian: apt-get install postgresql), or set TEST_DATABASE_URL to a server where databases may be made.";

const PROGRAMS = ["initdb", "postgres", "pg_basebackup"];
const DEBIAN_FOLDER = "/usr/lib/postgresql";
const READY_WITHIN_MS = 30_000;
const SETTINGS = {
  listen_addresses: "",
  max_connections: 200,
  // Debian's default logs nothing useful here, and needs a folder that only root may create.
  logging_collector: "off",
};

/** @returns the folder of PostgreSQL's programs, or undefined */
export function findPostgres() {
  const ofDebian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(DEBIAN_FOLDER, version, "bin"))
    : [];
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...ofDebian];
  return folders.find((folder) => PROGRAMS.every((name) => existsSync(join(folder, name))));
}

/** Finds PostgreSQL or installs Debian's if this user may. @returns as findPostgres */
export async function ensurePostgres() {
  const found = findPostgres();
  if (found || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { quiet: true, env, timeoutMs: 120_000 });
  await run("apt-get", ["install", "-y", "--no-install-recommends", "postgresql"], { quiet: true, env });
  return findPostgres();
}

/**
 * Starts a server that ends with this process in any case.
 * @param settings of the server, besides the usual ones
 * @param parent the folder for its own folder
 * @param primary the folder of a server that it should follow, as its standby named `replica`; without one it
 * is a new server
 * @returns its folder, the address of a database, and functions: one that stops it, one that kills it (as a
 * power cut would, except that the system's cache stays), one that starts it again (also if it has ended by
 * itself), and one that restarts it with some work in between
 */
export function startPostgres(settings = {}, parent = tmpdir(), primary = undefined) {
  const given = JSON.stringify({ settings, parent, primary });
  const keeper = fork(fileURLToPath(import.meta.url), ["keep", given], {
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = new Promise((resolve) => keeper.once("exit", resolve));
  return new Promise((resolve, reject) => {
    keeper.once("message", ({ folder }) => {
      const stop = async () => {
        keeper.ref();
        if (keeper.connected) keeper.disconnect();
        await ended;
      };
      const told = (message) => {
        const done = new Promise((resolve) => keeper.once("message", resolve));
        keeper.send(message);
        return done;
      };
      const end = () => told("end");
      const start = () => told("start");
      const crash = async (whileDown = async () => undefined) => {
        await end();
        await whileDown();
        await start();
      };
      keeper.unref();
      keeper.channel?.unref();
      resolve({ folder, url: (database) => addressOf(folder, database), stop, end, start, crash });
    });
    ended.then((code) => reject(new Error(`PostgreSQL did not start (${code}).`)));
  });
}

function addressOf(folder, database) {
  return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

/** initdb refuses root: the programs then run as the package's own user. */
export function owner() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(spawnSync("id", [flag, "postgres"]).stdout));
  return { uid, gid };
}

/** The keeper: runs the server while its parent lives, and cleans up everything. */
async function keep({ settings: given, parent, primary }) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
  const bin = findPostgres();
  const user = owner();
  const folder = mkdtempSync(join(parent, "postgres-"));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder, stdio: ["ignore", "ignore", "inherit"] };
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const [maker, ...how] = primary
    ? ["pg_basebackup", "-R", "-c", "fast", "-d", `host=${primary} user=postgres application_name=replica`]
    : ["initdb", "-U", "postgres", "-A", "trust", "--locale=C.UTF-8", "-E", "UTF8"];
  const made = spawnSync(join(bin, maker), ["-D", data, ...how], options);
  if (made.status !== 0) {
    remove();
    process.exit(1);
  }
  const settings = Object.entries({ ...SETTINGS, ...given, unix_socket_directories: folder }).flatMap(
    ([name, value]) => ["-c", `${name}=${value}`],
  );
  let server;
  let ended;
  const start = async () => {
    server = spawn(join(bin, "postgres"), ["-D", data, ...settings], {
      ...options,
      stdio: ["ignore", "ignore", "ignore"],
    });
    ended = new Promise((resolve) => server.once("exit", resolve));
    server.once("exit", leave);
    const end = Date.now() + READY_WITHIN_MS;
    while (!(await answers(folder))) {
      if (Date.now() > end) server.kill("SIGQUIT");
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    server.off("exit", leave);
  };
  // The server's immediate end: nothing in it is worth keeping.
  const end = () => {
    server.kill("SIGQUIT");
    return ended;
  };
  const leave = () => {
    remove();
    process.exit(0);
  };
  process.once("disconnect", () => end().then(leave));
  process.on("message", async (message) => {
    await (message === "start" ? start() : end());
    process.send?.({ folder });
  });
  await start();
  process.send?.({ folder });
}

async function answers(folder) {
  const { Client } = await import("pg");
  const client = new Client(addressOf(folder, "postgres"));
  return client
    .connect()
    .then(() => client.end())
    .then(
      () => true,
      () => false,
    );
}

if (process.argv[2] === "keep" && process.send) await keep(JSON.parse(process.argv[3]));
