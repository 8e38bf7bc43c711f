import { readFileSync } from "node:fs";
import { join } from "node:path";
import { treeOf } from "../../tools/processTree.mjs";

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Processor time that a process, its descendants and those of them that have ended took so far, ms. */
export function processorTime(root: number): number {
  const ticks = treeOf(root).map(([pid]) => {
    // After the name in brackets, which may hold spaces: fields 3 and on, of which 14 to 17 are times.
    const fields = read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ").slice(11, 15) ?? [];
    return fields.reduce((sum, field) => sum + Number(field), 0);
  });
  return TICK_MS * ticks.reduce((sum, one) => sum + one, 0);
}

/** @param folder of a server of startPostgres */
export const pidOfPostgres = (folder: string): number =>
  Number(readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n")[0]);

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // The process has ended meanwhile.
    return "";
  }
}
