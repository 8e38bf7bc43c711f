import { readEnv } from "./env.js";
import { buildServer } from "./server.js";

const env = readEnv();
const app = await buildServer(env);
await app.listen({ port: env.GATEWAY_PORT, host: env.HOST });

const DRAIN_AT_MOST_MS = 10_000;
const CLOSE_AT_MOST_MS = 5_000;

let stopping = false;
/** Answers what is under way, then goes; what hangs is cut off. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await app.drain(DRAIN_AT_MOST_MS);
  setTimeout(() => process.exit(1), CLOSE_AT_MOST_MS).unref();
  await app.close();
  process.exit(0);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
// The supervisor is gone: nobody would stop this process any more.
process.on("disconnect", () => void stop());
