import { ImportError } from "./importError.js";
import { importFile } from "./importFile.js";
import { readOptions, USAGE } from "./options.js";

/** Seconds for which an absent platform is waited for. */
const PATIENCE = 60;

const args = process.argv.slice(2);

try {
  if (args.includes("--help") || args.includes("-h")) console.log(USAGE);
  else {
    const { refused } = await importFile(readOptions(args, process.env), {
      say: (line) => console.log(line),
      output: process.stdout,
      patience: PATIENCE,
    });
    process.exitCode = refused > 0 ? 2 : 0;
  }
} catch (error) {
  console.error(error instanceof ImportError ? `Import: ${error.message}` : error);
  process.exitCode = 1;
}
