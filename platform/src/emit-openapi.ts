import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readEnv } from "./env.js";
import { openApiText } from "./openapi/openApiText.js";
import { buildServer } from "./server.js";

/** Writes schema/platform.openapi.json from the routes' schemas. */
const folder = mkdtempSync(join(tmpdir(), "platform-openapi-"));
const app = await buildServer(readEnv({ DATA_DIR: folder, LOG_LEVEL: "silent" }));
writeFileSync(
  fileURLToPath(new URL("../../schema/platform.openapi.json", import.meta.url)),
  openApiText(app),
);
await app.close();
rmSync(folder, { recursive: true });
