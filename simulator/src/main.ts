import { setMaxListeners } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { Progress } from "./delivery/progress.js";
import { StateFile } from "./delivery/stateFile.js";
import { readEnv } from "./env.js";
import { loggerOptions } from "./logging.js";
import { PlatformRefusal } from "./platform-api/errors.js";
import { simulate } from "./simulation.js";

const SECONDS_BEFORE_ANEW = 5;

const env = readEnv();
const log = pino(loggerOptions(env), pino.destination(2));
const stop = new AbortController();
// Every device waits for it.
setMaxListeners(0, stop.signal);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop.abort());
process.once("disconnect", () => stop.abort());
// Listening to the channel must not keep a stopped simulator alive.
process.channel?.unref();

const progress = new Progress((line) => process.stdout.write(`${line}\n`));

try {
  const state = await StateFile.open(join(env.DATA_DIR, "simulator.json"));
  for (;;) {
    await simulate({ env, state, progress, log, signal: stop.signal });
    log.warn("the platform knows none of the devices any more, making them anew");
    await sleep(SECONDS_BEFORE_ANEW * 1000, undefined, { signal: stop.signal });
  }
} catch (error) {
  if (!stop.signal.aborted) {
    const refused = error instanceof PlatformRefusal && error.status === 401;
    log.fatal(
      error,
      refused ? "the platform refuses ADMIN_EMAIL and ADMIN_PASSWORD" : "the simulator can't go on",
    );
    process.exitCode = 1;
  }
} finally {
  stop.abort();
}
