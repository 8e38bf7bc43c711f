// For tests: two PostgreSQL servers and a monitor under pg_auto_failover, in a temporary folder, as
// docs/operation.md sets them up on three machines. All end with the process that started them.
import { fork, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./freePort.mjs";
import { findPostgres, owner } from "./postgres.mjs";
import { treeOf } from "./processTree.mjs";

export const FAILOVER_HELP =
  "They need root, and Debian's pg-auto-failover-cli and postgresql-15-auto-failover beside PostgreSQL.";

const HOST = "127.0.0.1";
const NAMES = ["monitor", "one", "two"];

/** True if pg_auto_failover is installed for the PostgreSQL that findPostgres finds, and can run: its sockets lie in Debian's folder. */
export function hasAutoFailover() {
  const bin = findPostgres();
  return Boolean(
    process.getuid?.() === 0 &&
      bin &&
      existsSync(join(bin, "../lib/pgautofailover.so")) &&
      spawnSync("pg_autoctl", ["--version"]).status === 0,
  );
}

/**
 * Starts a monitor and two servers, and waits until the programs run: not yet until the second one follows.
 * @returns the address of the database at both servers, the monitor's, and functions: one that kills a node at once,
 * with all its processes, one that starts it again, and one that stops all
 */
export async function startFailover() {
  const ports = Object.fromEntries(await Promise.all(NAMES.map(async (name) => [name, await freePort()])));
  const keeper = fork(fileURLToPath(import.meta.url), ["keep failover", JSON.stringify(ports)], {
    detached: true,
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = new Promise((resolve) => keeper.once("exit", resolve));
  const told = (message) => {
    const done = new Promise((resolve) => keeper.once("message", resolve));
    if (message) keeper.send(message);
    return done;
  };
  await Promise.race([
    told(),
    ended.then((code) => Promise.reject(new Error(`pg_auto_failover did not start (${code}).`))),
  ]);
  keeper.unref();
  keeper.channel?.unref();
  const hosts = ["one", "two"].map((name) => `${HOST}:${ports[name]}`).join(",");
  return {
    url: `postgres://obcestje@${hosts}/obcestje?target_session_attrs=read-write`,
    monitorUrl: `postgres://autoctl_node@${HOST}:${ports.monitor}/pg_auto_failover`,
    lose: (name) => told({ lose: name }),
    start: (name) => told({ start: name }),
    async stop() {
      keeper.ref();
      if (keeper.connected) keeper.disconnect();
      await ended;
    },
  };
}

/** The keeper: runs the nodes while its parent lives, and cleans up everything. */
async function keep(ports) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
  const user = owner();
  const folder = mkdtempSync(join(tmpdir(), "failover-"));
  const run = join(folder, "run");
  mkdirSync(run);
  if (user.uid !== undefined) for (const own of [folder, run]) chownSync(own, user.uid, user.gid);
  const env = {
    PATH: [findPostgres(), "/usr/bin", "/bin"].join(delimiter),
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, "config"),
    XDG_DATA_HOME: join(folder, "share"),
    XDG_RUNTIME_DIR: run,
  };
  const options = { ...user, cwd: folder, env, stdio: ["ignore", "ignore", "ignore"] };
  const running = new Map();
  const lose = (name) => {
    const { child, exit } = running.get(name);
    // Stopped first, so that none of them sees another one's end.
    for (const signal of ["SIGSTOP", "SIGKILL"]) for (const [pid] of treeOf(child.pid)) kill(pid, signal);
    running.delete(name);
    return exit;
  };
  const leave = async (code) => {
    await Promise.all([...running.keys()].map(lose));
    rmSync(folder, { recursive: true, force: true });
    process.exit(code);
  };
  const create = (kind, name, more) => {
    const place = ["--pgdata", join(folder, name), "--pgport", String(ports[name]), "--hostname", HOST];
    const made = spawnSync("pg_autoctl", ["create", kind, ...place, "--auth", "trust", "--no-ssl", ...more], {
      ...options,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
    if (made.status === 0) return;
    process.stderr.write(made.stderr);
    throw new Error(`pg_autoctl create ${kind} failed.`);
  };
  const monitor = `postgres://autoctl_node@${HOST}:${ports.monitor}/pg_auto_failover`;
  const start = async (name) => {
    const child = spawn("pg_autoctl", ["run", "--pgdata", join(folder, name)], options);
    const exit = new Promise((resolve) => child.once("exit", resolve));
    running.set(name, { child, exit });
    if (name === "monitor") await answers(monitor);
  };
  process.once("disconnect", () => leave(0));
  process.on("message", async ({ lose: lost, start: started }) => {
    await (lost ? lose(lost) : start(started));
    process.send?.({});
  });
  try {
    create("monitor", "monitor", []);
    await start("monitor");
    for (const name of NAMES.slice(1)) {
      const of = ["--monitor", monitor, "--name", name, "--listen", HOST];
      create("postgres", name, [...of, "--username", "obcestje", "--dbname", "obcestje"]);
      await start(name);
    }
  } catch {
    await leave(1);
  }
  process.send?.({});
}

function kill(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

async function answers(url) {
  const { Client } = await import("pg");
  for (;;) {
    const client = new Client(url);
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    if (isThere) return client.end();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

if (process.argv[2] === "keep failover" && process.send) await keep(JSON.parse(process.argv[3]));
