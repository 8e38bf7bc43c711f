import { readFileSync } from "node:fs";
import { treeOf } from "../../tools/processTree.mjs";

/** Figures of a process and all its descendants. */
export interface TreeFigures {
  /** Proportional set size, MB: shared pages count once. */
  pss: number;
  processes: number;
  zombies: number;
}

/** Examines a process and all its descendants. */
export function figuresOfTree(root: number): TreeFigures {
  const inside = treeOf(root);
  const kilobytes = inside.map(([pid]) =>
    Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0),
  );
  return {
    pss: kilobytes.reduce((sum, one) => sum + one, 0) / 1024,
    processes: inside.length,
    zombies: inside.filter(([, state]) => state === "Z").length,
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
