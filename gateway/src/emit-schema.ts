import { fileURLToPath } from "node:url";
import { createSchema } from "./schema.js";

await createSchema(fileURLToPath(new URL("../../schema/schema.graphql", import.meta.url)));
