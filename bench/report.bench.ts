/**
 * A month's printed report of a busy street through the built product, each part a process: from the link's
 * request to the PDF's last byte with a standby page, against a fresh browser context that waits for a quiet
 * network, and against page.pdf() of the finished page; in turns. Then fifty reports, one, two and four at
 * once, with the memory of renderer and browser. REPORTS=200 instead makes that many in a row, to show if
 * memory stays flat. Asserts nothing about time.
 */
import puppeteer, { type Browser, type Page } from "puppeteer";
import { findBrowser } from "../report-renderer/src/browser/findBrowser.js";
import { figuresOfTree } from "../tests/support/processTree.js";
import { ReportStack } from "./support/reportStack.js";
import { median, timed } from "./support/timing.js";

const ROUNDS = Number(process.env.ROUNDS ?? 9);
const REPORTS_AT_ONCE = 50;
const IN_A_ROW = Number(process.env.REPORTS ?? 0);
const PDF = { preferCSSPageSize: true, printBackground: true, tagged: true } as const;

const stack = await ReportStack.start();
try {
  if (IN_A_ROW > 0) await showMemory(IN_A_ROW);
  else {
    await compare();
    for (const concurrency of [1, 2, 4]) await showThroughput(concurrency);
  }
} finally {
  await stack.close();
}

async function compare(): Promise<void> {
  await stack.useRenderer({});
  const found = await findBrowser(process.env.PUPPETEER_EXECUTABLE_PATH ?? "");
  const browser = await puppeteer.launch({
    executablePath: found?.path ?? "",
    headless: found?.shell ? "shell" : true,
    pipe: true,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  const finished = await browser.newPage();
  await finished.emulateMediaType("print");
  await finished.goto(await stack.pageUrl(), { waitUntil: "networkidle0" });
  const times = { ours: [] as number[], cold: [] as number[], quiet: [] as number[], bare: [] as number[] };
  let bytes = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const taken = {
      quiet: await timed(() => printQuiet(browser)),
      bare: await timed(() => finished.pdf(PDF)),
      ours: await timedWarm(async () => {
        bytes = (await stack.report()).length;
      }),
    };
    // The first round warms everything up.
    if (round > 0) for (const name of ["quiet", "bare", "ours"] as const) times[name].push(taken[name]);
  }
  await browser.close();
  await stack.useRenderer({ RENDER_STANDBY: "0" });
  for (let round = 0; round <= ROUNDS; round += 1) {
    const took = await timed(() => stack.report());
    if (round > 0) times.cold.push(took);
  }
  const [ours, cold, quiet, bare] = [times.ours, times.cold, times.quiet, times.bare].map(median) as [
    number,
    number,
    number,
    number,
  ];
  console.log(`request to last byte, standby page: ${ours.toFixed(0)} ms, ${(bytes / 1000).toFixed(0)} kB`);
  console.log(`  without one: ${cold.toFixed(0)} ms`);
  console.log(`  fresh context, quiet network: ${quiet.toFixed(0)} ms, ratio ${(ours / quiet).toFixed(3)}`);
  console.log(`  page.pdf() of the finished page: ${bare.toFixed(0)} ms, ratio ${(ours / bare).toFixed(2)}`);
}

async function timedWarm(work: () => Promise<void>): Promise<number> {
  await stack.standby(2);
  return timed(work);
}

async function printQuiet(browser: Browser): Promise<void> {
  const context = await browser.createBrowserContext();
  const page: Page = await context.newPage();
  await page.emulateMediaType("print");
  await page.goto(await stack.pageUrl(), { waitUntil: "networkidle0" });
  await page.pdf(PDF);
  await context.close();
}

async function showThroughput(concurrency: number): Promise<void> {
  await stack.useRenderer({ RENDER_CONCURRENCY: String(concurrency) });
  await stack.standby(concurrency);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, figuresOfTree(stack.rendererPid).pss);
  }, 250);
  let left = REPORTS_AT_ONCE;
  const took = await timed(() =>
    Promise.all(
      Array.from({ length: concurrency }, async () => {
        while (left > 0) {
          left -= 1;
          await stack.report();
        }
      }),
    ),
  );
  clearInterval(watch);
  const rate = (REPORTS_AT_ONCE / took) * 60_000;
  console.log(
    `${REPORTS_AT_ONCE} reports, ${concurrency} at once: ${rate.toFixed(0)} a minute; renderer and browser ${peak.toFixed(0)} MB at most (PSS)`,
  );
}

async function showMemory(reports: number): Promise<void> {
  await stack.useRenderer({});
  for (let made = 1; made <= reports; made += 1) {
    await stack.report();
    if (made % 20 !== 0) continue;
    const { pss, processes, zombies } = figuresOfTree(stack.rendererPid);
    console.log(`after ${made}: ${pss.toFixed(0)} MB (PSS), ${processes} processes, ${zombies} zombies`);
  }
}
