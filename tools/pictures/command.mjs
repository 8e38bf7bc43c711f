import { UsageError } from "../report/faults.mjs";
import { ensureBuilt, ensureInstalled, requireNode } from "../setup.mjs";

/** Runs a command about pictures: prints its help, or does its work, and ends with the work's exit code. */
export async function runCommand({ name, help, optionsOf, work }) {
  requireNode();
  await ensureInstalled();
  try {
    const options = optionsOf(process.argv.slice(2));
    if (options.help) {
      process.stdout.write(help);
      return;
    }
    // The demo's accounts come from the simulator.
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
