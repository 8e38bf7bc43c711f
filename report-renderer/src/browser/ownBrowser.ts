import type { Browser, BrowserContext } from "puppeteer";
import { abortable, endsWithin } from "../abortable.js";
import { ReportPage } from "./reportPage.js";

/** A live browser needs milliseconds, on a loaded machine some more. */
const HUNG_AFTER_MS = 3_000;

/**
 * A Chromium of this process. It is killed if it no longer answers, and closed once it is retired and nothing
 * runs in it.
 */
export class OwnBrowser {
  private open = 0;
  private pages = 0;
  private retired = false;

  constructor(private readonly browser: Browser) {}

  get connected(): boolean {
    return this.browser.connected;
  }

  /** Number of pages ever opened in it. */
  get pagesOpened(): number {
    return this.pages;
  }

  /** Opens a page in its own context. @throws the browser's error; the signal's reason if it aborts */
  async openPage(signal: AbortSignal): Promise<ReportPage> {
    this.open += 1;
    this.pages += 1;
    const creating = this.browser.createBrowserContext();
    try {
      const context = await abortable(creating, signal);
      return await this.openPageIn(context, signal);
    } catch (error) {
      void this.endContext(creating);
      throw error;
    }
  }

  /** Accepts no more pages. Closes once the last is closed. */
  retire(): void {
    this.retired = true;
    if (this.open === 0) void this.close();
  }

  async close(): Promise<void> {
    if (!(await endsWithin(this.browser.close(), HUNG_AFTER_MS))) this.kill();
  }

  private async openPageIn(context: BrowserContext, signal: AbortSignal): Promise<ReportPage> {
    const page = await abortable(context.newPage(), signal);
    // Charts take their width from the sheet once: on a narrow screen it would differ.
    await abortable(page.emulateMediaType("print"), signal);
    page.setDefaultTimeout(0);
    return new ReportPage(page, () => this.endContext(Promise.resolve(context)));
  }

  private async endContext(creating: Promise<BrowserContext>): Promise<void> {
    const closing = creating.then((context) => context.close());
    if (!(await endsWithin(closing, HUNG_AFTER_MS))) this.kill();
    this.open -= 1;
    if (this.retired && this.open === 0) await this.close();
  }

  /** Kills the whole process group: a stopped process can't end its children. */
  private kill(): void {
    const pid = this.browser.process()?.pid;
    if (pid === undefined) return;
    try {
      process.kill(-pid, "SIGKILL");
    } catch {
      // It has ended meanwhile.
    }
  }
}
