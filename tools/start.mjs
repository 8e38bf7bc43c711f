// `npm start`: installs, builds and runs every part with demo data and simulated devices, until Ctrl-C.
// `npm start -- --platform URL`: runs gateway, portal and report renderer in front of an existing platform.
import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { BROWSER_HELP, ensureChromium } from "./browser.mjs";
import { Part } from "./part.mjs";
import { readPort, requireFreePorts, waitUntilReady } from "./ports.mjs";
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from "./setup.mjs";
import { readPlatform } from "./startOptions.mjs";

const PLATFORM_ANSWERS_WITHIN_MS = 10_000;

const env = process.env;
const theirs = platformOrEnd();
const ports = {
  portal: readPort("GATEWAY_PORT", 4000),
  ...(theirs ? {} : { platform: readPort("PLATFORM_PORT", 4001) }),
  renderer: readPort("RENDERER_PORT", 4002),
};
const dataDir = resolve(ROOT, env.DATA_DIR ?? "data");
const logDir = join(dataDir, "logs");
let lastProgress = 0;
let publicKey;

requireNode();
console.log("\nObcestje\n");
await step("packages", ensureInstalled);
await step("build", ensureBuilt);
await requireFreePorts(ports);
mkdirSync(logDir, { recursive: true });

const { ADMIN, DEMO_ACCOUNTS } = await import("../simulator/dist/demo/accounts.js");
const platformUrl = theirs ?? `http://127.0.0.1:${ports.platform}`;
const portalUrl = `http://localhost:${ports.portal}`;
const shared = {
  DATA_DIR: dataDir,
  PLATFORM_URL: platformUrl,
  RENDERER_SECRET: randomBytes(32).toString("hex"),
};
/**
 * Only for these two: its holder claims the runs of every group's report schedules, which only our platform
 * has.
 */
const withServiceKey = theirs
  ? { ...shared, PLATFORM_URL: "", SERVICE_KEY: "" }
  : { ...shared, SERVICE_KEY: env.SERVICE_KEY || randomBytes(32).toString("hex") };

const parts = {
  gateway: new Part("gateway", logDir, {
    ...shared,
    GATEWAY_PORT: String(ports.portal),
    PUBLIC_URL: env.PUBLIC_URL ?? portalUrl,
    RENDERER_URL: `http://127.0.0.1:${ports.renderer}`,
    WEB_DIR: join(ROOT, "web/dist"),
  }),
  "report-renderer": new Part("report-renderer", logDir, {
    ...withServiceKey,
    RENDERER_PORT: String(ports.renderer),
    PORTAL_URL: `http://127.0.0.1:${ports.portal}`,
  }),
  ...(theirs
    ? {}
    : {
        platform: new Part("platform", logDir, {
          ...withServiceKey,
          PLATFORM_PORT: String(ports.platform),
          PORTAL_URL: env.PUBLIC_URL ?? portalUrl,
          BOOTSTRAP_ADMIN_EMAIL: ADMIN.email,
          BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password,
        }),
        simulator: new Part("simulator", logDir, {
          ...shared,
          ADMIN_EMAIL: ADMIN.email,
          ADMIN_PASSWORD: ADMIN.password,
        }),
      }),
};

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => void stop(0));

await step("platform", () =>
  theirs ? requireAnswer(theirs) : bringUp(parts.platform, `${platformUrl}/readyz`),
);
await step("gateway and portal", () => bringUp(parts.gateway, `http://127.0.0.1:${ports.portal}/readyz`));
await step("report renderer", () =>
  bringUp(parts["report-renderer"], `http://127.0.0.1:${ports.renderer}/healthz`),
);
if (!theirs) await step("demo devices, last 24 h", () => runSimulator(parts.simulator));
announce();
const browser = await ensureChromium();
console.log(browser ? "  PDF reports: ready" : `  PDF reports: no Chromium found. ${BROWSER_HELP}`);

function platformOrEnd() {
  try {
    return readPlatform(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** Any answer is enough: which calls a platform has does not matter here. */
async function requireAnswer(url) {
  const signal = AbortSignal.timeout(PLATFORM_ANSWERS_WITHIN_MS);
  const fault = await fetch(`${url}/user/session`, { signal, redirect: "manual" }).then(
    () => undefined,
    (error) => error.cause?.code ?? error.name,
  );
  if (fault) await giveUp(`Nothing answers at ${url} (${fault}).`);
}

/** Prints the running step, and then its duration. */
async function step(name, work) {
  const begun = Date.now();
  progress(name);
  await work();
  clearLine();
  console.log(`  ✔ ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
}

/** One changing line in a terminal; elsewhere an occasional line. */
function progress(text) {
  if (process.stdout.isTTY) {
    process.stdout.write(`\r\x1b[K  … ${text}`);
  } else if (Date.now() - lastProgress > 5_000) {
    console.log(`  … ${text}`);
    lastProgress = Date.now();
  }
}

function clearLine() {
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
}

async function bringUp(part, readyUrl) {
  part.start((message) => void giveUp(message));
  await waitUntilReady(readyUrl, 30_000, () =>
    giveUp(`${part.name} did not become ready.\n${part.lastLines()}`),
  );
}

/** Ready once the accounts exist and the last 24 hours are in. Older history fills in behind. */
function runSimulator(part) {
  return new Promise((ready) => {
    part.start(
      (message) => void giveUp(message),
      (line) => {
        if (line === "READY") ready();
        else if (line.startsWith("PUBLIC_KEY ")) publicKey = line.slice("PUBLIC_KEY ".length);
        else if (line.startsWith("PROGRESS ")) progress(line.slice("PROGRESS ".length));
      },
    );
  });
}

function announce() {
  console.log(`\n  Portal   ${portalUrl}`);
  if (publicKey) {
    console.log(`  Public   ${portalUrl}/public?key=${publicKey}`);
    console.log(`  Graphs   ${portalUrl}/public/graph?key=${publicKey}`);
  }
  console.log(theirs ? `  Platform ${theirs}, with its own accounts` : `\n${accountLines()}`);
  const data = env.DATABASE_URL ? "PostgreSQL (DATABASE_URL)" : dataDir;
  console.log(`\n  ${theirs ? "Logs" : `Data in ${data}, logs`} in ${logDir}. Ctrl-C stops everything.\n`);
}

function accountLines() {
  return DEMO_ACCOUNTS.map(
    ({ email, password, role }) => `    ${email.padEnd(24)} ${password.padEnd(20)} ${role}`,
  ).join("\n");
}

async function giveUp(message) {
  clearLine();
  console.error(`  ✘ ${message}`);
  await stop(1);
}

async function stop(code) {
  await Promise.all(Object.values(parts).map((part) => part.stop()));
  process.exit(code);
}
