// `npm run test:heavy [-- NAME…]`: the suites that take minutes to an hour, which `npm test` leaves out or
// runs in part. They run one after another, as some measure. They write their measurements into
// docs/figures.md.
import { ensureChromium } from "./browser.mjs";
import { runJest } from "./jest.mjs";
import { runMutants } from "./mutation/mutants.mjs";
import { ensureNginx } from "./nginx.mjs";
import { runOnOtherNodes } from "./otherNodes.mjs";
import { ensurePostgres } from "./postgres.mjs";
import { propertyTests } from "./propertyTests.mjs";
import { runProtections } from "./protections.mjs";
import { ensureBuilt, ensureInstalled, requireNode } from "./setup.mjs";
import { wideTests } from "./wideTests.mjs";

/**
 * The plain platform's switches turned from their defaults, except the omission of fields, which
 * tests/contact covers.
 */
const OTHERWISE =
  "json=object,lists=named,ids=text,percentile=three,schedule=duration,writes=ok,errors=html,trends=absent,configNesting=data.data,createdBy=text,unknownPath=403,loginRefusal=success-false,metaDataWrites=merge,measurementTypes=empty";

/** Each suite: its purpose, jest's arguments, and the environment of its tests. */
const SUITES = {
  faults: {
    shows:
      "kill -9 and crashes, 50 rounds on each engine, migrations too; 10,000 requests of four identities in turns",
    args: [
      ...["--maxWorkers=1", "--selectProjects", "platform", "platform-postgres", "--testPathPatterns"],
      ...["test/kills", "test/importKills", "test/migrationKills", "test/postgres/crash", "auth/interleaved"],
    ],
    env: {
      KILL_ROUNDS: process.env.KILL_ROUNDS ?? "50",
      INTERLEAVED_REQUESTS: process.env.INTERLEAVED_REQUESTS ?? "10000",
      TEST_POSTGRES: "in full",
    },
  },
  input: {
    shows: "faulty inputs of every GraphQL field with arguments, 600 of each by each of two callers",
    args: [
      ...["--maxWorkers=1", "--selectProjects", "tests", "--testPathPatterns", "tests/input"],
      "--testTimeout=120000",
    ],
    env: { TEST_FUZZ: process.env.TEST_FUZZ ?? "600" },
  },
  properties: {
    shows: "each property, of what computes, with 20 times as many cases",
    args: [
      ...["--maxWorkers=2", "--testTimeout=900000"],
      ...[
        "--selectProjects",
        "platform",
        "gateway",
        "simulator",
        "report-renderer",
        "web",
        "web-rules",
        "plain-platform",
        "tests",
      ],
      "--runTestsByPath",
      ...propertyTests(),
    ],
    env: { PROPERTY_CASES: process.env.PROPERTY_CASES ?? "2000" },
  },
  powerCut: { shows: "power cuts while batches come in, 10 rounds on each engine; needs root" },
  fullDisk: {
    shows: "a disk that is full, under each engine: 503, and each batch once when there is room; needs root",
  },
  production: {
    shows:
      "the units of deploy/ behind nginx, two of each on PostgreSQL: restarts under load, backup, upgrade",
  },
  systemd: {
    shows:
      "the steps of docs/operation.md, typed in a container with systemd: install, kill, backup, upgrade, removal; needs root",
  },
  replica: {
    shows: "the database server dies, 5 times, and its replica takes over with every acknowledged batch",
  },
  failover: {
    shows:
      "pg_auto_failover: the first database server is lost, 5 times, and the platforms go on at the second; needs root",
  },
  gatewayKill: {
    shows: "kill -9 of the gateway under 1,000 subscribers: all back, and nothing missed",
  },
  soak: {
    shows:
      "1,000 devices, 100 viewers and a report a minute for half an hour: no error, nothing lost, memory flat",
  },
  capacity: {
    shows: "how many batches a second and viewers one machine holds, on each engine",
  },
  protections: {
    shows: "that tests turn red where a protection is taken out, one at a time",
    run: runProtections,
  },
  mutants: {
    shows: "that tests notice changes of the code, drawn by lot (MUTANTS_AREAS, MUTANTS_SHARE, MUTANTS_SEED)",
    run: runMutants,
  },
  wide: {
    shows: "what `npm test` leaves out: sweeps over all screens and routes, kills, and further journeys",
    args: ["--maxWorkers=2", "--runTestsByPath", ...wideTests],
  },
  postgres: {
    shows: "all of the platform's tests on PostgreSQL, each with all its cases",
    args: ["--maxWorkers=2", "--selectProjects", "platform-postgres"],
    env: { TEST_POSTGRES: "in full" },
  },
  screens: {
    shows: "every screen by the rules of accessibility, on desktop and phone, each in light and dark",
    args: [
      ...["--maxWorkers=2", "--selectProjects", "tests", "--testPathPatterns"],
      ...["ccessibility", "e2e/overviewOverTime", "e2e/firstView"],
    ],
    env: { TEST_SCREENS: "in full" },
  },
  labelling: {
    shows: "fifty vehicles of a film labelled by keyboard alone, where `npm test` has fourteen",
    args: ["--selectProjects", "tests", "--testPathPatterns", "e2e/labelling"],
  },
  hostile: {
    shows:
      "every screen at five widths with the longest and the worst of names: nothing is cut, covered or out of reach; with sheets of pictures to look over",
  },
  grown: {
    shows:
      "the tests of the whole product once more, with two platforms on a PostgreSQL and two gateways behind nginx",
    args: ["--maxWorkers=1", "--selectProjects", "tests"],
    env: { TEST_SITE: "grown" },
  },
  plain: {
    shows:
      "the journeys of people and administrators, in front of a platform of the specification's calls alone",
    args: ["--maxWorkers=2", "--selectProjects", "tests"],
    env: { TEST_SITE: "plain" },
  },
  "plain-otherwise": {
    shows: "the same in front of one that has the other way what the specification leaves open",
    args: ["--maxWorkers=2", "--selectProjects", "tests"],
    env: { TEST_SITE: "plain", TEST_SWITCHES: OTHERWISE },
  },
  sameScreens: {
    shows:
      "every screen in front of a plain platform, with each thing that the specification leaves open the other way, alone and with each other: the same",
  },
  flat: { shows: "screens stay open for an hour by a fast clock: heap, nodes and listeners stand" },
  nodes: {
    shows: "every test on the other versions of Node that are supported, 22 and 24 (NODES=24: that one)",
    run: runOnOtherNodes,
  },
  wall: {
    shows: "a screen on a wall stands for an hour by the real clock, through a restart of the platform",
    args: ["--selectProjects", "tests", "--testPathPatterns", "wallScreen"],
    env: { TEST_WALL: "in full" },
  },
};

/** A suite with its own file in tests/heavy/. */
const ownFile = (name) => [
  "--maxWorkers=1",
  "--selectProjects",
  "tests",
  "--testPathPatterns",
  `heavy/${name}`,
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SUITES));
if (unknown.length > 0) {
  console.error(`No heavy suite ${unknown.join(", ")}. There are:`);
  for (const [name, { shows }] of Object.entries(SUITES)) console.error(`  ${name.padEnd(12)} ${shows}`);
  process.exit(2);
}

requireNode();
await ensureInstalled();
await ensureBuilt();
const browser = (await ensureChromium()) ?? "";
await ensurePostgres();
await ensureNginx();

const failed = [];
for (const name of wanted.length > 0 ? wanted : Object.keys(SUITES)) {
  const { shows, args = ownFile(name), env, run } = SUITES[name];
  console.log(`\n# ${name}: ${shows}`);
  const code = run
    ? await run(browser)
    : await runJest(args, { PUPPETEER_EXECUTABLE_PATH: browser, TEST_HEAVY: "1", ...env });
  if (code !== 0) failed.push(name);
}
console.log(failed.length === 0 ? "\nall heavy suites passed" : `\nFAILED: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);
