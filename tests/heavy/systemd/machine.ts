import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { until } from "../../../platform/test/until.js";
import { run } from "../../support/mounts.js";

/** Ports of the shipped files, and PostgreSQL's. */
const PORTS = [80, 443, 4000, 4001, 4002, 4010, 4011, 4080, 4081, 5432];
const PROGRAMS = ["systemd-nspawn", "nginx", "pg_lsclusters", "adduser", "curl", "openssl"];
const NEEDS = "apt-get install systemd-container nginx postgresql adduser curl openssl";

export interface Outcome {
  code: number | null;
  output: string;
}

/**
 * A copy of this machine in a container with systemd as its first process: it has the same files but keeps its
 * changes to itself, and the same network, where the ports of deploy/ must be free.
 */
export class Machine {
  private constructor(
    private readonly folder: string,
    private readonly container: ChildProcess,
    private readonly systemd: string,
  ) {}

  /** Reason why it can't run here; undefined if it can. */
  static async missing(): Promise<string | undefined> {
    if (process.getuid?.() !== 0) return "It needs root.";
    const lacks = PROGRAMS.filter((name) => spawnSync("sh", ["-c", `command -v ${name}`]).status !== 0);
    if (lacks.length > 0) return `It lacks ${lacks.join(", ")}: ${NEEDS}.`;
    const taken = await Promise.all(PORTS.map(async (port) => ((await isTaken(port)) ? [port] : [])));
    return taken.flat().length > 0 ? `The ports ${taken.flat().join(", ")} are taken.` : undefined;
  }

  static async boot(): Promise<Machine> {
    const folder = mkdtempSync(join(tmpdir(), "systemd-machine-"));
    // Its changes are on a separate disk: an overlay can't be mounted over files that contain its own folders.
    run("mount", "-t", "tmpfs", "tmpfs", folder);
    for (const name of ["upper", "work", "root"]) mkdirSync(join(folder, name));
    const layers = `lowerdir=/,upperdir=${join(folder, "upper")},workdir=${join(folder, "work")}`;
    run("mount", "-t", "overlay", "overlay", "-o", layers, join(folder, "root"));
    const options = ["--boot", "--register=no", "--keep-unit", "--console=pipe", "--link-journal=no"];
    const container = spawn("systemd-nspawn", [...options, "-D", join(folder, "root")], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    let systemd: string | undefined;
    await until(async () => {
      systemd ??= firstProcessOf(container);
      return systemd !== undefined && spawnSync("nsenter", inside(systemd, BOOTED)).status === 0;
    });
    return new Machine(folder, container, systemd ?? "");
  }

  /** Runs a script there as root, each line of which must succeed. */
  run(script: string): Promise<Outcome> {
    const shell = spawn("nsenter", inside(this.systemd, `${SUDO}\nset -euo pipefail\ncd /\n${script}`));
    return new Promise((resolve, reject) => {
      let output = "";
      for (const stream of [shell.stdout, shell.stderr])
        stream.setEncoding("utf8").on("data", (text: string) => {
          output += text;
        });
      shell.once("error", reject);
      shell.once("close", (code) => resolve({ code, output }));
    });
  }

  async stop(): Promise<void> {
    const ended = once(this.container, "exit");
    this.container.kill("SIGTERM");
    await ended;
    run("umount", join(this.folder, "root"));
    run("umount", this.folder);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A replacement for a missing sudo, by tools that every Debian has. */
const SUDO = `command -v sudo > /dev/null || sudo() {
  local who=$2; shift 2
  case $1 in --preserve-env=*) shift ;; esac
  runuser -u "$who" -- "$@"
}`;
const BOOTED = "systemctl is-system-running | grep -qE 'running|degraded'";

/** An nsenter command for all of the container's own namespaces. */
function inside(systemd: string, script: string): string[] {
  const own = ["--mount", "--uts", "--ipc", "--pid", "--root", "--wd"];
  return ["--target", systemd, ...own, "bash", "-c", script];
}

/** Process id of its systemd on this machine; undefined while there is none. */
function firstProcessOf({ pid }: ChildProcess): string | undefined {
  return readdirSync("/proc").find((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      return stat.includes("(systemd)") && stat.split(") ")[1]?.split(" ")[1] === String(pid);
    } catch {
      return false;
    }
  });
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket.destroy() !== undefined));
    socket.once("error", () => resolve(false));
  });
}
