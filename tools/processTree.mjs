import { readdirSync, readFileSync } from "node:fs";

/** @returns a process and all its descendants, parents first: [pid, state as in /proc] */
export function treeOf(root) {
  const known = readdirSync("/proc").flatMap((name) => {
    const [, state, parent] = /\) (\w) (\d+)/.exec(read(`/proc/${name}/stat`)) ?? [];
    return state ? [{ pid: Number(name), state, parent: Number(parent) }] : [];
  });
  const found = known.filter(({ pid }) => pid === root);
  // An array may grow while it is walked.
  for (const { pid } of found) found.push(...known.filter(({ parent }) => parent === pid));
  return found.map(({ pid, state }) => [pid, state]);
}

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // The process has ended meanwhile.
    return "";
  }
}
