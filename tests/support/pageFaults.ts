import { AxePuppeteer } from "@axe-core/puppeteer";
import type { Page } from "puppeteer";
import { PHONE } from "./browser.js";

/** The sizes and colours in which a page is to be without fault. */
export const VIEWS = [
  { name: "desktop, light", view: { viewport: { width: 1280, height: 900 }, dark: false } },
  { name: "desktop, dark", view: { viewport: { width: 1280, height: 900 }, dark: true } },
  { name: "phone, light", view: { viewport: PHONE, dark: false } },
  { name: "phone, dark", view: { viewport: PHONE, dark: true } },
];

/** Waits until nothing fades or slides any more: half faded in, every text breaks the rule of contrast. */
function atRest(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What is wrong with the page as it stands: accessibility rules that it breaks, or that it scrolls sideways. */
export async function pageFaults(page: Page): Promise<string[]> {
  await atRest(page);
  const { violations } = await new AxePuppeteer(page).setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [...found, `overflows sideways by ${overflow} px`] : found;
}
