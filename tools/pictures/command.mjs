import { UsageError } from "../report/faults.mjs";
import { ensureBuilt, ensureInstalled, requireNode } from "../setup.mjs";

/** Runs a command of pictures: prints its help, or does its work, and ends with the code that the work gives. */
export async function runCommand({ name, help, optionsOf, work }) {
  requireNode();
  await ensureInstalled();
  try {
    const options = optionsOf(process.argv.slice(2));
    if (options.help) {
      process.stdout.write(help);
      return;
    }
    // The demo's accounts are the simulator's.
    await ensureBuilt();
    process.exitCode = await work(options);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(
      isUsage ? `${error.message}\nnpm run ${name} -- --help says how to call it.` : error.message,
    );
    process.exitCode = isUsage ? 2 : 1;
  }
}
