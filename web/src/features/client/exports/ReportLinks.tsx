import { Button, HStack, Spinner, Stack, Text } from "@chakra-ui/react";
import { CalendarClock, CircleCheck, Download, ExternalLink, FileText, TriangleAlert } from "lucide-react";
import { type MouseEvent, useCallback, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { usePortalQuery } from "../../../graphql/operations/clients";
import { serverNow } from "../../../graphql/serverClock";
import { languages } from "../../../i18n/language";
import { useT } from "../../../i18n/useT";
import { type Interval, isOfCalendar, nameOf } from "../../../shared/interval/interval";
import type { Period } from "../../../shared/interval/resolveInterval";
import { useOffers } from "../../../shared/offers/useOffers";
import { useHasRole } from "../../../shared/session/useHasRole";
import { useNow } from "../../../shared/time/useNow";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import { clientTexts } from "../clientTexts";
import { fetchPdf, type PdfFault } from "./fetchPdf";
import { reportFileTexts } from "./reportFileTexts";
import { useExportLanguage } from "./useExportLanguage";

type ReportLinksProps = {
  clientId: string;
  /** The chosen interval: a calendar preset stays one in the links, so a bookmark means "last month" each time. */
  interval: Interval;
  /** Its instants on the screen. */
  period: Period;
  /** km/h: figures over the limit as if it had been in force; null: the limits of the time. */
  asIfLimit: number | null;
  /** Seconds, of free flow; null: the usual ones. */
  gap: number | null;
};

/** Links of a period's report: to view it, to make a PDF if possible, and to send it regularly. */
export function ReportLinks({ clientId, interval, period, asIfLimit, gap }: ReportLinksProps) {
  const t = useT(clientTexts);
  const texts = useT(reportFileTexts);
  const offers = useOffers();
  const isEditor = useHasRole("editor");
  const { data } = usePortalQuery();
  const reports = data?.portal?.reports;
  const missing = reports?.available === false ? (reports.reason ?? "") : null;
  const [lang, setLang] = useExportLanguage();
  const name = isOfCalendar(interval) ? nameOf(interval) : null;
  const of = name === null ? period : { name };
  const report = { clientIds: [clientId], period: of, lang, asIfLimit, gap };
  const { pdf, make, cancel } = usePdf();
  // The link itself opens the PDF in a new tab: for other kinds of clicks, and without this script.
  const onDownload = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (pdf.state !== "making") void make(paths.reportPdf(report));
  };
  return (
    <Stack gap="4">
      <ChoiceGroup
        label={texts("language")}
        choices={languages.map((value) => ({ value, name: texts(value) }))}
        chosen={lang}
        onChoose={(chosen) => {
          // A PDF in the other language would be taken for one in this.
          cancel();
          setLang(chosen);
        }}
      />
      <HStack gap="2" wrap="wrap">
        <Button asChild variant="outline" size="sm">
          <a href={paths.reportPreview(report)} target="_blank" rel="noreferrer">
            <FileText size={16} aria-hidden />
            {t("previewReport")}
          </a>
        </Button>
        {missing === null ? (
          <Button asChild colorPalette="brand" size="sm">
            <a href={paths.reportPdf(report)} target="_blank" rel="noreferrer" onClick={onDownload}>
              <Download size={16} aria-hidden />
              {t("downloadReport")}
            </a>
          </Button>
        ) : (
          <HStack gap="1.5" color="fg.warning" maxW="28rem">
            <TriangleAlert size={16} aria-hidden />
            <Text textStyle="xs">{t("reportUnavailable", { reason: missing })}</Text>
          </HStack>
        )}
        {offers.has("REPORT_SCHEDULES") && isEditor ? (
          <Button asChild variant="ghost" size="sm">
            <Link to={paths.newReportSchedule(clientId)}>
              <CalendarClock size={16} aria-hidden />
              {texts("regularly")}
            </Link>
          </Button>
        ) : null}
      </HStack>
      <PdfProgress pdf={pdf} onCancel={cancel} />
    </Stack>
  );
}

type PdfState =
  | { state: "none" }
  /** `since`, `again`: Unix seconds. */
  | { state: "making"; since: number }
  | { state: "ready"; url: string; fileName: string }
  | { state: "failed"; fault: PdfFault; again: number | null };

function save(url: string, fileName: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
}

const none: PdfState = { state: "none" };

/**
 * Fetches a PDF and saves it as a file. A new tab would be blocked, as it would open long after the press; a
 * link to open it stays until another PDF is made, or the page is left.
 */
function usePdf() {
  const [pdf, show] = useState<PdfState>(none);
  const call = useRef<AbortController>(null);
  const url = useRef<string>(null);

  const letGo = useCallback(() => {
    call.current?.abort();
    if (url.current !== null) URL.revokeObjectURL(url.current);
    url.current = null;
  }, []);
  useEffect(() => letGo, [letGo]);

  const make = async (address: string) => {
    letGo();
    const current = new AbortController();
    call.current = current;
    show({ state: "making", since: serverNow() });
    const answer = await fetchPdf(address, current.signal).catch(() => null);
    // Cancelled: the canceller shows something else.
    if (answer === null || current.signal.aborted) return;
    if ("fault" in answer) {
      const { fault, retryAfter } = answer;
      show({ state: "failed", fault, again: retryAfter === null ? null : serverNow() + retryAfter });
      return;
    }
    url.current = URL.createObjectURL(answer.blob);
    show({ state: "ready", url: url.current, fileName: answer.fileName });
    save(url.current, answer.fileName);
  };
  const cancel = () => {
    letGo();
    show(none);
  };
  return { pdf, make, cancel };
}

type PdfProgressProps = { pdf: PdfState; onCancel: () => void };

/** Progress of a PDF: being made, ready to open and save, or its failure. */
function PdfProgress({ pdf, onCancel }: PdfProgressProps) {
  return (
    // Always rendered, so screen readers announce it; it takes no room while empty.
    <HStack role="status" gap="3" wrap="wrap" minH="8" textStyle="sm" _empty={{ position: "absolute" }}>
      {pdf.state === "making" ? <Making since={pdf.since} onCancel={onCancel} /> : null}
      {pdf.state === "ready" ? <Ready url={pdf.url} fileName={pdf.fileName} /> : null}
      {pdf.state === "failed" ? <Failed fault={pdf.fault} again={pdf.again} /> : null}
    </HStack>
  );
}

function Making({ since, onCancel }: { since: number; onCancel: () => void }) {
  const t = useT(reportFileTexts);
  const seconds = useNow(1_000) - since;
  return (
    <>
      <Spinner size="sm" aria-hidden />
      <Text>{t("making")}</Text>
      {/* Announced once, not each second. */}
      <Text color="fg.muted" fontVariantNumeric="tabular-nums" aria-hidden>
        {t("seconds", { seconds: Math.max(0, seconds) })}
      </Text>
      <Button size="xs" variant="outline" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </>
  );
}

function Ready({ url, fileName }: { url: string; fileName: string }) {
  const t = useT(reportFileTexts);
  return (
    <>
      <HStack gap="1.5" color="fg.success">
        <CircleCheck size={16} aria-hidden />
        <Text>{t("ready")}</Text>
      </HStack>
      <Button asChild size="xs" variant="outline">
        <a href={url} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden />
          {t("open")}
        </a>
      </Button>
      <Button asChild size="xs" variant="outline">
        <a href={url} download={fileName}>
          <Download aria-hidden />
          {t("save")}
        </a>
      </Button>
    </>
  );
}

function Failed({ fault, again }: { fault: PdfFault; again: number | null }) {
  const t = useT(reportFileTexts);
  const now = useNow(1_000);
  const wait = again === null ? null : again - now;
  return (
    <HStack gap="1.5" color="fg.error" align="start">
      <TriangleAlert size={16} aria-hidden />
      <Text>
        {t(fault)}
        {wait === null ? null : (
          <span aria-live="off">{` ${wait > 0 ? t("again", { seconds: wait }) : t("againNow")}`}</span>
        )}
      </Text>
    </HStack>
  );
}
