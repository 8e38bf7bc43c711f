import { readEnv } from "./env.js";
import { buildServer } from "./server.js";
import { VERSION } from "./version.js";

const env = readEnv();
const app = await buildServer(env);
await app.listen({ port: env.GATEWAY_PORT, host: env.HOST });
app.log.info({ version: VERSION, node: process.versions.node }, "started");

let stopping = false;
function stop(): void {
  if (stopping) return;
  stopping = true;
  void app.close().then(() => process.exit(0));
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
// The supervisor is gone: nobody would stop this process any more.
process.on("disconnect", stop);
