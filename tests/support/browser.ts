import type { Browser, BrowserContext, Page } from "puppeteer";
import { loadOnce } from "../../tools/loadPart.mjs";
import type * as Kept from "./keptBrowser.js";
import { type Account, PlatformApi } from "./platformApi.js";

export const { keptBrowser, launchBrowser } = await loadOnce<typeof Kept>("tests/support/keptBrowser.ts");

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844, isMobile: true, hasTouch: true };

/** Settings of a window's view. */
export interface View {
  viewport?: { width: number; height: number };
  dark?: boolean;
}

/** A person's browser window that records the pages' complaints. */
export interface Window {
  page: Page;
  /** Console errors, exceptions and failed loads of the pages. */
  complaints: string[];
  close: () => Promise<void>;
}

/** Opens a window that shares no cookies or storage with others. */
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
  // Unanswered, a question of the browser's would hold the page for ever.
  page.on("dialog", (dialog) => {
    if (page.listenerCount("dialog") > 1) return;
    complaints.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  return { page, complaints, close: async () => (context.closed ? undefined : context.close()) };
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
 * Opens a screen in a window as an already signed-in person: with their cookie, and the page's stored data on
 * them.
 * @param path of the screen; default: the overview
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
  // An address on the portal's origin without the app's code.
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

/** Fills in the shown sign-in form, and submits it. */
export async function sendSignIn(page: Page, { email, password }: Account): Promise<void> {
  await page.locator("input[type=email]").fill(email);
  await page.locator("input[type=password]").fill(password);
  await page.locator("button[type=submit]").click();
}
