// `npm test`: installs its needs, checks, builds, runs the tests, and ends with one plain line. Tests of
// wideTests.mjs run if they are named, and with `npm run test:heavy -- wide`.
// `npm test -- --changed` checks and runs only tests affected by a change.
import { mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { BROWSER_HELP, ensureChromium } from "./browser.mjs";
import { changedFiles, isJourney, lintable, testsOf } from "./changedTests.mjs";
import { runJest } from "./jest.mjs";
import { ensurePostgres, POSTGRES_HELP } from "./postgres.mjs";
import { ensureBuilt, ensureInstalled, requireNode, run } from "./setup.mjs";

/** With these the platform's tests only run on the embedded database. */
const QUICK_PROJECTS = [
  ...["contract", "platform", "gateway", "operation", "simulator", "report-renderer", "plain-platform"],
  ...["web", "web-rules", "tests"],
];

const given = process.argv.slice(2);
const changed = given.includes("--changed") ? changedFiles() : null;
const touched = changed === null ? [] : testsOf(changed);
/** Arguments for jest; empty: everything. */
const only =
  changed === null ? given : ["--selectProjects", ...QUICK_PROJECTS, "--runTestsByPath", ...touched];
const started = Date.now();
const totals = { passed: 0, failed: 0 };
const failures = [];

/** Prints a step's result and duration. @returns the work's result; false or undefined means failed */
async function timed(name, work) {
  const begun = Date.now();
  const result = await work();
  const failed = result === false || result === undefined;
  console.log(`${failed ? "FAIL" : "ok  "} ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  return result;
}

async function done(work) {
  await work();
  return true;
}

/** One check of the whole tree counts as one test. */
async function check(name, command, args) {
  const ok = await timed(name, async () => {
    const { code, output } = await run(command, args, { quiet: true });
    if (code !== 0) console.log(output.trimEnd());
    return code === 0;
  });
  totals[ok ? "passed" : "failed"] += 1;
}

const MEMORY = "/dev/shm";
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * Folder for the tests' databases and profiles: in memory, if there is room. Many are created and deleted.
 */
function temporaryFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * Checks the types of folders without a build of their own. The cached state of the last run makes the next
 * one fast.
 */
function checkTypes(part) {
  const kept = `node_modules/.cache/types-${part}.tsbuildinfo`;
  return check(`types: ${part}`, "npx", ["tsc", "-p", part, "--incremental", "--tsBuildInfoFile", kept]);
}

/** One line a failed test: its file and name, and the first line of its fault. A long output is often cut before it. */
function failedTests({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [`${file}: ${firstLine(message)}`];
    return failed.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
}

const firstLine = (text = "") => stripVTControlCharacters(text).trim().split("\n", 1)[0];

async function jest(browser) {
  const report = join(tmpdir(), `obcestje-jest-${process.pid}.json`);
  const cache = join(tmpdir(), "obcestje-jest-cache");
  const args = ["--maxWorkers=2", `--cacheDirectory=${cache}`, "--json", `--outputFile=${report}`, ...only];
  const ok = await timed("tests", async () => {
    const code = await runJest(args, {
      TMPDIR: temporaryFolder(),
      PUPPETEER_EXECUTABLE_PATH: browser,
      ...(given.length === 0 || changed ? { TEST_QUICK: "1" } : {}),
    });
    return code === 0;
  });
  try {
    const result = JSON.parse(readFileSync(report, "utf8"));
    totals.passed += result.numPassedTests;
    totals.failed += result.numFailedTests + result.numRuntimeErrorTestSuites;
    failures.push(...failedTests(result));
  } catch {
    totals.failed += 1;
  }
  if (!ok && totals.failed === 0) totals.failed += 1;
  rmSync(report, { force: true });
}

requireNode();
await timed("packages installed", () => done(ensureInstalled));
const browser = await timed("browser for the screen tests", ensureChromium);
if (!browser) {
  console.error(`No Chromium for the browser tests. ${BROWSER_HELP}`);
  totals.failed += 1;
}
const postgres =
  changed !== null ||
  (await timed("PostgreSQL for the tests", async () => process.env.TEST_DATABASE_URL ?? ensurePostgres()));
if (changed !== null) {
  const files = lintable(changed);
  const format = ["biome", "check", "--error-on-warnings", "--no-errors-on-unmatched", ...files];
  await Promise.all([
    ...(files.length > 0 ? [check("lint and format", "npx", format)] : []),
    check("types: platform, gateway, renderer, simulator", "npx", ["tsc", "-b"]),
    ...(changed.some((file) => file.startsWith("web/")) ? [checkTypes("web")] : []),
    ...(changed.some((file) => !file.startsWith("web/")) ? [checkTypes("tests")] : []),
  ]);
} else if (only.length === 0) {
  await Promise.all([
    check("lint and format", "npx", ["biome", "check", "--error-on-warnings", "."]),
    check("types: platform, gateway, renderer, simulator", "npx", ["tsc", "-b"]),
    checkTypes("web"),
    checkTypes("tests"),
    check("import rules", "npm", ["run", "--silent", "imports"]),
    check("dependencies", "npm", ["run", "--silent", "dependencies:check", "--", "--offline"]),
  ]);
}
if (changed === null || touched.some(isJourney)) await timed("built", () => done(ensureBuilt));
if (changed === null || touched.length > 0) await jest(browser ?? "");

const seconds = Math.round((Date.now() - started) / 1000);
/** For `npm run house`. */
function keepDuration() {
  mkdirSync("node_modules/.cache", { recursive: true });
  writeFileSync("node_modules/.cache/last-test.json", JSON.stringify({ seconds, ...totals }));
}
if (given.length === 0) keepDuration();

if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(`\nin ${seconds} s`);
if (!postgres) console.log(`The tests on PostgreSQL were SKIPPED. ${POSTGRES_HELP}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
