import { readdirSync, readFileSync } from "node:fs";

/** Figures of a process and all its descendants. */
export interface TreeFigures {
  /** Proportional set size, MB: shared pages count once. */
  pss: number;
  processes: number;
  zombies: number;
}

/** Examines a process and all its descendants. */
export function figuresOfTree(root: number): TreeFigures {
  const parents = new Map<number, { parent: number; state: string }>();
  for (const name of readdirSync("/proc")) {
    const [, state, parent] = /\) (\w) (\d+)/.exec(read(`/proc/${name}/stat`)) ?? [];
    if (state && parent) parents.set(Number(name), { parent: Number(parent), state });
  }
  const isInside = (pid: number): boolean => {
    const known = parents.get(pid);
    return pid === root || (known !== undefined && isInside(known.parent));
  };
  const inside = [...parents].filter(([pid]) => isInside(pid));
  const kilobytes = inside.map(([pid]) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return {
    pss: kilobytes.reduce((sum, one) => sum + one, 0) / 1024,
    processes: inside.length,
    zombies: inside.filter(([, { state }]) => state === "Z").length,
  };
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // The process has ended meanwhile.
    return "";
  }
}
