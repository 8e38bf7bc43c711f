import puppeteer from "puppeteer";
import { BROWSER_ARGS, BROWSER_HELP, ensureChromium } from "../browser.mjs";

const ARGS = [...BROWSER_ARGS, "--hide-scrollbars", "--force-color-profile=srgb"];

/** @throws if there is no Chromium and none can be installed */
export async function launch() {
  const executablePath = await ensureChromium();
  if (!executablePath) throw new Error(`No Chromium found. ${BROWSER_HELP}`);
  const headless = executablePath.includes("headless") ? "shell" : true;
  return puppeteer.launch({ executablePath, headless, args: ARGS, pipe: true });
}
