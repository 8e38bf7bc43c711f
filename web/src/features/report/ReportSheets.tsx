import { useCallback, useEffect, useMemo, useRef } from "react";
import type { Language } from "../../i18n/language";
import { printColors } from "../../shared/chart/chartColors";
import { formatDateTime } from "../../shared/time/format";
import { ChartDrawnContext } from "./ReportChart";
import { createReportContext, type ReportContext } from "./reportContext";
import { markReady } from "./reportMark";
import { reportPages } from "./reportPages";
import type { ReportData } from "./requestReport";
import "./report.css";

type ReportSheetsProps = { data: ReportData; language: Language };

/** All sheets of a report. Marks the document as ready when the last chart is drawn. */
export function ReportSheets({ data, language }: ReportSheetsProps) {
  const report = useMemo(() => createReportContext(data, language), [data, language]);
  const pages = reportPages.filter(({ isShown }) => isShown(report));
  const root = useRef<HTMLElement>(null);
  const drawn = useRef(0);

  const check = useCallback(() => {
    const charts = root.current?.querySelectorAll("[data-report-chart]").length;
    if (charts !== undefined && drawn.current >= charts)
      void (document.fonts?.ready ?? Promise.resolve()).then(markReady);
  }, []);
  const onDrawn = useCallback(() => {
    drawn.current += 1;
    check();
  }, [check]);
  useEffect(check, [check]);

  return (
    <ChartDrawnContext value={onDrawn}>
      <main className="report light" ref={root} style={printColors} lang={language}>
        <title>{report.t("documentTitle", { name: data.client.name })}</title>
        {pages.map(({ id, render }, index) => (
          <section key={id} className={`report-sheet report-sheet-${id}`}>
            {id === "title" ? null : <Header report={report} />}
            <div className="report-body">{render(report)}</div>
            <Footer report={report} page={index + 1} pages={pages.length} />
          </section>
        ))}
      </main>
    </ChartDrawnContext>
  );
}

function Header({ report: { client, measurement, zone } }: { report: ReportContext }) {
  return (
    <header>
      <span>{client.name}</span>
      <span>
        {formatDateTime(measurement.from, zone)} – {formatDateTime(measurement.to, zone)}
      </span>
    </header>
  );
}

function Footer({ report, page, pages }: { report: ReportContext; page: number; pages: number }) {
  const { t, company, zone, completeness, measurement, number } = report;
  const { sampleSize } = measurement.percentiles;
  return (
    <footer>
      <span>{company}</span>
      <span>
        {sampleSize > 0
          ? t("footer", { zone, completeness, sample: number(sampleSize) })
          : t("footerCounts", { zone, completeness })}
      </span>
      <span>{t("page", { page, pages })}</span>
    </footer>
  );
}
