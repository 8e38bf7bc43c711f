import { useEffect, useState } from "react";
import type { ReportFailure } from "./askReport";
import { loadReportFonts } from "./reportFonts";
import type { ReportParams } from "./reportParams";
import { type ReportCrest, requestCrest } from "./requestCrest";
import { type ClientData, requestReport } from "./requestReport";

export type ReportState =
  | { status: "loading" }
  | { status: "failed"; failure: ReportFailure }
  | ({ status: "loaded" } & ReportData);

/** Data of a report: its devices and its crest. */
export type ReportData = { data: readonly ClientData[]; crest: ReportCrest | null };

async function request(asked: ReportParams, signal: AbortSignal): Promise<ReportData | ReportFailure> {
  const data = await requestReport(asked, signal);
  if (typeof data === "string") return data;
  const crest = await requestCrest(data, asked, signal);
  return typeof crest === "string" ? crest : { data, crest };
}

/** The report's data, once the fonts are loaded, too. Null parameters fail at once. */
export function useReport(params: ReportParams | null): ReportState {
  const [state, setState] = useState<ReportState>({ status: "loading" });
  const key = JSON.stringify(params);
  useEffect(() => {
    const asked: ReportParams | null = JSON.parse(key);
    if (asked === null) return setState({ status: "failed", failure: "BAD_PARAMETERS" });
    const stop = new AbortController();
    const fail = (failure: ReportFailure) => setState({ status: "failed", failure });
    setState({ status: "loading" });
    Promise.all([request(asked, stop.signal), loadReportFonts()])
      .then(([report]) => {
        if (typeof report === "string") fail(report);
        else setState({ status: "loaded", ...report });
      })
      .catch(() => {
        if (!stop.signal.aborted) fail("UNAVAILABLE");
      });
    return () => stop.abort();
  }, [key]);
  return state;
}
