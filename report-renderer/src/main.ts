import { stopOnSignals } from "@obcestje/operation/stopOnSignals.js";
import { readEnv } from "./env.js";
import { buildServer } from "./server.js";

const env = readEnv();
const app = await buildServer(env);
// Closing it lets running reports finish, for nine seconds at most.
stopOnSignals(app, { closeMs: 15_000 });
await app.listen({ port: env.RENDERER_PORT, host: env.HOST });
