import { pageFaults } from "./pageFaults.mjs";
import { SIZES, THEMES } from "./views.mjs";
import { visit } from "./visit.mjs";

/** Pixels: anything further below is left out. */
const TALLEST = { desktop: 2400, phone: 3600 };

/**
 * Visits a screen, and takes its picture in each colour, in a window as tall as the page, so that all of it
 * is drawn and fixed elements are where they are in a window.
 * @returns its faults, and the pictures
 */
export async function shoot(person, origin, screen, { size, language }, fileOf) {
  const viewport = SIZES[size];
  const seen = await visit(person, origin, screen, { viewport, language, theme: THEMES[0] });
  const { page, complaints, settle, setTheme } = seen;
  const faults = [];
  const shots = [];
  try {
    faults.push(...(await pageFaults(page, { width: viewport.width, language: screen.speaks ?? language })));
    const height = await fitted(page, viewport.height, TALLEST[size]);
    if (height > viewport.height) await page.setViewport({ ...viewport, height });
    for (const theme of THEMES) {
      await setTheme(theme);
      await settle();
      const file = fileOf(theme);
      await page.screenshot({ path: file, captureBeyondViewport: false });
      shots.push({
        screen,
        size,
        language,
        theme,
        file,
        width: viewport.width,
        height,
        fold: viewport.height,
      });
    }
  } catch (error) {
    faults.push(`could not be seen: ${error.message}`);
  } finally {
    await page.close();
  }
  return { faults: [...new Set([...faults, ...complaints])], shots };
}

/**
 * Height of the window needed for the whole page. Overlays such as dialogs are sized for the window they
 * opened in.
 */
function fitted(page, least, most) {
  return page.evaluate(
    (from, to) => {
      const isCovered = document.querySelector("[role=dialog], [role=alertdialog]") !== null;
      return isCovered ? from : Math.min(Math.max(document.documentElement.scrollHeight, from), to);
    },
    least,
    most,
  );
}
