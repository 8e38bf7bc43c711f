import type { ReportFailure } from "./requestReport";

/** Tells whoever prints the page that it is complete, on <html data-report-ready>. */
export function markReady(): void {
  document.documentElement.dataset.reportReady = "true";
}

export function markFailed(failure: ReportFailure): void {
  document.documentElement.dataset.reportReady = "error";
  document.documentElement.dataset.reportError = failure;
}

export function unmark(): void {
  delete document.documentElement.dataset.reportReady;
  delete document.documentElement.dataset.reportError;
}
