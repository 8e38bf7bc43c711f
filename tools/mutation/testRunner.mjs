// Stryker's own runner loads every related test file again for each mutant. Here the parts stay loaded, with all
// mutants in them, and only tests that reach a mutant run.
import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { runCLI } from "jest";
import { ROOT } from "../setup.mjs";
import { context } from "./context.mjs";
import { partsOf, testId } from "./testId.mjs";

const PARTS = ["platform", "gateway"];
const PASSED = 0;
const FAILED = 1;
const SKIPPED = 2;

/** The copy of the tree with the mutants. */
let root;

function linkPackages() {
  for (const part of PARTS) {
    const place = join(root, part, "node_modules");
    if (!existsSync(place)) symlinkSync(join(ROOT, part, "node_modules"), place);
  }
}

async function runTests(files, more = {}) {
  const options = {
    $0: "jest",
    _: files,
    runTestsByPath: true,
    config: join(root, "tools/mutation/jest.config.mjs"),
    cacheDirectory: join(root, ".jest-cache"),
    runInBand: true,
    watchman: false,
    ci: true,
    silent: true,
    reporters: [],
    testTimeout: 30_000,
    ...more,
  };
  const { results } = await runCLI(options, [root]);
  return results.testResults;
}

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

const toTests = (suites) =>
  suites.flatMap(({ testFilePath, testResults }) =>
    testResults.map(({ fullName, status, duration, failureMessages }) => {
      const id = testId(testFilePath, fullName);
      const shared = { id, name: fullName, fileName: testFilePath, timeSpentMs: duration ?? 0 };
      if (status === "failed")
        return { ...shared, status: FAILED, failureMessage: failureMessages.join("\n") };
      return { ...shared, status: status === "passed" ? PASSED : SKIPPED };
    }),
  );

class TestRunner {
  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    root = process.cwd();
    linkPackages();
  }

  async dryRun() {
    const suites = await runTests(process.env.MUTANTS_TESTS.split(" ").map((file) => join(root, file)));
    const broken = suites.find(({ testExecError }) => testExecError);
    if (broken) return { status: "error", errorMessage: `${broken.testFilePath}: ${broken.failureMessage}` };
    return { status: "complete", tests: toTests(suites), mutantCoverage: context.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    const wanted = testFilter.map(partsOf);
    const names = wanted.map(([, name]) => escaped(name));
    Object.assign(context, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 });
    try {
      const suites = await runTests([...new Set(wanted.map(([file]) => file))], {
        testNamePattern: `^(${names.join("|")})$`,
      });
      if (hitLimit && context.hitCount > hitLimit) return { status: "timeout", reason: "It runs on and on." };
      const tests = toTests(suites);
      const failed = tests.find(({ status }) => status === FAILED);
      const broken = suites.find(({ testExecError }) => testExecError);
      const nrOfTests = tests.filter(({ status }) => status !== SKIPPED).length;
      if (!failed && !broken) return { status: "survived", nrOfTests };
      const [id, message] = failed
        ? [failed.id, failed.failureMessage]
        : [testFilter[0], broken.failureMessage];
      return { status: "killed", killedBy: [id], failureMessage: message, nrOfTests };
    } finally {
      context.activeMutant = undefined;
      context.hitLimit = undefined;
      context.hitCount = undefined;
    }
  }
}

export const strykerPlugins = [{ kind: "TestRunner", name: "kept-parts", factory: () => new TestRunner() }];
