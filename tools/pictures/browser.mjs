import puppeteer from "puppeteer";
import { BROWSER_HELP, ensureChromium } from "../browser.mjs";
import { SIZES } from "./views.mjs";

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  "--hide-scrollbars",
  "--force-color-profile=srgb",
];

/** @throws where there is no Chromium and none can be had */
export async function launch() {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error(`No Chromium found. ${BROWSER_HELP}`);
  const headless = executablePath.includes("headless") ? "shell" : true;
  return puppeteer.launch({ executablePath, headless, args: ARGS, pipe: true });
}

/** A page of a person's that looks as the view says; nothing moves in it. */
export async function openPage(context, { size, theme }) {
  const page = await context.newPage();
  await page.setViewport(SIZES[size]);
  await page.emulateTimezone("Europe/Ljubljana");
  await page.emulateMediaFeatures([
    { name: "prefers-color-scheme", value: theme },
    { name: "prefers-reduced-motion", value: "reduce" },
  ]);
  // What was opened over a screen may have changed it: the browser asks before it is left.
  page.on("dialog", (question) => void question.accept().catch(() => undefined));
  return page;
}
