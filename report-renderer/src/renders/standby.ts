import type { ReportPage } from "../browser/reportPage.js";
import { Deadline } from "./deadline.js";

/** An older page may be from a portal that was replaced meanwhile. */
const AGE_AT_MOST_MS = 10 * 60_000;
const BOOT_DEADLINE_MS = 15_000;
/** After a failed boot: doubled each time, up to a minute. */
const FIRST_PAUSE_MS = 1_000;
const PAUSE_AT_MOST_MS = 60_000;

interface StandbySettings {
  /** Number of waiting pages. */
  size: number;
  /** Opens a page and loads everything that a report needs except its data. */
  boot: (signal: AbortSignal) => Promise<ReportPage>;
  /** True if nothing else needs the processor. */
  idle: () => boolean;
}

/**
 * Standby pages, booted ahead of time, each for one report. They are made one at a time, and only while no
 * report is.
 */
export class Standby {
  private pages: ReportPage[] = [];
  private booting = false;
  private pauseMs = FIRST_PAUSE_MS;
  /** By the monotonic clock. */
  private notBefore = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly stopped = new AbortController();

  constructor(private readonly settings: StandbySettings) {}

  get count(): number {
    return this.pages.length;
  }

  /** The page that has waited longest, which the taker must close; undefined if none waits. */
  take(): ReportPage | undefined {
    this.dropStale();
    return this.pages.shift();
  }

  /** Boots missing pages in the background. Call it whenever a report is done. */
  refill(): void {
    this.dropStale();
    const { size, idle } = this.settings;
    if (this.booting || this.stopped.signal.aborted || this.pages.length >= size) return;
    if (!idle()) return;
    // Its own timer may fire early: it counts from the beginning of the loop's turn in which it was set.
    const tooEarly = this.notBefore - performance.now();
    if (tooEarly > 0) {
      this.lookAgain(tooEarly);
      return;
    }
    this.booting = true;
    void this.bootOne().then((booted) => {
      this.booting = false;
      if (booted) this.lookAgain(AGE_AT_MOST_MS);
      this.refill();
    });
  }

  async close(): Promise<void> {
    this.stopped.abort(new Error("The renderer stops."));
    clearTimeout(this.timer);
    await Promise.all(this.pages.splice(0).map((page) => page.close()));
  }

  private async bootOne(): Promise<boolean> {
    const deadline = new Deadline(BOOT_DEADLINE_MS, this.stopped.signal);
    try {
      const page = await this.settings.boot(deadline.signal);
      if (this.stopped.signal.aborted) await page.close();
      else this.pages.push(page);
      this.pauseMs = FIRST_PAUSE_MS;
      return true;
    } catch {
      // Reports are made without standby pages, and their callers get the error.
      this.notBefore = performance.now() + this.pauseMs;
      this.pauseMs = Math.min(2 * this.pauseMs, PAUSE_AT_MOST_MS);
      return false;
    } finally {
      deadline.end();
    }
  }

  private lookAgain(inMs: number): void {
    if (this.booting || this.stopped.signal.aborted) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.refill(), inMs).unref();
  }

  private dropStale(): void {
    const oldest = Date.now() - AGE_AT_MOST_MS;
    const isFresh = ({ alive, openedAt }: ReportPage) => alive && openedAt > oldest;
    for (const page of this.pages) if (!isFresh(page)) void page.close();
    this.pages = this.pages.filter(isFresh);
  }
}
