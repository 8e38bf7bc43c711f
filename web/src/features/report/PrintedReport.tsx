import { useEffect } from "react";
import type { Language } from "../../i18n/language";
import { ErrorBoundary } from "../../shared/ui/ErrorBoundary";
import { ReportMessage } from "./ReportMessage";
import { ReportSheets } from "./ReportSheets";
import { unmark } from "./reportMark";
import type { ReportParams } from "./reportParams";
import { useReport } from "./useReport";
import "./style/reset.css";
import "./style/report.css";
import "./style/screen.css";

type PrintedReportProps = {
  /** Null: the address is incomplete. */
  params: ReportParams | null;
  language: Language;
};

/** A report with its data, or the reason why there is none. */
export function PrintedReport({ params, language }: PrintedReportProps) {
  const state = useReport(params);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => unmark, []);

  if (state.status !== "loaded") {
    const failure = state.status === "failed" ? state.failure : null;
    return <ReportMessage failure={failure} language={language} />;
  }
  return (
    <ErrorBoundary fallback={<ReportMessage failure="CRASHED" language={language} />}>
      <ReportSheets data={state.data} crest={state.crest} language={language} />
    </ErrorBoundary>
  );
}
