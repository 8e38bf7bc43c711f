import type { Page } from "puppeteer";
import { abortable } from "../abortable.js";
import type { BrowserPool } from "../browser/browserPool.js";
import type { ReportPage } from "../browser/reportPage.js";
import { BrowserFault, RenderError } from "../errors.js";
import { STANDBY_PATH } from "./renderJob.js";

/** The report page sets data-report-ready to "true" when its last chart is drawn, or to "error". */
const READY_MARK = "html[data-report-ready]";
/** The page without a report sets this once it could show one at once. */
const STANDBY_MARK = "html[data-report-standby='true']";

/**
 * Opens the portal's standby page, with everything loaded that a report needs except its data.
 * @throws RenderError PORTAL_UNREACHABLE; the signal's reason
 */
export async function bootStandby(
  pool: BrowserPool,
  portalUrl: string,
  signal: AbortSignal,
): Promise<ReportPage> {
  const at = await pool.openPage(signal);
  try {
    await steps(at, signal, async (page) => {
      await open(page, STANDBY_PATH, portalUrl, STANDBY_MARK);
    });
    return at;
  } catch (error) {
    void at.close();
    throw error;
  }
}

/**
 * Shows a report in a page and waits until its last chart is drawn: loads its address, or passes the address
 * to a standby page.
 * @throws RenderError PORTAL_UNREACHABLE, REPORT_FAILED if the page reports it; the signal's reason
 */
export async function showReport(
  at: ReportPage,
  path: string,
  { portalUrl, booted }: { portalUrl: string; booted: boolean },
  signal: AbortSignal,
): Promise<void> {
  await steps(at, signal, async (page) => {
    if (booted) {
      await page.evaluate(moveTo, path);
      await page.waitForSelector(READY_MARK);
    } else await open(page, path, portalUrl, READY_MARK);
    const reason = await page.$eval(READY_MARK, (html) =>
      html instanceof HTMLElement && html.dataset.reportReady === "error"
        ? (html.dataset.reportError ?? "UNKNOWN")
        : null,
    );
    if (reason !== null)
      throw new RenderError(502, "REPORT_FAILED", `The report page failed: ${reason}.`, { reason });
  });
}

/**
 * Prints a page's content as a tagged PDF with an outline.
 * @returns its bytes, which stay in the browser until read
 */
export async function printPage(at: ReportPage, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  return steps(at, signal, (page) =>
    page.createPDFStream({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
      timeout: 0,
    }),
  );
}

/**
 * Loads an address, until its page has the mark. A page in which a frame never loads has the mark, and no event
 * of its loading.
 */
async function open(page: Page, path: string, portalUrl: string, mark: string): Promise<void> {
  const marked = page.waitForSelector(mark);
  const loaded = page.goto(new URL(path, portalUrl).href, { waitUntil: "domcontentloaded" });
  const answered = loaded.then((response) => {
    if (!response?.ok()) throw unreachable();
  });
  await Promise.race([answered, marked]);
  await marked;
}

/** Runs in the page: its router shows the address without reloading anything. */
function moveTo(path: string): void {
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate", { state: null }));
}

async function steps<T>(
  { page, crashed }: ReportPage,
  signal: AbortSignal,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  try {
    return await abortable(Promise.race([work(page), crashed]), signal);
  } catch (error) {
    if (error instanceof RenderError || signal.aborted) throw error;
    const said = error instanceof Error ? error.message : "";
    // An aborted load is caused by the browser.
    throw said.startsWith("net::") && !said.startsWith("net::ERR_ABORTED")
      ? unreachable()
      : new BrowserFault(error);
  }
}

function unreachable(): RenderError {
  return new RenderError(502, "PORTAL_UNREACHABLE", "The renderer can't reach the portal.");
}
