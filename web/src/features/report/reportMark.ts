import type { ReportFailure } from "./askReport";

const marks = () => document.documentElement.dataset;

/** Tells whoever prints the page that it is complete, on <html data-report-ready>. */
export function markReady(): void {
  marks().reportReady = "true";
}

export function markFailed(failure: ReportFailure): void {
  marks().reportReady = "error";
  marks().reportError = failure;
}

/** Tells that a page without a report has all that it needs to show one, on <html data-report-standby>. */
export function markStandby(): void {
  marks().reportStandby = "true";
}

export function unmark(): void {
  delete marks().reportReady;
  delete marks().reportError;
  delete marks().reportStandby;
}
