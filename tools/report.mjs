// `npm run report -- --client 7 --interval LAST_MONTH --out report.pdf`: fetches a printable report as a PDF,
// from any portal. See `--help`.
import { UsageError } from "./report/faults.mjs";
import { ensureInstalled, requireNode } from "./setup.mjs";

const say = (text) => process.stderr.write(`${text}\n`);
const stopped = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stopped.abort());

requireNode();
await ensureInstalled();
const { fetchReport } = await import("./report/fetchReport.mjs");
const { HELP, readOptions } = await import("./report/options.mjs");

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) process.stdout.write(HELP);
  else await fetchReport(options, { say, signal: stopped.signal });
} catch (error) {
  if (error instanceof UsageError) {
    say(`${error.message}\nnpm run report -- --help says how to call it.`);
    process.exitCode = 2;
  } else {
    say(stopped.signal.aborted ? "Stopped. No file was written." : error.message);
    process.exitCode = 1;
  }
}
