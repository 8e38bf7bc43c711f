import { readdirSync, readFileSync } from "node:fs";

interface Process {
  pid: number;
  parent: number;
  /** R, S, T (stopped), Z (zombie) … */
  state: string;
  command: string;
}

function processes(): Process[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, state = "", parent] = /\) (\w) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
        const command = readFileSync(`/proc/${pid}/cmdline`, "utf8");
        return [{ pid: Number(pid), parent: Number(parent), state, command }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

/** This process's browsers with all they have started, zombies included. */
export function browserProcesses(): Process[] {
  const all = processes();
  const childrenOf = (parent: number): Process[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...childrenOf(one.pid)]);
  return childrenOf(process.pid).filter(({ command, state }) => command.includes("chrom") || state === "Z");
}

/** Sends a signal to this process's browsers (Debian starts them by a script, which gets it, too), or to their pages' processes. */
export function signalBrowsers(signal: NodeJS.Signals, which: "browsers" | "pages" = "browsers"): void {
  for (const { pid, command } of browserProcesses()) {
    const type = /--type=([\w-]+)/.exec(command)?.[1];
    if (which === "pages" ? type === "renderer" : type === undefined) process.kill(pid, signal);
  }
}
