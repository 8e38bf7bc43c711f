// `npm run test:heavy -- mutants`: Stryker changes the code at many places, one at a time, and a test has to fail.
// Only a share of the code is changed, in pieces of a few lines drawn by lot: all of it would take days.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { keepFigures } from "../figures.mjs";
import { ROOT, run } from "../setup.mjs";

const VERSION = "9.6.1";
const PLACE = join(ROOT, `node_modules/.cache/stryker-${VERSION}`);
const SHARE = Number(process.env.MUTANTS_SHARE ?? 0.1);
const SEED = Number(process.env.MUTANTS_SEED ?? 1);
const LINES_A_PIECE = 5;

const platform = (...names) => names.map((name) => `platform/src/${name}`);

/** By name: where code is changed, and which tests try it. Those that start processes would start the code as it was. */
const AREAS = {
  measurements: {
    sources: "platform/src/measurements",
    tests: platform(
      "measurements",
      "device-api",
      "exports/exports.test",
      "exports/csv",
      "traffic",
      "storage",
    ),
  },
  valves: { sources: "platform/src/valves", tests: platform("valves", "clients/newGroup") },
  rollouts: { sources: "platform/src/rollouts", tests: platform("rollouts", "firmware") },
  configs: {
    sources: "platform/src/configs",
    tests: platform("configs", "config-templates", "rollouts", "clients/newGroup", "clients/moves"),
  },
  decoders: {
    sources: "gateway/src/platform-api",
    tests: ["gateway/src/platform-api", "gateway/test"],
  },
};
const WANTED = process.env.MUTANTS_AREAS?.split(",") ?? Object.keys(AREAS);

/** What a file declares by tables alone would only be repeated by a test. */
const DECLARES = /\.d\.ts$|schemas?\.ts$/i;

const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => join(folder, file))
    .sort();
const isTest = (file) => file.endsWith(".test.ts");

const testsOf = ({ sources, tests }) =>
  filesIn(sources.split("/", 1)[0]).filter(
    (file) => isTest(file) && tests.some((name) => file.startsWith(name)),
  );

/** The same numbers in each run, 0 to less than 1 (Numerical Recipes' linear congruential generator). */
function numbersFrom(seed) {
  let last = seed;
  return () => {
    last = (Math.imul(last, 1_664_525) + 1_013_904_223) >>> 0;
    return last / 2 ** 32;
  };
}

/** Pieces of an area's files, as Stryker names them. */
function drawnPieces({ sources }) {
  const random = numbersFrom(SEED);
  return filesIn(sources)
    .filter((file) => !isTest(file) && !DECLARES.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(ROOT, file), "utf8").split("\n").length;
      const starts = Array.from(
        { length: Math.ceil(lines / LINES_A_PIECE) },
        (_, at) => at * LINES_A_PIECE + 1,
      );
      return starts
        .filter(() => random() < SHARE)
        .map((start) => `${file}:${start}-${Math.min(lines, start + LINES_A_PIECE - 1)}`);
    });
}

/** Stryker is not among the packages of this tree: nothing else needs its hundred others. */
async function fetchStryker() {
  const main = join(PLACE, "node_modules/@stryker-mutator/core/dist/src/index.js");
  if (!existsSync(main)) {
    const named = `@stryker-mutator/core@${VERSION}`;
    const { code, output } = await run("npm", ["install", "--prefix", PLACE, named], { quiet: true });
    if (code !== 0) throw new Error(`npm has no Stryker: ${output}`);
  }
  return (await import(pathToFileURL(main).href)).Stryker;
}

const inFolder = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @returns the mutants of an area, tried */
async function tryMutants(Stryker, name) {
  const area = AREAS[name];
  Object.assign(process.env, { NODE_ENV: "test", TZ: "UTC", MUTANTS_TESTS: testsOf(area).join(" ") });
  return new Stryker({
    mutate: drawnPieces(area),
    plugins: [inFolder("./testRunner.mjs")],
    testRunner: "kept-parts",
    testRunnerNodeArgs: ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"],
    coverageAnalysis: "perTest",
    // What is computed once, when a module is loaded, stays as it was in a part that stays loaded.
    ignoreStatic: true,
    disableTypeChecks: false,
    tsconfigFile: "none",
    concurrency: availableParallelism(),
    ignorePatterns: ["/web", "/bench", "/docs", "/report-renderer", "**/dist", "tests/e2e", "tests/heavy"],
    tempDirName: join(tmpdir(), "obcestje-mutants"),
    timeoutMS: 30_000,
    dryRunTimeoutMinutes: 60,
    reporters: ["json", "clear-text", "progress-append-only"],
    jsonReporter: {
      fileName: join(ROOT, `node_modules/.cache/mutants-${name}.json`),
    },
    clearTextReporter: { allowColor: false, reportTests: false },
    allowConsoleColors: false,
    logLevel: "warn",
  }).runMutationTest();
}

/** @returns 0, as the score is for people to read; 2 if there is no such area */
export async function runMutants() {
  const unknown = WANTED.filter((name) => !(name in AREAS));
  if (unknown.length > 0) {
    console.error(
      `MUTANTS_AREAS: no area ${unknown.join(", ")}. There are: ${Object.keys(AREAS).join(", ")}.`,
    );
    return 2;
  }
  const Stryker = await fetchStryker();
  const rows = [];
  for (const name of WANTED) {
    const mutants = await tryMutants(Stryker, name);
    const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
    const noticed = count("Killed", "Timeout");
    const unnoticed = count("Survived", "NoCoverage");
    const tried = noticed + unnoticed;
    const score = tried === 0 ? "–" : `${((100 * noticed) / tried).toFixed(0)} %`;
    rows.push([name, String(tried), String(noticed), score]);
    console.log(rows.at(-1).join(" | "));
  }
  if (WANTED.length === Object.keys(AREAS).length)
    keepFigures("mutants", ["where", "changes tried", "noticed by a test", "score"], rows);
  return 0;
}
