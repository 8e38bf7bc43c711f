import type { Client, Diagnostic } from "../store/records.js";
import { between } from "../store/timeline.js";
import type { TimeValue } from "./hourly.js";

/** The series that have graphs. */
export const DIAGNOSTIC_SERIES = [
  "brightness",
  "brightnessAverage",
  "signalStrength",
  "voltage",
  "sig",
] as const;
export type DiagnosticSeries = (typeof DIAGNOSTIC_SERIES)[number];

/** A client's reports of one series in `[start, end)`, oldest first. */
export const diagnosticSeries = (
  client: Client,
  series: DiagnosticSeries,
  start: number,
  end: number,
): TimeValue[] => between(client.diagnostics, start, end).flatMap((diagnostic) => pair(diagnostic, series));

function pair(diagnostic: Diagnostic, series: DiagnosticSeries): TimeValue[] {
  const value = diagnostic[series];
  return value === undefined ? [] : [{ time: diagnostic.timestamp, value }];
}
