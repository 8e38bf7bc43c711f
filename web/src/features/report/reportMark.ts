import type { ReportFailure } from "./askReport";

const marks = () => document.documentElement.dataset;

/** Tells the renderer that the page is complete, on <html data-report-ready>. */
export function markReady(): void {
  marks().reportReady = "true";
}

export function markFailed(failure: ReportFailure): void {
  marks().reportReady = "error";
  marks().reportError = failure;
}

/** Tells the renderer that a standby page can show a report, on <html data-report-standby>. */
export function markStandby(): void {
  marks().reportStandby = "true";
}

export function unmark(): void {
  delete marks().reportReady;
  delete marks().reportError;
  delete marks().reportStandby;
}
