/** A user error of a command: shown without a stack. */
export class CommandError extends Error {}

/**
 * Runs a command to its end, and prints its result. A failure ends the process with its message and code 1.
 */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** "2026-11-15T07-30-00Z", for names of files. */
export function stamp(date = new Date()): string {
  return `${date.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}
