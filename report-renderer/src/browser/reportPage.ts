import type { Page } from "puppeteer";

/** A page in its own browser context. */
export class ReportPage {
  readonly openedAt = Date.now();
  /** Rejects when the page's process dies: calls to the page would then never return. */
  readonly crashed: Promise<never>;
  private usable = true;
  private closing: Promise<void> | undefined;

  /** @param end closes the context */
  constructor(
    readonly page: Page,
    private readonly end: () => Promise<void>,
  ) {
    this.crashed = new Promise((_resolve, reject) => {
      page.once("error", (error) => {
        this.usable = false;
        reject(error);
      });
    });
    this.crashed.catch(() => undefined);
  }

  get alive(): boolean {
    return this.usable && !this.page.isClosed() && this.page.browser().connected;
  }

  /** Never throws; a second call waits for the first. */
  close(): Promise<void> {
    this.closing ??= this.end();
    return this.closing;
  }
}
