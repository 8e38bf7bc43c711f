import type { Dialog, Page } from "puppeteer";
import { faultsInColours } from "../support/pageFaults.js";
import type { Person } from "../support/portal.js";
import { failOperation, settled } from "./screenStates.js";
import type { Screen } from "./screens.js";

/** Faults of each screen, by its name: with content, with something open over it, and in each case also empty and failed. */
export async function faultsOf(
  { page, visit }: Person,
  screens: readonly Screen[],
  everyState: boolean,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  // An overlay may have caused changes: the browser asks before leaving.
  const leave = (question: Dialog) => void question.accept();
  page.on("dialog", leave);
  const check = async (name: string, path: string, open?: (page: Page) => Promise<unknown>) => {
    await visit(path);
    const isSettled = await settled(page);
    if (isSettled) await open?.(page);
    const wrong = isSettled ? await faultsInColours(page) : ["never stood complete"];
    if (wrong.length > 0) found[name] = wrong;
  };

  for (const { name, path, needs, emptyPath, open } of screens) {
    await check(name, path, open);
    if (!everyState) continue;
    if (emptyPath !== undefined) await check(`${name}, empty`, emptyPath);
    if (needs === undefined) continue;
    const heal = await failOperation(page, needs);
    await check(`${name}, failed`, path);
    if ((await page.$("main [role=alert]")) === null)
      found[`${name}, failed`] = ["says nothing of the failure"];
    await heal();
  }
  page.off("dialog", leave);
  return found;
}
