/** Our gateway as a process of its own. */
import { readEnv } from "../../gateway/src/env.js";
import { buildServer } from "../../gateway/src/server.js";
import { reportFigures } from "./figures.js";

const app = await buildServer(
  readEnv({
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "error",
    RENDERER_URL: "http://127.0.0.1:9",
    RENDERER_SECRET: "a secret of the bench with 32 characters",
    TILE_URL: "",
    WEB_DIR: "does-not-exist",
  }),
);
const address = await app.listen({ port: 0, host: "127.0.0.1" });
reportFigures(Number(new URL(address).port));
