/**
 * Processor time by function on the hot paths: the built product on SQLite, each part a process that is
 * profiled during continuous work of one kind. Statistics run in the platform's main thread and no answer is
 * shared, so everything is visible. Prints the milliseconds a piece of work, and where they are spent.
 * PROFILE_S (10) is the duration for each path.
 */
import { ADMIN } from "../platform/test/testPlatform.js";
import { addGroups } from "../tests/heavy/load/groups.js";
import { PARTS, Product } from "../tests/heavy/load/product.js";
import { Viewer } from "../tests/heavy/load/viewer.js";
import { PlatformApi } from "../tests/support/platformApi.js";
import { Profiler } from "./support/profiler.js";
import { selfTimes } from "./support/selfTimes.js";

const SECONDS = Number(process.env.PROFILE_S ?? 10);
const GROUPS = 2;
const LISTENERS = 200;
const AT_ONCE = 4;
const SHOWN = 8;
const PAST_DAYS = 20;

const product = await Product.start("sqlite", {
  NODE_OPTIONS: "--inspect=127.0.0.1:0",
  WORKER_THREADS: "0",
  ANSWER_CACHE_MS: "0",
});
const profilers = await Promise.all(PARTS.map((part) => Profiler.connect(part, product.outputOf(part))));

/**
 * Does work continuously, several at once.
 * @returns the number of pieces done
 */
async function repeat(work: (index: number) => Promise<unknown>, atOnce = AT_ONCE): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let done = 0;
  const one = async () => {
    while (performance.now() < end) {
      const index = done;
      done += 1;
      await work(index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return done;
}

async function follow(path: string, work: () => Promise<number>): Promise<void> {
  await work();
  for (const profiler of profilers) await profiler.start();
  const pieces = await work();
  console.log(`\n${path}: ${pieces} in ${SECONDS} s`);
  for (const profiler of profilers) {
    const { busy, byPlace, byFunction } = selfTimes(await profiler.stop());
    const perPiece = busy / pieces;
    if (busy < 0.02 * SECONDS * 1000) continue;
    const shares = (all: [string, number][]) =>
      all.slice(0, SHOWN).map(([name, ms]) => `${name} ${((100 * ms) / busy).toFixed(0)} %`);
    console.log(`  ${profiler.name}: ${perPiece.toFixed(2)} ms each; ${shares(byPlace).join(", ")}`);
    for (const line of shares(byFunction)) console.log(`    ${line}`);
  }
}

try {
  const admin = await PlatformApi.signIn(product.platform.url, ADMIN);
  const [group] = await addGroups(admin, GROUPS);
  if (!group) throw new Error("no group");
  const { account, devices } = group;
  const sessionId = await PlatformApi.sessionOf(product.platform.url, account);
  const newViewer = () => new Viewer(product.gateway.url, sessionId);
  const viewer = newViewer();
  const withHistory = devices[0]?.id ?? 0;
  const sendAny = (index: number) =>
    devices[index % devices.length]?.nextMinute(PAST_DAYS)() ?? Promise.resolve(0);

  await follow("a batch", () => repeat(sendAny));
  await follow("overview of 100 devices", () => repeat(() => viewer.overview(devices.length)));
  await follow("a month's statistics", () => repeat(() => viewer.month(withHistory)));
  await follow("a report", () => repeat(() => viewer.report(withHistory), 1));
  const listeners = Array.from({ length: LISTENERS }, newViewer);
  await Promise.all(listeners.map((listener) => listener.listen()));
  await follow(`a batch, with ${LISTENERS} who listen`, () => repeat(sendAny));
  await Promise.all(listeners.map((listener) => listener.leave()));
} finally {
  for (const profiler of profilers) profiler.close();
  await product.close();
}
