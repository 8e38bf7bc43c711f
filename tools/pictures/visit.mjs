import { standstill } from "./standstill.mjs";
import { watch } from "./watch.mjs";

/** The screen's address in a language. The account's own language stays. */
function addressOf(origin, path, language) {
  const url = new URL(path, origin);
  url.searchParams.set("lang", language);
  return url.href;
}

/**
 * Shows a person a screen in its own page, without animations, and waits until it is complete.
 * @param viewport of the page, as Puppeteer takes it
 * @param screen its path, the elements it needs to be complete, and its target if it leads elsewhere
 */
export async function visit(
  person,
  origin,
  { path, needs, open, leadsTo = path },
  { viewport, theme, language },
) {
  const page = await person.context.newPage();
  const { complaints, underWay } = watch(page, origin);
  const settle = async () => {
    const reason = await standstill(page, { needs, underWay });
    if (reason !== null) complaints.push(`never stood still: ${reason}`);
  };
  const setTheme = (value) =>
    page.emulateMediaFeatures([
      { name: "prefers-color-scheme", value },
      { name: "prefers-reduced-motion", value: "reduce" },
    ]);
  // An overlay may have changed the screen: the browser then asks before leaving.
  page.on("dialog", (question) => void question.accept().catch(() => undefined));
  await page.setViewport(viewport);
  await page.emulateTimezone("Europe/Ljubljana");
  await setTheme(theme);
  try {
    await page.goto(addressOf(origin, path, language), { waitUntil: "domcontentloaded" });
    await settle();
    const at = new URL(page.url()).pathname;
    if (at !== new URL(leadsTo, origin).pathname) complaints.push(`leads to ${at}`);
    if (open) {
      await open(page);
      await settle();
    }
  } catch (error) {
    complaints.push(`could not be shown: ${error.message}`);
  }
  return { page, complaints, settle, setTheme };
}
