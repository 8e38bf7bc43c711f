// `npm run house [-- REF]`: how the code is built, in figures; beside those of an earlier commit. docs/figures.md keeps them.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { ROOT } from "./setup.mjs";

const PARTS = [
  "contract",
  "operation",
  "platform",
  "gateway",
  "web",
  "report-renderer",
  "simulator",
  "plain-platform",
];
/** Lines of a file that reads like a note beside its importer. */
const SMALL = 10;

const files = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
        .map((file) => join(folder, file))
    : [];

const isTest = (file) => /\.test\.tsx?$|\/(test|testing)\//.test(file);
const isGenerated = (file) => /\/graphql\/(generated\.ts|operations\/)|\/sign\/fonts\//.test(file);
const linesOf = (text) => text.split("\n").length - 1;
const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);

/** The paths, without endings, that a file imports from its own part. */
const importsOf = (file, text) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, path]) =>
    resolve(dirname(file), path).replace(/\.(js|tsx?)$/, ""),
  );

/** Pairs of folders of a part's `src` that import each other. */
function pairsOf(src, sources) {
  const folderOf = (file) => {
    const [folder, ...rest] = relative(src, file).split("/");
    return rest.length > 0 ? folder : "";
  };
  const edges = new Set();
  for (const [file, text] of sources)
    for (const path of importsOf(file, text)) {
      const [from, to] = [folderOf(file), folderOf(`${path}.ts`)];
      if (from !== "" && to !== "" && to !== ".." && from !== to) edges.add(`${from} ${to}`);
    }
  return [...edges].filter((edge) => {
    const [from, to] = edge.split(" ");
    return from < to && edges.has(`${to} ${from}`);
  });
}

/** The figures of one part. */
function partFigures(root, part) {
  const src = join(root, part, "src");
  const all = files(join(root, part)).map((file) => [file, readFileSync(file, "utf8")]);
  const own = all.filter(([file]) => file.startsWith(src) && !isTest(file) && !isGenerated(file));
  const importers = new Map(own.map(([file]) => [file.replace(/\.tsx?$/, ""), new Set()]));
  for (const [file, text] of own) for (const path of importsOf(file, text)) importers.get(path)?.add(file);
  const lines = own.map(([, text]) => linesOf(text));
  const once = [...importers.values()].filter(({ size }) => size === 1).length;
  const tests = all.filter(([file]) => isTest(file));
  return {
    files: own.length,
    lines: sum(lines),
    [`files under ${SMALL} lines`]: lines.filter((count) => count < SMALL).length,
    "files over 250 lines": lines.filter((count) => count > 250).length,
    "files with one importer, %": own.length === 0 ? 0 : Math.round((100 * once) / own.length),
    "pairs of folders that import each other": pairsOf(src, own).length,
    "test lines": sum(tests.map(([, text]) => linesOf(text))),
  };
}

/** Lines that a field of the schema takes in the gateway, and what is generated. */
function schemaFigures(root, gatewayLines) {
  const read = (file) => (existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "");
  const fields = read("schema/schema.graphql").match(/^ {2}\w+(\([^)]*\))?:/gm)?.length ?? 0;
  const generated = files(join(root, "web/src/graphql/operations")).map((file) => readFileSync(file, "utf8"));
  return {
    "fields of the schema": fields,
    "gateway's lines a field": fields === 0 ? null : Math.round((10 * gatewayLines) / fields) / 10,
    "generated hooks": sum(
      generated.map((text) => text.match(/export (function|const) use\w+/g)?.length ?? 0),
    ),
    "lines of the OpenAPI": linesOf(read("schema/platform.openapi.json")),
  };
}

/** What the last `npm test` here took, and what mutation testing told. */
function measuredHere() {
  const json = (file) =>
    existsSync(join(ROOT, file)) ? JSON.parse(readFileSync(join(ROOT, file), "utf8")) : null;
  const test = json("node_modules/.cache/last-test.json");
  return { "npm test, minutes": test && Math.round(test.seconds / 6) / 10 };
}

function figuresOf(root) {
  const rows = {};
  for (const part of PARTS)
    for (const [name, value] of Object.entries(partFigures(root, part))) rows[`${part}: ${name}`] = value;
  for (const [name, value] of Object.entries(schemaFigures(root, rows["gateway: lines"]))) rows[name] = value;
  return rows;
}

/** The figures of a commit, whose files are laid out for a moment. */
function figuresAt(ref) {
  const folder = mkdtempSync(join(tmpdir(), "obcestje-house-"));
  try {
    const archive = execFileSync("git", ["archive", ref], { cwd: ROOT, maxBuffer: 2 ** 30 });
    execFileSync("tar", ["-x", "-C", folder], { input: archive });
    return figuresOf(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [ref] = process.argv.slice(2);
const now = { ...figuresOf(ROOT), ...measuredHere() };
const before = ref === undefined ? null : figuresAt(ref);
const names = Object.keys(now).filter((name) => now[name] || before?.[name]);
console.log(
  before === null ? "| figure | now |\n| --- | ---: |" : `| figure | ${ref} | now |\n| --- | ---: | ---: |`,
);
for (const name of names)
  console.log(
    before === null ? `| ${name} | ${now[name]} |` : `| ${name} | ${before[name] ?? "–"} | ${now[name]} |`,
  );
