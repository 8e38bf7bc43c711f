import { ArrowLeft, Download, Printer } from "lucide-react";
import { Link, useParams } from "react-router-dom";
import { paths } from "../../app/paths";
import type { Language } from "../../i18n/language";
import { translatorOf } from "../../i18n/useT";
import { type Interval, nameOf } from "../../shared/interval/interval";
import { PrintedReport } from "./PrintedReport";
import type { ReportParams } from "./reportParams";
import { reportTexts } from "./reportTexts";
import { useReportLink } from "./useReportLink";

/**
 * /report/:ids?fromTimestamp&toTimestamp&lang, or with interval=LAST_MONTH instead: the printable report in the
 * portal, with a toolbar.
 */
export function ReportPage() {
  const { id = "" } = useParams();
  return <ReportOfLink key={id} ids={id} />;
}

function ReportOfLink({ ids }: { ids: string }) {
  const { params, language } = useReportLink(ids);
  return (
    <>
      {params === null ? null : <ReportBar params={params} language={language} />}
      <PrintedReport params={params} language={language} />
    </>
  );
}

type ReportBarProps = { params: ReportParams; language: Language };

/** A named interval keeps its name: the file then has the page's meaning, whenever it is made. */
function periodOf(interval: Interval) {
  return interval.kind === "custom" ? interval : { name: nameOf(interval) ?? "" };
}

/** Toolbar above a report on screen, for signed-in people: back, PDF and print. It is never printed. */
function ReportBar({ params: { clientIds, interval, asIfLimit, gap }, language }: ReportBarProps) {
  const t = translatorOf(reportTexts, language);
  const [only] = clientIds;
  const back = clientIds.length === 1 && only !== undefined ? paths.client(only) : paths.overview;
  const file = paths.reportPdf({ clientIds, period: periodOf(interval), lang: language, asIfLimit, gap });
  return (
    <nav className="report-tools light" aria-label={t("kind")} lang={language}>
      <Link to={back}>
        <ArrowLeft aria-hidden />
        <span>{t("back")}</span>
      </Link>
      <p>{t("kind")}</p>
      <button type="button" onClick={() => window.print()}>
        <Printer aria-hidden />
        <span>{t("print")}</span>
      </button>
      <a className="report-download" href={file}>
        <Download aria-hidden />
        <span>{t("download")}</span>
      </a>
    </nav>
  );
}
