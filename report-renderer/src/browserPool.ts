import puppeteer, { type Browser, type BrowserContext } from "puppeteer";
import { RenderError } from "./errors.js";
import { findBrowser } from "./findBrowser.js";

const ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Chromium keeps a little of every page it printed. */
const REPORTS_PER_BROWSER = 100;

export const NO_BROWSER =
  "No Chromium was found. Install Debian's chromium-headless-shell, run `npx puppeteer browsers install chrome-headless-shell`, or set PUPPETEER_EXECUTABLE_PATH.";

/** Keeps one warm browser; each job gets a context of its own, and a dead browser is replaced at the next job. */
export class BrowserPool {
  private launching: Promise<Browser> | undefined;
  private reports = 0;

  constructor(private readonly givenPath: string) {}

  /** Whether a browser exists that could be started. */
  async available(): Promise<boolean> {
    return (await findBrowser(this.givenPath)) !== undefined;
  }

  /** Runs a job in a fresh browser context, closed afterwards whatever happens. @throws RenderError NO_BROWSER */
  async withContext<T>(job: (context: BrowserContext) => Promise<T>): Promise<T> {
    const browser = await this.browser();
    const context = await browser.createBrowserContext();
    try {
      return await job(context);
    } finally {
      await context.close().catch(() => undefined);
    }
  }

  /** Starts the browser ahead of the first job, where there is one. */
  async warm(): Promise<void> {
    await this.browser().catch(() => undefined);
  }

  async close(): Promise<void> {
    const browser = await this.launching?.catch(() => undefined);
    this.launching = undefined;
    await browser?.close().catch(() => undefined);
  }

  private async browser(): Promise<Browser> {
    this.reports += 1;
    const running = await this.launching?.catch(() => undefined);
    if (running?.connected && this.reports <= REPORTS_PER_BROWSER) return running;
    if (running?.connected) closeWhenIdle(running);
    this.reports = 1;
    this.launching = this.launch();
    return this.launching;
  }

  private async launch(): Promise<Browser> {
    const found = await findBrowser(this.givenPath);
    if (!found) throw new RenderError(503, "NO_BROWSER", NO_BROWSER);
    return puppeteer.launch({
      executablePath: found.path,
      headless: found.shell ? "shell" : true,
      args: ARGS,
      // Over a pipe, so that Chromium ends with this process, however that ends.
      pipe: true,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
  }
}

/** Lets jobs that still print finish; the default context is the one that stays. */
function closeWhenIdle(browser: Browser): void {
  const check = () => {
    if (browser.browserContexts().length <= 1) void browser.close();
    else setTimeout(check, 1_000).unref();
  };
  check();
}
