// Our gateway as in production, in a process of its own. ANSWER_CACHE_MS=0 makes it compute every answer.
import { readEnv } from "../../gateway/dist/env.js";
import { buildServer } from "../../gateway/dist/server.js";
import { reportCpu } from "../anchors/rest.mjs";

const env = readEnv({
  ...process.env,
  NODE_ENV: "production",
  LOG_LEVEL: "error",
  RENDERER_URL: "http://127.0.0.1:9",
  RENDERER_SECRET: "a secret of the bench with 32 characters",
  TILE_URL: "",
  WEB_DIR: "does-not-exist",
});
const app = await buildServer(env);
const address = await app.listen({ port: 0, host: "127.0.0.1" });
reportCpu(Number(new URL(address).port));
