import type { FastifyInstance } from "fastify";
import { isStorageFault } from "./db/faults.js";
import { DataFolderInUse } from "./db/lock.js";
import { readEnv } from "./env.js";
import { buildServer } from "./server.js";

const env = readEnv();

const DRAIN_AT_MOST_MS = 10_000;
const CLOSE_AT_MOST_MS = 10_000;

/** Answers what is in flight, then goes, however often it is told; what hangs is cut off. */
function stopOnSignals(app: FastifyInstance): void {
  let stopping = false;
  const stop = (reason: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ reason }, "stopping");
    drainAndClose(app).then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, "stopping failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", () => stop("SIGTERM"));
  process.on("SIGINT", () => stop("SIGINT"));
  process.on("disconnect", () => stop("disconnect"));
}

async function drainAndClose(app: FastifyInstance): Promise<void> {
  await app.drain(DRAIN_AT_MOST_MS);
  setTimeout(() => process.exit(1), CLOSE_AT_MOST_MS).unref();
  await app.close();
}

try {
  const app = await buildServer(env);
  stopOnSignals(app);
  await app.listen({ host: env.HOST, port: env.PLATFORM_PORT });
} catch (error) {
  const known =
    error instanceof DataFolderInUse ||
    isStorageFault(error) ||
    (error instanceof Error && "code" in error && error.code === "EADDRINUSE");
  process.stderr.write(
    `${known && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
  );
  process.exit(1);
}
