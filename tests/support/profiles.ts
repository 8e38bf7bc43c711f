import type { Browser, BrowserContext, CDPSession, Page } from "puppeteer";
import { openWindow, type View, type Window } from "./browser.js";

interface Profile {
  context: BrowserContext;
  /** A page on the portal's site that stays: it keeps the process, and what that has compiled. */
  parked: Page;
  session: CDPSession;
}

/**
 * The profiles of a browser's windows, used one window after the other. Cookies, storage, kept answers and
 * permissions go with a window. What the browser has loaded and compiled of the portal's code stays: half of the
 * processor time of a new profile's first page.
 */
export class Profiles {
  readonly #free: Profile[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly portalUrl: string,
  ) {}

  /** Opens a window that shares no cookies or storage with others, nor with those before. */
  async open(view: View = {}): Promise<Window> {
    const isNew = view.isNew ?? false;
    const profile = (isNew ? undefined : this.#free.pop()) ?? (await this.#make());
    const window = await openWindow(profile.context, view);
    let closed: Promise<void> | undefined;
    const close = () => {
      closed ??= this.#leave(profile);
      return closed;
    };
    return { ...window, close };
  }

  async #make(): Promise<Profile> {
    const context = await this.browser.createBrowserContext();
    const parked = await context.newPage();
    await parked.goto(`${this.portalUrl}/favicon.svg`);
    return { context, parked, session: await parked.createCDPSession() };
  }

  async #leave(profile: Profile): Promise<void> {
    const { context, parked, session } = profile;
    try {
      for (const page of await context.pages()) if (page !== parked) await page.close();
      await context.clearPermissionOverrides();
      await session.send("Network.clearBrowserCookies");
      await session.send("Storage.clearDataForOrigin", { origin: this.portalUrl, storageTypes: "all" });
      this.#free.push(profile);
    } catch {
      // Its browser or its process is gone: the next window makes another.
      await context.close().catch(() => undefined);
    }
  }
}
