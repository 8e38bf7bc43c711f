import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";
import { collectOperations } from "../../gateway/src/operations/collectOperations.js";
import { createSchema } from "../../gateway/src/schema.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const committed = (path: string) => readFileSync(join(root, path), "utf8");

it("schema/schema.graphql is what the gateway's classes say", async () => {
  const folder = mkdtempSync(join(tmpdir(), "schema-"));
  const file = join(folder, "schema.graphql");
  await createSchema(file);
  const emitted = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  expect(committed("schema/schema.graphql")).toBe(emitted);
});

it("schema/registered-operations.json is what the operations say", () => {
  const operations = collectOperations(join(root, "schema/operations"));
  expect(JSON.parse(committed("schema/registered-operations.json"))).toEqual({ operations });
});

it("the web's generated hooks are what schema and operations say", () => {
  const generated = "web/src/graphql/generated.ts";
  const before = committed(generated);
  execFileSync("npx", ["graphql-codegen", "--config", "codegen.yml"], { cwd: root, stdio: "pipe" });
  const after = committed(generated);
  if (after !== before) writeFileSync(join(root, generated), before);
  expect(before).toBe(after);
});
