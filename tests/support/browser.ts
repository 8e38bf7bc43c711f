import puppeteer, { type Browser, type BrowserContext, type Page } from "puppeteer";
import { findBrowser } from "../../report-renderer/src/browser/findBrowser.js";
import { type Account, PlatformApi } from "./platformApi.js";

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  // A page of a test lives for a second: code that was optimized for it took a fifth of the browser's time, and paid nothing.
  "--js-flags=--no-opt --no-maglev",
];

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };

/** A Chromium for browser tests. @throws where there is none */
export async function launchBrowser(): Promise<Browser> {
  const found = await findBrowser(process.env.PUPPETEER_EXECUTABLE_PATH ?? "");
  if (!found)
    throw new Error("No Chromium for the browser tests: `npm test` looks for one and installs one.");
  return puppeteer.launch({
    executablePath: found.path,
    headless: found.shell ? "shell" : true,
    args: ARGS,
    pipe: true,
  });
}

/** How a window looks at a page. */
export interface View {
  viewport?: { width: number; height: number };
  dark?: boolean;
}

/** A person's browser window that notes everything a page complains about. */
export interface Window {
  page: Page;
  /** What the pages wrote to console.error, threw, or failed to load. */
  complaints: string[];
  close: () => Promise<void>;
}

/** Opens a window of its own: no cookies or storage shared with another. */
export async function openWindow(
  browser: Browser,
  { viewport = DESKTOP, dark = false }: View = {},
): Promise<Window> {
  const context: BrowserContext = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(viewport);
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: dark ? "dark" : "light" }]);
  await page.emulateTimezone("Europe/Ljubljana");
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return { page, complaints, close: () => context.close() };
}

/** Signs in through the sign-in page and waits for the overview. */
export async function signIn(page: Page, portalUrl: string, account: Account): Promise<void> {
  await page.goto(`${portalUrl}/login`, { waitUntil: "domcontentloaded" });
  await sendSignIn(page, account);
  await page.waitForFunction(() => location.pathname.endsWith("overview"));
}

interface Session {
  user: { id: number; username: string; admin: boolean };
  group: { id: number; name: string } | null;
}

/**
 * Brings a window to a screen of somebody who has signed in already: by their cookie, and by what the page remembers of them.
 * @param path of the screen; else it is the overview
 */
export async function enterAs(
  page: Page,
  { portalUrl, platformUrl }: { portalUrl: string; platformUrl: string },
  account: Account,
  path?: string,
): Promise<void> {
  const sessionId = await PlatformApi.sessionOf(platformUrl, account);
  const rest = new PlatformApi(platformUrl, { "x-session-id": sessionId });
  const { user, group } = await rest.get<Session>("/user/session");
  await page.setCookie({
    name: "sessionId",
    value: sessionId,
    url: portalUrl,
    httpOnly: true,
    sameSite: "Lax",
  });
  // A page of the portal's origin without its code.
  await page.goto(`${portalUrl}/favicon.svg`);
  const remembered = {
    isAdmin: user.admin ? "1" : "0",
    ...(group ? { groupName: group.name, groupId: String(group.id) } : {}),
    userId: String(user.id),
    username: user.username,
  };
  await page.evaluate((values) => Object.assign(localStorage, values), remembered);
  const overview = user.admin ? "/admin/clients_overview" : "/overview";
  const waitUntil = path === undefined ? "domcontentloaded" : "load";
  await page.goto(`${portalUrl}${path ?? overview}`, { waitUntil });
}

/** Fills in the sign-in form that is shown, and sends it. */
export async function sendSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.locator("button[type=submit]").click();
}
