import { useCallback, useEffect, useMemo, useRef } from "react";
import { serverNow } from "../../graphql/serverClock";
import type { Language } from "../../i18n/language";
import { printColors } from "../../shared/chart/chartColors";
import { formatDateTime } from "../../shared/time/format";
import { clientSheets } from "./pages/clientSheets";
import { comparisonSheets } from "./pages/comparisonSheets";
import { titleSheet } from "./pages/titleSheet";
import { DrawnContext, drawingMark } from "./parts/drawing";
import { type Sheet, SheetFrame } from "./parts/Sheet";
import { type ClientReport, createReport, type Report } from "./reportContext";
import { markReady } from "./reportMark";
import type { ReportData } from "./useReport";
import "./style/title.css";
import "./style/location.css";
import "./style/tables.css";

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
export function ReportSheets({ data, crest, language }: ReportSheetsProps) {
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
