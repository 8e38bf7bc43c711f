import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Dialog } from "puppeteer";
import { pageFaults } from "../../../tools/pictures/pageFaults.mjs";
import type { Shot } from "../../../tools/pictures/sheets.mjs";
import { standstill } from "../../../tools/pictures/standstill.mjs";
import type { Screen } from "../../e2e/screens.js";
import type { Person } from "../../support/portal.js";
import { reachFaults } from "./reach.js";

/** A screen, and an element that shows that it is complete. */
export type Seen = Pick<Screen, "name" | "path" | "open" | "dialog"> & { needs?: string };

const THEMES = ["light", "dark"] as const;
/** Height limit of pictures, pixels. */
const TALLEST = 2400;

/** Opens each screen, reports its faults by name, and takes its picture in both colour modes. */
export async function walk(
  { page, visit, complaints }: Person,
  area: string,
  screens: readonly Seen[],
  folder: string,
): Promise<{ found: Record<string, string[]>; shots: Shot[] }> {
  const found: Record<string, string[]> = {};
  const shots: Shot[] = [];
  const { width, height } = page.viewport() ?? { width: 0, height: 0 };
  await mkdir(folder, { recursive: true });
  // An overlay may have caused changes: the browser asks before leaving.
  const leave = (question: Dialog) => void question.accept().catch(() => undefined);
  page.on("dialog", leave);
  const theme = (value: string) =>
    page.emulateMediaFeatures([
      { name: "prefers-color-scheme", value },
      { name: "prefers-reduced-motion", value: "reduce" },
    ]);
  for (const screen of screens) {
    const faults: string[] = [];
    const stand = async () => {
      const reason = await standstill(page, { needs: screen.needs });
      if (reason !== null) faults.push(`never stood still: ${reason}`);
    };
    try {
      await theme("light");
      await page.setViewport({ ...page.viewport(), width, height });
      await visit(screen.path, { waitUntil: "domcontentloaded" });
      await stand();
      if (screen.open !== undefined) {
        await screen.open(page);
        await stand();
      }
      const language = await page.evaluate(() => document.documentElement.lang);
      // The contact sheet checks for words that are not for people; here names are bad on purpose.
      const placed = await pageFaults(page, { width, language });
      faults.push(...placed.filter((fault) => !fault.startsWith("says ")));
      const tall = await page.evaluate(() =>
        document.querySelector("[role=dialog], [role=alertdialog]") === null
          ? document.documentElement.scrollHeight
          : 0,
      );
      const high = Math.min(TALLEST, Math.max(height, tall));
      // Lists render only what is visible.
      if (high > height) await page.setViewport({ ...page.viewport(), width, height: high });
      for (const colour of THEMES) {
        await theme(colour);
        await stand();
        const file = join(folder, `${area} ${screen.name} ${width} ${colour}`.replace(/[^\w]+/g, "-"));
        await page.screenshot({ path: `${file}.png`, captureBeyondViewport: false });
        const size = width < 768 ? "phone" : "desktop";
        const picture = { file: `${file}.png`, width, height: high, fold: height };
        const shown = { screen: { area: `${area} ${width}`, name: screen.name }, size, language } as const;
        shots.push({ ...shown, ...picture, theme: colour, faults });
      }
      if (high > height) {
        await page.setViewport({ ...page.viewport(), width, height });
        await stand();
      }
      // A notice disappears by itself; until then it covers what it is about.
      await page.$$eval("#toasts button", (buttons) => {
        for (const button of buttons) button.click();
      });
      faults.push(...(await reachFaults(page)));
    } catch (error) {
      faults.push(`could not be seen: ${String(error).slice(0, 200)}`);
    }
    faults.push(...complaints.splice(0));
    if (faults.length > 0) found[screen.name] = [...new Set(faults)];
  }
  page.off("dialog", leave);
  return { found, shots };
}
