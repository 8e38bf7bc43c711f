import { stopOnSignals } from "@obcestje/operation/stopOnSignals.js";
import { readEnv } from "./env.js";
import { buildServer } from "./server.js";

const env = readEnv();
const app = await buildServer(env);
stopOnSignals(app, { drainMs: 10_000, closeMs: 5_000 });
await app.listen({ port: env.GATEWAY_PORT, host: env.HOST });
