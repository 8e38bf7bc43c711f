import { stopOnSignals } from "@obcestje/operation/stopOnSignals.js";
import { isStorageFault } from "./db/faults.js";
import { DataFolderInUse } from "./db/lock.js";
import { readEnv } from "./env.js";
import { buildServer } from "./server.js";

const env = readEnv();

try {
  const app = await buildServer(env);
  stopOnSignals(app, { drainMs: 10_000, closeMs: 10_000 });
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
