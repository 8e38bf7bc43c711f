// Checks the import rules of .dependency-cruiser.cjs over every part's sources. dependency-cruiser parses
// with SWC here, but without JSX: this passes .tsx files on with JSX enabled.
import { createRequire } from "node:module";

const swc = createRequire(import.meta.url)("@swc/core");
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync(file, { ...options, tsx: file.endsWith(".tsx") });

process.argv.push("--config", ".dependency-cruiser.cjs");
for (const part of [
  "contract",
  "operation",
  "platform",
  "gateway",
  "web",
  "report-renderer",
  "simulator",
  "plain-platform",
])
  process.argv.push(`${part}/src`);
await import("../node_modules/dependency-cruiser/bin/dependency-cruise.mjs");
