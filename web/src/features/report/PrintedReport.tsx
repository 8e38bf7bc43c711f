import { useCallback, useEffect, useMemo, useRef } from "react";
import type { Language } from "../../i18n/language";
import { ErrorBoundary } from "../../shared/ui/ErrorBoundary";
import { markFailed, markReady, unmark } from "./reportMark";
import type { ReportParams } from "./reportParams";
import { type ReportData, useReport } from "./useReport";
import "./style/reset.css";
import "./style/report.css";
import "./style/screen.css";
import { serverNow } from "../../graphql/serverClock";
import { translatorOf } from "../../i18n/useT";
import { printColors } from "../../shared/chart/chartColors";
import { formatDateTime } from "../../shared/time/format";
import type { ReportFailure } from "./askReport";
import { clientSheets } from "./pages/clientSheets";
import { comparisonSheets } from "./pages/comparisonSheets";
import { titleSheet } from "./pages/titleSheet";
import { DrawnContext, drawingMark } from "./parts/drawing";
import { type Sheet, SheetFrame } from "./parts/Sheet";
import { type ClientReport, createReport, type Report } from "./reportContext";
import { reportTexts } from "./reportTexts";
import "./style/title.css";
import "./style/location.css";
import "./style/tables.css";

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

type ReportMessageProps = { failure: ReportFailure | null; language: Language };

/** Shown instead of the report while it loads, or if it failed. */
function ReportMessage({ failure, language }: ReportMessageProps) {
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

type ReportSheetsProps = ReportData & { language: Language };

/** A sheet with its client: null if it is of all. */
type Placed = { sheet: Sheet; client: ClientReport | null };

function placedSheets(report: Report): Placed[] {
  const ofAll = [titleSheet(report), ...comparisonSheets(report)].map((sheet) => ({ sheet, client: null }));
  const ofClients = report.clients.flatMap((client) =>
    clientSheets(client).map((sheet) => ({ sheet, client })),
  );
  return [...ofAll, ...ofClients];
}

/** All sheets of a report. Marks the document as ready when the last chart, map and font is there. */
function ReportSheets({ data, crest, language }: ReportSheetsProps) {
  const report = useMemo(() => createReport({ data, crest }, language, serverNow()), [data, crest, language]);
  const sheets = useMemo(() => placedSheets(report), [report]);
  const root = useRef<HTMLElement>(null);

  const check = useCallback(() => {
    const isDrawn = root.current?.querySelector(`[${drawingMark}]`) === null;
    if (isDrawn) void (document.fonts?.ready ?? Promise.resolve()).then(markReady);
  }, []);
  useEffect(check, [check]);

  const { t, clients, madeDate } = report;
  const [only] = clients;
  const made = t("made", { time: formatDateTime(madeDate, only?.zone) });
  const name = clients.length === 1 ? (only?.client.name ?? "") : t("several", { count: clients.length });
  return (
    <DrawnContext value={check}>
      <main className="report light" ref={root} style={printColors} lang={language}>
        <title>{t("documentTitle", { name })}</title>
        {sheets.map(({ sheet, client }, index) => (
          <SheetFrame
            key={`${client?.client.id ?? ""} ${sheet.key}`}
            sheet={sheet}
            estimateNote={t("estimateNote")}
            header={sheet.id === "title" ? null : headerOf(report, client)}
            footer={{
              company: report.company,
              data: `${dataOf(report, client)} · ${made}`,
              page: t("page", { page: index + 1, pages: sheets.length }),
            }}
          />
        ))}
      </main>
    </DrawnContext>
  );
}

function headerOf({ t, period, zone }: Report, client: ClientReport | null) {
  const clock = client?.zone ?? zone.split(", ")[0];
  return {
    name: client?.client.name ?? t("kind"),
    period: `${formatDateTime(period.from, clock)} – ${formatDateTime(period.to, clock)}`,
  };
}

/** Data basis of a sheet: zone, completeness and, for speeds, the number of vehicles, as far as known. */
function dataOf(report: Report, client: ClientReport | null): string {
  const { number } = report;
  const { zone, completeness } = client ?? report;
  const sample = client === null ? report.sample : client.measurement.percentiles.sampleSize;
  return [zone, completeness, sample ? `N = ${number(sample)}` : null]
    .filter((part) => part !== null)
    .join(" · ");
}
