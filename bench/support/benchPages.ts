import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { launchBrowser, openWindow } from "../../tests/support/browser.js";
import type { Bench } from "../web/measure.js";
import { median } from "./timing.js";
import { serveWeb } from "./webServer.js";

const ROOT = fileURLToPath(new URL("../web", import.meta.url));
const CHANGES = 200;

/** Milliseconds, medians. */
export interface Shown {
  show: number;
  script: number;
  change: number;
}

/**
 * Shows variants of a page of bench/web in turns, each time in a new window of Chromium, and changes one thing
 * in them.
 * @param page without .html
 * @param variants by the names that the page offers
 */
export async function compareVariants<Name extends string>(
  page: string,
  variants: readonly Name[],
  rounds: number,
): Promise<Record<Name, Shown>> {
  const outDir = mkdtempSync(join(tmpdir(), "bench-web-"));
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    build: {
      outDir,
      target: "es2022",
      chunkSizeWarningLimit: 2000,
      rollupOptions: { input: join(ROOT, `${page}.html`) },
    },
  });
  const web = await serveWeb(outDir);
  const browser = await launchBrowser();
  const taken = new Map<Name, Shown[]>(variants.map((variant) => [variant, []]));
  for (let round = 0; round <= rounds; round += 1)
    for (const [variant, figures] of taken) {
      const { page: tab, complaints, close } = await openWindow(browser);
      await tab.goto(`${web.url}/${page}.html`);
      await tab.waitForFunction(() => "bench" in window);
      const figure = await tab.evaluate(
        async (name, times) => {
          const { bench } = window as unknown as { bench: Bench };
          return { show: await bench.show(name), ...(await bench.change(times)) };
        },
        variant,
        CHANGES,
      );
      if (complaints.length > 0) throw new Error(`${variant}: ${complaints.join(" · ")}`);
      await close();
      // The first round warms the browser up.
      if (round > 0) figures.push(figure);
    }
  await browser.close();
  web.close();
  rmSync(outDir, { recursive: true });
  const medianOf = (figures: Shown[], name: keyof Shown) => median(figures.map((figure) => figure[name]));
  const medians = [...taken].map(([variant, figures]): [Name, Shown] => [
    variant,
    {
      show: medianOf(figures, "show"),
      script: medianOf(figures, "script"),
      change: medianOf(figures, "change"),
    },
  ]);
  return Object.fromEntries(medians) as Record<Name, Shown>;
}

/** "  painted: ours 12.3 ms, plain 123.0 ms, ratio 0.100" */
export function printRatio(name: string, ours: number, anchor: string, theirs: number): void {
  const ratio = (ours / theirs).toFixed(3);
  console.log(`  ${name}: ours ${ours.toFixed(2)} ms, ${anchor} ${theirs.toFixed(2)} ms, ratio ${ratio}`);
}
