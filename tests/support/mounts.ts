import { spawnSync } from "node:child_process";
import { truncateSync, writeFileSync } from "node:fs";

/**
 * Makes an empty sparse file of this length.
 * @returns its path
 */
export function sparse(path: string, bytes: number): string {
  writeFileSync(path, "");
  truncateSync(path, bytes);
  return path;
}

/** @throws Error with the program's output if it fails */
export function run(command: string, ...args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${(error?.message ?? stderr).trim()}`);
}
