import { testsOnPostgres } from "./tools/onPostgres.mjs";
import { findPostgres, POSTGRES_HELP } from "./tools/postgres.mjs";
import { nodeBundles, webBundles } from "./tools/testBundles.mjs";
import { wideTests } from "./tools/wideTests.mjs";

const dir = (path) => new URL(path, import.meta.url).pathname;

const swc = {
  jsc: {
    parser: { syntax: "typescript", decorators: true, tsx: true },
    target: "es2022",
    keepClassNames: true,
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: "automatic" },
    },
  },
  module: { type: "es6" },
  sourceMaps: "inline",
};

/** What no project takes, as patterns. */
const IGNORED = [
  "/node_modules/",
  "/dist/",
  ...(process.env.TEST_QUICK ? wideTests.map((file) => dir(`./${file}`).replaceAll(".", "\\.")) : []),
];

const base = {
  testRunner: dir("./tools/realm/keptPackages.mjs"),
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  transform: { "^.+\\.tsx?$": ["@swc/jest", swc] },
  setupFiles: process.env.PROPERTY_CASES ? [dir("./tools/propertyCases.mjs")] : [],
};

const [ofNode, ofWeb] = await Promise.all([nodeBundles(), webBundles()]);

const node = (name, folder = `./${name}`) => ({
  ...base,
  displayName: name,
  rootDir: dir(folder),
  testEnvironment: dir("./tools/partsEnvironment.mjs"),
  testEnvironmentOptions: { customExportConditions: ["obcestje-source", "node", "node-addons"] },
  testMatch: ["<rootDir>/**/*.test.ts"],
  testPathIgnorePatterns: IGNORED,
  modulePathIgnorePatterns: ["/dist/"],
  moduleNameMapper: { ...ofNode, "^(\\.{1,2}/.*)\\.js$": "$1" },
});

/** About what an embedded database can't do: be lost, be shared. */
const ABOUT_SERVERS = "/test/postgres/";

/** Its databases are made on a server, which is started where none is given. */
const onServer = {
  globals: { DATABASE: "postgres" },
  globalSetup: dir("./tools/jestPostgres.setup.mjs"),
  globalTeardown: dir("./tools/jestPostgres.teardown.mjs"),
};

/** The platform's tests once more, on PostgreSQL: those that have a database, and are not the same on both engines. */
const platformOnPostgres = {
  ...node("platform"),
  displayName: "platform-postgres",
  testMatch: testsOnPostgres(process.env.TEST_POSTGRES === "in full").map((file) => `<rootDir>/${file}`),
  ...onServer,
};

/** Minutes each, of the whole product as it is run. */
const HEAVY = "/tests/heavy/";
const ofTests = node("tests");
const withoutHeavy = { ...ofTests, testPathIgnorePatterns: [...ofTests.testPathIgnorePatterns, HEAVY] };

/** What says nothing of two platforms and two gateways, by why. */
const NOT_GROWN = {
  "compares texts and tables, and starts nothing": [
    "/tests/contract/",
    "/tests/dependencies/",
    "/tests/deploy/",
  ],
  "follows a change of many, which a caller can at its own gateway alone; nginx has it so where it does not take turns":
    ["/tests/examples/apiDocs\\.test"],
  "starts one gateway of its own, before a double of the platform": ["/tests/live/restart\\.test"],
  "starts one gateway and one platform of its own": ["/tests/live/knownDevices\\.test"],
};

/** `npm run test:heavy -- grown`: two platforms on a PostgreSQL and two gateways behind nginx, under the tests of the whole product. */
const grown = {
  ...withoutHeavy,
  testPathIgnorePatterns: [...withoutHeavy.testPathIgnorePatterns, ...Object.values(NOT_GROWN).flat()],
  ...onServer,
};

/** Journeys of what the specification has no calls for, by what they are about. */
const NOT_PLAIN = {
  "what a platform offers beside the specification": [
    "accountLinks",
    "adminBulk",
    "adminFirmware",
    "compare",
    "everyEdit",
    "everyRestore",
    "groupCrest",
    "import",
    "notifications",
    "ownClasses",
    "people",
    "reportSchedules",
    "signInProviders",
    "scheduledReport",
    "secondFactor",
  ],
  "how our platform computes, and what its audit log counts": ["adminDelete", "figures"],
  "the portal's own code, whatever the platform": ["ccessibility", "budgets", "wallScreen"],
  "a plain platform with its own demo": ["plainPlatform"],
};

/** `npm run test:heavy -- plain`: the journeys in front of a platform that has the calls of the specification alone. */
const plain = {
  ...withoutHeavy,
  testMatch: ["<rootDir>/e2e/*.test.ts"],
  testPathIgnorePatterns: [
    ...withoutHeavy.testPathIgnorePatterns,
    ...Object.values(NOT_PLAIN)
      .flat()
      .map((name) => `/e2e/\\w*${name}`),
  ],
};

const web = {
  ...base,
  displayName: "web",
  rootDir: dir("./web"),
  moduleNameMapper: {
    ...ofWeb,
    "^@obcestje/contract/(.*)\\.js$": "<rootDir>/../contract/src/$1.ts",
    "^(\\.{1,2}/.*)\\.js$": "$1",
    "\\.(css|png|svg|woff2?)$": "<rootDir>/test/asset.cjs",
    "/env$": "<rootDir>/test/env.ts",
  },
};

const OF_A_BROWSER = ["**/*.test.tsx", "**/*.dom.test.ts"];

/** What asks for a window. */
const webInBrowser = {
  ...web,
  // A page is not left as new as a realm must be: see decision 73.
  testRunner: "jest-circus/runner",
  testEnvironment: "<rootDir>/test/jsdom-env.cjs",
  testMatch: OF_A_BROWSER.map((name) => `<rootDir>/{src,test}/${name}`),
  setupFilesAfterEnv: ["<rootDir>/test/setup.ts"],
};

/** Rules, which compute: without a browser's environment, which takes longer than they do. */
const webRules = {
  ...web,
  displayName: "web-rules",
  testEnvironment: dir("./tools/realm/nodeEnvironment.mjs"),
  testMatch: ["<rootDir>/{src,test}/**/!(*.dom).test.ts"],
};

const tests = { grown, plain }[process.env.TEST_SITE] ?? (process.env.TEST_HEAVY ? ofTests : withoutHeavy);

const hasPostgres = Boolean(process.env.TEST_DATABASE_URL || findPostgres());
if (!hasPostgres) process.stderr.write(`\nThe tests on PostgreSQL are SKIPPED. ${POSTGRES_HELP}\n\n`);

export default {
  // What is new shows in front of a plain platform once the portal asks again.
  testTimeout: process.env.TEST_SITE === "plain" ? 180_000 : 60_000,
  // ES modules of finished test files stay in memory.
  workerIdleMemoryLimit: "1500MB",
  projects: [
    { ...node("platform"), testPathIgnorePatterns: [...IGNORED, ABOUT_SERVERS] },
    ...(hasPostgres ? [platformOnPostgres] : []),
    node("gateway"),
    node("contract"),
    node("operation"),
    node("simulator"),
    node("report-renderer"),
    node("plain-platform"),
    webInBrowser,
    webRules,
    tests,
  ],
};
