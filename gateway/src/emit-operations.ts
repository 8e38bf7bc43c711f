import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { collectOperations } from "./operations/collectOperations.js";

const schema = new URL("../../schema/", import.meta.url);
const operations = collectOperations(fileURLToPath(new URL("operations", schema)));
writeFileSync(new URL("registered-operations.json", schema), `${JSON.stringify({ operations }, null, 2)}\n`);
