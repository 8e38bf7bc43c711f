import { readFileSync, writeFileSync } from "node:fs";
import { withFeatureTable } from "./platform-check/featureTable.js";

const file = new URL("../../docs/platforms.md", import.meta.url);
writeFileSync(file, withFeatureTable(readFileSync(file, "utf8")));
