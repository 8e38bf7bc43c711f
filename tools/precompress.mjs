// Writes .br and .gz next to the built web's text files, so that the gateway never compresses a static file
// at run time.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { ROOT } from "./setup.mjs";

const TEXT = /\.(js|css|svg|html)$/;
/** Below this size compression saves no packet. */
const SMALLEST = 1_024;

const dist = join(ROOT, "web/dist");
for (const name of readdirSync(dist, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const bytes = readFileSync(join(dist, name));
  if (bytes.length < SMALLEST) continue;
  const brotli = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  writeFileSync(join(dist, `${name}.br`), brotliCompressSync(bytes, brotli));
  writeFileSync(join(dist, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}
