import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "@jest/globals";
import { collectOperations } from "../../gateway/src/operations/collectOperations.js";
import { withFeatureTable } from "../../gateway/src/platform-check/featureTable.js";
import { writeSchema } from "../../gateway/src/schema.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const committed = (path: string) => readFileSync(join(root, path), "utf8");

it("schema/schema.graphql is what the gateway's classes say", async () => {
  const folder = mkdtempSync(join(tmpdir(), "schema-"));
  const file = join(folder, "schema.graphql");
  await writeSchema(file);
  const emitted = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  expect(committed("schema/schema.graphql")).toBe(emitted);
});

it("schema/registered-operations.json is what the operations say", () => {
  const operations = collectOperations(join(root, "schema/operations"));
  expect(JSON.parse(committed("schema/registered-operations.json"))).toEqual({ operations });
});

it("docs/platforms.md lists the features that the gateway knows", () => {
  const text = committed("docs/platforms.md");
  expect(text).toBe(withFeatureTable(text));
});

it("the web's generated types and hooks are what schema and operations say", () => {
  const folder = join(root, "web/src/graphql/operations");
  const paths = () => [
    "web/src/graphql/generated.ts",
    ...readdirSync(folder).map((file) => `web/src/graphql/operations/${file}`),
  ];
  const before = new Map(paths().map((path) => [path, committed(path)]));
  execFileSync("npx", ["graphql-codegen", "--config", "codegen.yml"], { cwd: root, stdio: "pipe" });
  const after = new Map(paths().map((path) => [path, committed(path)]));
  for (const [path, text] of before) if (after.get(path) !== text) writeFileSync(join(root, path), text);
  expect(after).toEqual(before);
});

it("each generated hook is one that the web uses", () => {
  const isSource = (file: string) => /\.tsx?$/.test(file) && !file.startsWith("src/graphql/operations");
  const sources = readdirSync(join(root, "web"), { recursive: true, encoding: "utf8" })
    .filter((file) => /^(src|test)\//.test(file) && isSource(file))
    .map((file) => committed(`web/${file}`));
  const imports = sources.flatMap(
    (text) => text.match(/import \{[^}]*\} from "[./]*graphql\/operations\/\w+";/g) ?? [],
  );
  const used = new Set(imports.flatMap((one) => one.match(/\buse[A-Z]\w+/g) ?? []));
  const made = readdirSync(join(root, "web/src/graphql/operations")).flatMap((file) =>
    [...committed(`web/src/graphql/operations/${file}`).matchAll(/^export function (\w+)/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(made.sort()).toEqual([...used].sort());
});

it("each of the web's operation files has its hooks", () => {
  const names = (folder: string, ending: string) =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith(ending))
      .map((file) => basename(file, ending));
  expect(names("web/src/graphql/operations", ".ts")).toEqual(names("schema/operations", ".graphql"));
});
