import { callerNamesIn, readPlatformEnv } from "./env.js";
import { ApiError } from "./errors.js";
import { type CommandLine, HELP, readCommandLine } from "./platform-check/options.js";
import { checkPlatform } from "./platform-check/platformCheck.js";
import { reportOf } from "./platform-check/report.js";

const TIMEOUT_MS = 30_000;

const asked = commandLineOrEnd();
if (asked === undefined) process.stdout.write(HELP);
else process.exitCode = await check(asked);

function commandLineOrEnd(): CommandLine | undefined {
  try {
    return readCommandLine(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${HELP}`);
    process.exit(2);
  }
}

/** @returns the exit code */
async function check({ platform, email, password, write }: CommandLine): Promise<number> {
  const env = readPlatformEnv();
  const names = callerNamesIn(env);
  const now = Math.floor(Date.now() / 1_000);
  try {
    const checked = await checkPlatform({
      ...{ platformUrl: platform, email, password },
      ...{ names, timeoutMs: TIMEOUT_MS, now, write },
    });
    process.stdout.write(reportOf(checked, { platform, email, corrections: env.PLATFORM_FEATURES }));
    const outcomes = [...checked.calls, ...checked.writes].map(({ outcome }) => outcome);
    return outcomes.some(({ kind }) => kind === "broken") ? 1 : 0;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    process.stderr.write(`Nobody can sign in at ${platform}: ${error.message}\n`);
    return 1;
  }
}
