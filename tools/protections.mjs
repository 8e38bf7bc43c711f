// Removes each protection from a copy of the tree, one at a time, and runs the test that must then fail.

import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { keepFigures } from "./figures.mjs";
import { runJest } from "./jest.mjs";
import { ROOT, run } from "./setup.mjs";

const OWN_SCOPE = "@obcestje";
const PARTS = ["contract", "operation", "platform", "gateway", "report-renderer", "simulator", "web"];

/**
 * Each protection: its place, the change that removes it, and the test (jest's project, file, name) for it.
 */
const PROTECTIONS = [
  {
    name: "a group's filter: users see their own devices alone",
    file: "platform/src/clients/scope.ts",
    from: '{ kind: "group", groupId, viewOnly }',
    to: '{ kind: "all", viewOnly }',
    test: ["platform", "src/auth/rights.test", "refuses a list with one foreign id whole"],
  },
  {
    name: "a user without a group sees nothing",
    file: "platform/src/clients/scope.ts",
    from: 'groupId === null ? { kind: "none" }',
    to: 'groupId === null ? { kind: "all" }',
    test: ["platform", "src/auth/rights.test", "shows each what is theirs"],
  },
  {
    name: "the data folder's lock",
    file: "platform/src/db/lock.ts",
    from: "PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE",
    to: "PRAGMA busy_timeout = 0",
    test: ["platform", "src/main.test", "refuses a data folder in use"],
  },
  {
    name: "fsync before a batch is acknowledged",
    file: "platform/src/db/sqlite/dialect.ts",
    from: "synchronous = FULL",
    to: "synchronous = OFF",
    test: ["tests", "tests/heavy/powerCut", "on SQLite"],
    built: true,
    root: true,
  },
  {
    name: "a repeated batch counts once",
    file: "platform/src/measurements/ingest.store.ts",
    from: "if (numAffectedRows === 0n) return",
    to: "if (numAffectedRows < 0n) return",
    test: ["platform", "src/device-api/device.test", "stores a batch once"],
  },
  {
    name: "the Origin of a socket",
    file: "gateway/src/transport/graphqlSocket.ts",
    from: "isOwnOrigin(origin, req.headers.host, env.PUBLIC_URL),",
    to: "isOwnOrigin(undefined, req.headers.host, origin ?? env.PUBLIC_URL),",
    test: ["gateway", "test/live.test", "refuses a page of another origin"],
  },
  {
    name: "another site's page can't use a person's cookie",
    file: "gateway/src/http/crossSite.ts",
    from: "if (!own) throw",
    to: "if (own === undefined) throw",
    test: ["gateway", "test/csrf.test", ""],
  },
  {
    name: "the formula guard of files",
    file: "platform/src/exports/csv/csv.ts",
    from: 'FORMULA.test(text) || text.startsWith("\\n")',
    to: 'FORMULA.test("") || text.startsWith("\\n")',
    test: ["platform", "src/exports/csv/csv.test", "none begins a formula"],
  },
  {
    name: "the redaction of the log",
    file: "operation/src/logging.ts",
    from: "hooks: { streamWrite: redactionOf(secrets) },",
    to: "",
    test: ["platform", "src/http/logging.test", "writes neither sessions nor keys"],
  },
  {
    name: "whose X-Forwarded-For counts",
    file: "gateway/src/server.ts",
    from: "trustProxy: env.TRUST_PROXY",
    to: "trustProxy: true",
    test: ["gateway", "test/session.test", "where the person asks from"],
  },
  {
    name: "the renderer's egress proxy",
    file: "report-renderer/src/browser/flags.ts",
    from: "--proxy-server=",
    to: "--no-proxy-server-of=",
    test: ["report-renderer", "test/egressProxy.test", ""],
  },
];

/**
 * @param {string} browser of the tests
 * @returns 0 if each test failed, else 1
 */
export async function runProtections(browser) {
  const copy = copyTree();
  const rows = [];
  let holes = 0;
  try {
    for (const protection of PROTECTIONS.filter(({ root }) => !root || process.getuid?.() === 0)) {
      const red = await redWithout(protection, copy, browser);
      const [, file] = protection.test;
      console.log(`${red.length > 0 ? "red " : "GREEN"} without ${protection.name}: ${red[0] ?? file}`);
      if (red.length === 0) holes += 1;
      rows.push([
        protection.name,
        `\`${protection.file}\``,
        `\`${file}\`: ${red[0]?.replaceAll("|", "/") ?? "none"}`,
      ]);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  if (holes === 0) keepFigures("protections", ["taken out", "of", "turns red (the first of them)"], rows);
  return holes === 0 ? 0 : 1;
}

/** Copies the tree including uncommitted changes. Packages are those of the tree itself. */
function copyTree() {
  const copy = mkdtempSync(join(tmpdir(), "protections-"));
  const { status, stdout } = spawnSync("git", ["ls-files", "-coz", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
  });
  if (status !== 0) throw new Error("The tree must be a git checkout.");
  for (const path of stdout.split("\0").filter((name) => name !== "" && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(ROOT, path), join(copy, path));
  }
  linkPackages(copy);
  for (const part of PARTS) {
    const packages = join(ROOT, part, "node_modules");
    if (existsSync(packages)) symlinkSync(packages, join(copy, part, "node_modules"));
    const built = join(ROOT, part, "dist");
    if (existsSync(built)) cpSync(built, join(copy, part, "dist"), { recursive: true });
  }
  return copy;
}

/** Links others' packages to the tree's, our own to the copy's. */
function linkPackages(copy) {
  const [from, to] = [ROOT, copy].map((root) => join(root, "node_modules"));
  mkdirSync(join(to, OWN_SCOPE), { recursive: true });
  for (const name of readdirSync(from).filter((one) => one !== OWN_SCOPE))
    symlinkSync(join(from, name), join(to, name));
  for (const part of PARTS) symlinkSync(join(copy, part), join(to, OWN_SCOPE, part));
}

/** @returns the names of the tests that fail without the protection; empty if its test protects nothing */
async function redWithout({ name, file, from, to, test, built }, copy, browser) {
  const path = join(copy, file);
  const whole = readFileSync(path, "utf8");
  if (whole.split(from).length !== 2)
    throw new Error(`${file} does not hold ${name} as tools/protections.mjs has it.`);
  writeFileSync(
    path,
    whole.replace(from, () => to),
  );
  try {
    if (built) await run("npx", ["tsc", "-b", "platform"], { cwd: copy });
    return await failedTests(test, copy, browser);
  } finally {
    writeFileSync(path, whole);
  }
}

async function failedTests([project, file, name], copy, browser) {
  const report = join(copy, "protection.json");
  rmSync(report, { force: true });
  const only = name === "" ? [] : ["--testNamePattern", name];
  await runJest(
    [
      "--maxWorkers=1",
      "--silent",
      "--selectProjects",
      project,
      "--json",
      `--outputFile=${report}`,
      "--testPathPatterns",
      file,
      ...only,
    ],
    { PUPPETEER_EXECUTABLE_PATH: browser, TEST_HEAVY: "1", POWER_CUTS: "3" },
    { root: copy, quiet: true },
  );
  if (!existsSync(report)) throw new Error(`There is no test ${file}.`);
  const { testResults, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(report, "utf8"));
  if (numRuntimeErrorTestSuites > 0) throw new Error(`${file} did not run: ${testResults[0]?.message}`);
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "failed")
    .map(({ fullName }) => fullName);
}
