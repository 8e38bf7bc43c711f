// `node tools/platformCheckDocs.mjs`: writes the output of platform:check for both platforms, each with its
// demo, to docs/platforms/.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./freePort.mjs";
import { Part } from "./part.mjs";
import { waitUntilReady } from "./ports.mjs";
import { ensureBuilt, ensureInstalled, ROOT, requireNode, run } from "./setup.mjs";

requireNode();
await ensureInstalled();
await ensureBuilt();

const { ADMIN } = await import("../simulator/dist/demo/accounts.js");
const { DEMO_ACCOUNTS } = await import("../plain-platform/dist/demo/demo.js");
const folder = mkdtempSync(join(tmpdir(), "platform-check-"));
const [plainPort, ourPort] = [await freePort(), await freePort()];
const plain = { at: `http://127.0.0.1:${plainPort}`, known: "http://127.0.0.1:4101", ...DEMO_ACCOUNTS[0] };
const ours = { at: `http://127.0.0.1:${ourPort}`, known: "http://127.0.0.1:4001", ...ADMIN };
const signedIn = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
const parts = {
  plain: new Part("plain-platform", folder, { PLAIN_PLATFORM_PORT: String(plainPort) }),
  platform: new Part("platform", folder, {
    ...{ DATA_DIR: folder, PLATFORM_PORT: String(ourPort), PORTAL_URL: "http://localhost:4000" },
    ...{ BOOTSTRAP_ADMIN_EMAIL: ADMIN.email, BOOTSTRAP_ADMIN_PASSWORD: ADMIN.password },
  }),
  simulator: new Part("simulator", folder, {
    ...{ DATA_DIR: folder, PLATFORM_URL: ours.at, SIMULATOR_HISTORY_DAYS: "1", ...signedIn },
  }),
};

try {
  parts.plain.start(fail);
  parts.platform.start(fail);
  await waitUntilReady(`${ours.at}/readyz`, 30_000, () => fail("The platform did not become ready."));
  await new Promise((ready) => parts.simulator.start(fail, (line) => line === "READY" && ready()));
  await write("plain", plain);
  await write("ours", ours);
} finally {
  await Promise.all(Object.values(parts).map((part) => part.stop()));
  rmSync(folder, { recursive: true });
}

/** With the address under which people start it. */
async function write(name, { at, known, email, password }) {
  const args = [
    join(ROOT, "gateway/dist/platform-check.js"),
    ...[at, "--email", email, "--password", password, "--write"],
  ];
  const { output } = await run(process.execPath, args, { quiet: true });
  const file = `docs/platforms/${name}.txt`;
  writeFileSync(join(ROOT, file), output.replaceAll(at, known));
  console.log(file);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
