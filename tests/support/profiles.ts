import type { Browser, BrowserContext, CDPSession, Page } from "puppeteer";
import { openWindow, type View, type Window } from "./browser.js";

interface Profile {
  context: BrowserContext;
  /** An empty page that stays, to clear the profile by. */
  desk: Page;
  session: CDPSession;
}

/**
 * The profiles of a browser's windows, used one window after the other. Cookies, storage, kept answers and
 * permissions go with a window. What the browser has loaded of the portal's code stays.
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
    const desk = await context.newPage();
    return { context, desk, session: await desk.createCDPSession() };
  }

  async #leave(profile: Profile): Promise<void> {
    const { context, desk, session } = profile;
    try {
      for (const page of await context.pages()) if (page !== desk) await page.close();
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
