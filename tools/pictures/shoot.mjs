import { openPage } from "./browser.mjs";
import { pageFaults } from "./pageFaults.mjs";
import { standstill } from "./standstill.mjs";
import { SIZES } from "./views.mjs";
import { watch } from "./watch.mjs";

/** Pixels: what lies further below is left out. */
const TALLEST = 2400;

/** The screen's address in the view's language. */
function addressOf(origin, path, language) {
  const url = new URL(path, origin);
  url.searchParams.set("lang", language);
  return url.href;
}

/**
 * Shows a screen to the person and takes its picture: the window, made as tall as the page first, so that all of it is drawn and
 * what is fixed stands where it does in a window. @returns what is wrong, and how tall the picture is
 */
export async function shoot(person, origin, { path, needs, open }, view, file) {
  const size = SIZES[view.size];
  const page = await openPage(person.context, view);
  const { complaints, underWay } = watch(page, origin);
  const faults = [];
  const settle = async () => {
    const reason = await standstill(page, { needs, underWay });
    if (reason !== null) faults.push(`never stood still: ${reason}`);
    return reason === null;
  };
  try {
    await page.goto(addressOf(origin, path, view.language), { waitUntil: "domcontentloaded" });
    if ((await settle()) && open) {
      await open(page);
      await settle();
    }
    faults.push(...(await pageFaults(page, { width: size.width, language: view.language })));
    const tall = await page.evaluate(() => document.documentElement.scrollHeight);
    const height = Math.min(Math.max(tall, size.height), TALLEST);
    if (height > size.height) {
      await page.setViewport({ ...size, height });
      await settle();
    }
    await page.screenshot({ path: file, captureBeyondViewport: false });
    return { faults: [...new Set([...faults, ...complaints])], height, width: size.width };
  } catch (error) {
    return {
      faults: [...faults, ...complaints, `could not be shown: ${error.message}`],
      height: 0,
      width: size.width,
    };
  } finally {
    await page.close();
  }
}
