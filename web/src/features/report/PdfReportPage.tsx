import { useEffect, useMemo } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { ErrorBoundary } from "../../shared/ui/ErrorBoundary";
import { ReportBar } from "./ReportBar";
import { ReportMessage } from "./ReportMessage";
import { ReportSheets } from "./ReportSheets";
import { unmark } from "./reportMark";
import { parseReportParams, reportLanguage } from "./reportParams";
import { Standby } from "./Standby";
import { useReport } from "./useReport";
import "./style/report.css";
import "./style/screen.css";

type PdfReportPageProps = {
  /** On screen, for who is signed in: with a bar of what to do with the report. */
  hasBar?: boolean;
};

/**
 * /pdfreport/:ids?sessionKey&fromTimestamp&toTimestamp&lang: the printable report of one device or several, open to
 * whoever has its link; /report/:ids the same for who is signed in. Without devices it stands by.
 */
export function PdfReportPage({ hasBar = false }: PdfReportPageProps) {
  const { id } = useParams();
  return id === undefined ? <Standby /> : <ReportOf key={id} ids={id} hasBar={hasBar} />;
}

function ReportOf({ ids, hasBar }: { ids: string; hasBar: boolean }) {
  const [query] = useSearchParams();
  const params = useMemo(() => parseReportParams(ids, query), [ids, query]);
  const language = reportLanguage(query);
  const state = useReport(params);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => unmark, []);

  const bar = hasBar && params !== null ? <ReportBar params={params} language={language} /> : null;
  if (state.status !== "loaded") {
    const failure = state.status === "failed" ? state.failure : null;
    return (
      <>
        {bar}
        <ReportMessage failure={failure} language={language} />
      </>
    );
  }
  return (
    <>
      {bar}
      <ErrorBoundary fallback={<ReportMessage failure="CRASHED" language={language} />}>
        <ReportSheets data={state.data} language={language} />
      </ErrorBoundary>
    </>
  );
}
