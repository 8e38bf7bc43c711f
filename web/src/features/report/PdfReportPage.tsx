import { useEffect, useMemo } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import type { Language } from "../../i18n/language";
import { reportTexts } from "../../i18n/texts/report";
import { translatorOf } from "../../i18n/useT";
import { ErrorBoundary } from "../../shared/ui/ErrorBoundary";
import { ReportSheets } from "./ReportSheets";
import { markFailed, unmark } from "./reportMark";
import { parseReportParams, reportLanguage } from "./reportParams";
import type { ReportFailure } from "./requestReport";
import { useReport } from "./useReport";
import "./report.css";

/**
 * /pdfreport/:id?sessionKey&fromTimestamp&toTimestamp&lang: the printable report, open to whoever has its link;
 * /report/:id the same for who is signed in.
 */
export function PdfReportPage() {
  const { id = "" } = useParams();
  const [query] = useSearchParams();
  const params = useMemo(() => parseReportParams(query), [query]);
  const language = reportLanguage(query);
  const state = useReport(id, params);
  const failure = state.status === "failed" ? state.failure : null;

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => unmark, []);

  if (state.status !== "loaded") return <Message failure={failure} language={language} />;
  return (
    <ErrorBoundary fallback={<Message failure="CRASHED" language={language} />}>
      <ReportSheets data={state.data} language={language} />
    </ErrorBoundary>
  );
}

function Message({ failure, language }: { failure: ReportFailure | null; language: Language }) {
  const t = translatorOf(reportTexts, language);
  useEffect(() => {
    if (failure !== null) markFailed(failure);
  }, [failure]);
  return (
    <main className="report light">
      <title>{t("kind")}</title>
      <section className="report-sheet report-message" role={failure === null ? "status" : "alert"}>
        {failure === null ? (
          <p>{t("loading")}</p>
        ) : (
          <>
            <h1>{t("failed")}</h1>
            <p>{t(failure)}</p>
          </>
        )}
      </section>
    </main>
  );
}
