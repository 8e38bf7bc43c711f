import { Button, HStack, Stack, Text } from "@chakra-ui/react";
import { CalendarClock, Download, FileText, TriangleAlert } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../app/paths";
import { usePortalQuery } from "../../../graphql/operations/clients";
import { languages } from "../../../i18n/language";
import { useT } from "../../../i18n/useT";
import { type Interval, isOfCalendar, nameOf } from "../../../shared/interval/interval";
import type { Period } from "../../../shared/interval/resolveInterval";
import { useOffers } from "../../../shared/offers/useOffers";
import { ChoiceGroup } from "../../../shared/ui/ChoiceGroup";
import { clientTexts } from "../clientTexts";
import { PdfProgress } from "./PdfProgress";
import { reportFileTexts } from "./reportFileTexts";
import { useExportLanguage } from "./useExportLanguage";
import { usePdf } from "./usePdf";

type ReportLinksProps = {
  clientId: string;
  /** What is chosen: one of the calendar stays it in the links, so that a bookmark means "last month" each time. */
  interval: Interval;
  /** What it means on the screen. */
  period: Period;
};

/** The printable report of a period: to look at, as a PDF where one can be made, and sent again and again. */
export function ReportLinks({ clientId, interval, period }: ReportLinksProps) {
  const t = useT(clientTexts);
  const texts = useT(reportFileTexts);
  const offers = useOffers();
  const { data } = usePortalQuery();
  const reports = data?.portal?.reports;
  const missing = reports?.available === false ? (reports.reason ?? "") : null;
  const [lang, setLang] = useExportLanguage();
  const name = isOfCalendar(interval) ? nameOf(interval) : null;
  const report = { clientIds: [clientId], period: name === null ? period : { name }, lang };
  const { pdf, make, cancel } = usePdf();
  // The link itself loads the PDF in a new tab: for other kinds of clicks, and without this script.
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
          // What was made in the other language would be taken for this one's.
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
        {offers.has("REPORT_SCHEDULES") ? (
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
