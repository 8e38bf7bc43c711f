import { useEffect, useState } from "react";
import { loadReportFonts } from "./reportFonts";
import type { ReportParams } from "./reportParams";
import { type ClientData, type ReportFailure, requestReport } from "./requestReport";

export type ReportState =
  | { status: "loading" }
  | { status: "failed"; failure: ReportFailure }
  | { status: "loaded"; data: readonly ClientData[] };

/** The report's data, once the fonts are there, too. Null parameters fail at once. */
export function useReport(params: ReportParams | null): ReportState {
  const [state, setState] = useState<ReportState>({ status: "loading" });
  const key = JSON.stringify(params);
  useEffect(() => {
    const asked: ReportParams | null = JSON.parse(key);
    if (asked === null) return setState({ status: "failed", failure: "BAD_PARAMETERS" });
    const stop = new AbortController();
    const fail = (failure: ReportFailure) => setState({ status: "failed", failure });
    setState({ status: "loading" });
    Promise.all([requestReport(asked, stop.signal), loadReportFonts()])
      .then(([data]) => {
        if (typeof data === "string") fail(data);
        else setState({ status: "loaded", data });
      })
      .catch(() => {
        if (!stop.signal.aborted) fail("UNAVAILABLE");
      });
    return () => stop.abort();
  }, [key]);
  return state;
}
