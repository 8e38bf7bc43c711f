import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer";
import { RenderError, stopping } from "../errors.js";
import { browserRestarts } from "../metrics.js";
import { findBrowser } from "./findBrowser.js";
import { chromiumFlags } from "./flags.js";
import { OwnBrowser } from "./ownBrowser.js";
import type { ReportPage } from "./reportPage.js";

/** Chromium keeps a little of every page it printed. */
const PAGES_PER_BROWSER = 100;

export const NO_BROWSER =
  "No Chromium was found. Install Debian's chromium-headless-shell, run `npx puppeteer browsers install chrome-headless-shell`, or set PUPPETEER_EXECUTABLE_PATH.";

/**
 * Keeps one warm browser. Each page has its own context. A browser that is dead, hung or has printed much is
 * replaced.
 */
export class BrowserPool {
  private launching: Promise<OwnBrowser> | undefined;
  private closed = false;
  /** All browsers that may still run, each with the end of its clean-up. */
  private readonly browsers = new Map<OwnBrowser, Promise<void>>();

  /**
   * @param proxyPort of the egress proxy, the browser's only way out
   * @param folder for the browsers' profiles
   */
  constructor(
    private readonly givenPath: string,
    private readonly proxyPort: number,
    private readonly folder = tmpdir(),
  ) {}

  /** True if there is a browser that could be started. */
  async available(): Promise<boolean> {
    return (await findBrowser(this.givenPath)) !== undefined;
  }

  /**
   * Opens an empty page in its own context. The caller must close it.
   * @throws RenderError NO_BROWSER, STOPPING; the signal's reason
   */
  async openPage(signal: AbortSignal): Promise<ReportPage> {
    const browser = await this.current();
    return browser.openPage(signal);
  }

  /** Starts the browser ahead of the first job, if there is one. */
  async warm(): Promise<void> {
    await this.current().catch(() => undefined);
  }

  /** Closes all browsers, and starts no more. */
  async close(): Promise<void> {
    this.closed = true;
    await this.launching?.catch(() => undefined);
    this.launching = undefined;
    await Promise.all([...this.browsers].flatMap(([browser, tidy]) => [browser.close(), tidy]));
  }

  private async current(): Promise<OwnBrowser> {
    const launching = this.launching;
    const running = await launching?.catch(() => undefined);
    // Another caller may have replaced it meanwhile.
    if (this.launching !== launching) return this.current();
    if (this.closed) throw stopping();
    if (running?.connected && running.pagesOpened < PAGES_PER_BROWSER) return running;
    if (running) browserRestarts.inc({ reason: running.connected ? "recycled" : "dead" });
    if (running?.connected) running.retire();
    this.launching = this.launch();
    return this.launching;
  }

  private async launch(): Promise<OwnBrowser> {
    const found = await findBrowser(this.givenPath);
    if (!found) throw new RenderError(503, "NO_BROWSER", NO_BROWSER);
    const profile = await mkdtemp(join(this.folder, "report-renderer-"));
    const starting = puppeteer.launch({
      userDataDir: profile,
      executablePath: found.path,
      headless: found.shell ? "shell" : true,
      args: chromiumFlags(this.proxyPort),
      // Over a pipe, so that Chromium ends with this process in any case.
      pipe: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    const browser = await starting.catch(async (error) => {
      await removeProfile(profile);
      throw error;
    });
    const own = new OwnBrowser(browser);
    const tidy = new Promise<void>((resolve) => {
      browser.process()?.once("exit", () => resolve(removeProfile(profile)));
    });
    this.browsers.set(
      own,
      tidy.then(() => void this.browsers.delete(own)),
    );
    return own;
  }
}

/** Puppeteer leaves the profile of a killed browser. Its last processes may still write into it. */
async function removeProfile(folder: string): Promise<void> {
  await rm(folder, { recursive: true, maxRetries: 10, retryDelay: 100 }).catch(() => undefined);
}
