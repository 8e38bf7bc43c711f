import { fileURLToPath } from "node:url";
import { writeSchema } from "./schema.js";

await writeSchema(fileURLToPath(new URL("../../schema/schema.graphql", import.meta.url)));
