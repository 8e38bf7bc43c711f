import type { BrowserContext, HTTPRequest, Page } from "puppeteer";
import { RenderError } from "./errors.js";

export interface RenderJob {
  clientId: string;
  /** Unix seconds. */
  from: number;
  to: number;
  /** Report key: reads this client and period, nothing else. */
  sessionKey: string;
  lang: "sl" | "en";
}

interface RenderSettings {
  portalUrl: string;
  timeoutMs: number;
}

/** The report page sets data-report-ready to "true" when its last chart is drawn, or to "error". */
const READY_MARK = "html[data-report-ready]";

/**
 * Prints the portal's report page of one client and period as an A4 PDF.
 * @throws RenderError REPORT_FAILED where the page says so, DEADLINE where it takes too long
 */
export async function render(
  context: BrowserContext,
  job: RenderJob,
  settings: RenderSettings,
): Promise<Uint8Array> {
  const page = await context.newPage();
  page.setDefaultTimeout(settings.timeoutMs);
  // Charts take their width from the sheet once: on a narrow screen it would be another.
  await page.emulateMediaType("print");
  await fence(page, new URL(settings.portalUrl).origin);
  try {
    await page.goto(reportUrl(job, settings.portalUrl), { waitUntil: "domcontentloaded" });
    await page.waitForSelector(READY_MARK);
  } catch (error) {
    throw knownFault(error) ?? error;
  }
  const fault = await page.$eval(READY_MARK, (html) =>
    html instanceof HTMLElement && html.dataset.reportReady === "error"
      ? (html.dataset.reportError ?? "UNKNOWN")
      : null,
  );
  if (fault !== null) throw new RenderError(502, "REPORT_FAILED", `The report page failed: ${fault}.`);
  return page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    timeout: settings.timeoutMs,
  });
}

/** Faults whose own text would show the page's address, and with it the report key. */
function knownFault(error: unknown): RenderError | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "TimeoutError") return new RenderError(504, "DEADLINE", "The report took too long.");
  if (error.message.startsWith("net::")) {
    return new RenderError(502, "PORTAL_UNREACHABLE", "The renderer can't reach the portal.");
  }
  return undefined;
}

/** Lets the browser reach the portal's origin alone. */
async function fence(page: Page, portalOrigin: string): Promise<void> {
  await page.setRequestInterception(true);
  page.on("request", (request: HTTPRequest) => {
    const allowed = request.url().startsWith("data:") || originOf(request.url()) === portalOrigin;
    void (allowed ? request.continue() : request.abort("blockedbyclient")).catch(() => undefined);
  });
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

function reportUrl(job: RenderJob, portalUrl: string): string {
  const url = new URL(`/pdfreport/${encodeURIComponent(job.clientId)}`, portalUrl);
  url.search = new URLSearchParams({
    sessionKey: job.sessionKey,
    fromTimestamp: String(job.from),
    toTimestamp: String(job.to),
    lang: job.lang,
  }).toString();
  return url.href;
}
