import { AxePuppeteer } from "@axe-core/puppeteer";
import type { Page } from "puppeteer";
import { PHONE } from "./browser.js";

/**
 * `npm run test:heavy -- screens` looks at each state of each screen in both colours at each size; else each size has its own
 * colour and every second screen, and only the phone every state.
 */
const IN_FULL = process.env.TEST_SCREENS === "in full";

const PLACES = [
  { size: "desktop", view: { viewport: { width: 1280, height: 900 }, dark: false }, everyState: IN_FULL },
  { size: "phone", view: { viewport: PHONE, dark: true }, everyState: true },
];

/**
 * The sizes in which a page is to be without fault, the colour in which it is entered there, whether empty and failed, too,
 * and which of a list of screens are seen there.
 */
export const SIZES = PLACES.map((place, index) => ({
  ...place,
  isSeen: (_screen: unknown, at: number) => IN_FULL || at % PLACES.length === index,
}));

/** The same for the many screens of administrators: only the full run looks at what is empty or failed. */
export const ADMIN_SIZES = SIZES.map((size) => ({ ...size, everyState: IN_FULL }));

const COLOURS = ["light", "dark"] as const;

/** The sizes and colours in which a page is to be without fault; each size in its own colour alone, but for the full run. */
export const VIEWS = PLACES.flatMap(({ size, view: { viewport, dark } }) =>
  COLOURS.filter((colour) => IN_FULL || (colour === "dark") === dark).map((colour) => ({
    name: `${size}, ${colour}`,
    view: { viewport, dark: colour === "dark" },
  })),
);

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

/**
 * What is wrong with the page, as `pageFaults` says it, with the colour before it: in the colour that it came in, and
 * where both are looked at in the other, in which it stays. So of pages seen one after the other each second one is
 * entered in that.
 */
export async function faultsInColours(page: Page): Promise<string[]> {
  const entered = await colourOf(page);
  const others = IN_FULL ? COLOURS.filter((other) => other !== entered) : [];
  const found: string[] = [];
  for (const colour of [entered, ...others]) {
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: colour }]);
    await page.waitForSelector(`html.${colour}`);
    found.push(...(await pageFaults(page)).map((fault) => `${colour}: ${fault}`));
  }
  return found;
}

function colourOf(page: Page): Promise<(typeof COLOURS)[number]> {
  return page.evaluate(() => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
}
