import { AxePuppeteer } from "@axe-core/puppeteer";
import type { Page } from "puppeteer";
import { PHONE } from "./browser.js";

/**
 * `npm run test:heavy -- screens` checks each state of each screen in both colour modes at each size. Otherwise
 * each size has one colour mode and every second screen, and only the phone has every state.
 */
const IN_FULL = process.env.TEST_SCREENS === "in full";

const PLACES = [
  { size: "desktop", view: { viewport: { width: 1280, height: 900 }, dark: false }, everyState: IN_FULL },
  { size: "phone", view: { viewport: PHONE, dark: true }, everyState: true },
];

/**
 * Sizes at which a page must have no faults, with the colour mode for each, whether the empty and failed states
 * are checked, and which screens of a list are.
 */
export const SIZES = PLACES.map((place, index) => ({
  ...place,
  isSeen: (_screen: unknown, at: number) => IN_FULL || at % PLACES.length === index,
}));

/** The same for the many administrators' screens: only the full run checks empty and failed states. */
export const ADMIN_SIZES = SIZES.map((size) => ({ ...size, everyState: IN_FULL }));

const COLOURS = ["light", "dark"] as const;

/** Sizes and colour modes in which a page must have no faults; except in the full run, each size has only its own colour mode. */
export const VIEWS = PLACES.flatMap(({ size, view: { viewport, dark } }) =>
  COLOURS.filter((colour) => IN_FULL || (colour === "dark") === dark).map((colour) => ({
    name: `${size}, ${colour}`,
    view: { viewport, dark: colour === "dark" },
  })),
);

/** Waits until animations have ended: any half-faded text violates the contrast rule. */
function atRest(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Faults of the page as it is: violated accessibility rules, or sideways scrolling. */
export async function pageFaults(page: Page): Promise<string[]> {
  await atRest(page);
  const { violations } = await new AxePuppeteer(page)
    .options({ resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return overflow > 0 ? [...found, `overflows sideways by ${overflow} px`] : found;
}

/**
 * Faults as in `pageFaults`, prefixed with the colour mode: in the present mode, and if both are checked then
 * in the other, in which the page stays. In a series of pages every second one therefore starts in the other
 * mode.
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
