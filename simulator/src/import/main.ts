import { personAt } from "./asking.js";
import { ImportError } from "./importError.js";
import { readOptions, USAGE } from "./options.js";
import { runImport } from "./run.js";
import { EXIT } from "./surroundings.js";

/** Seconds to wait for an absent platform. */
const PATIENCE = 60;

const args = process.argv.slice(2);
const { stdin, stdout } = process;

try {
  if (args.includes("--help") || args.includes("-h")) console.log(USAGE);
  else
    process.exitCode = await runImport(readOptions(args, process.env), {
      say: (line) => console.log(line),
      output: stdout,
      person: stdin.isTTY && stdout.isTTY ? personAt(stdin, stdout) : null,
      patience: PATIENCE,
    });
} catch (error) {
  console.error(error instanceof ImportError ? `Import: ${error.message}` : error);
  process.exitCode = EXIT.failed;
}
