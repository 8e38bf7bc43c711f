import { Button, HStack, Text } from "@chakra-ui/react";
import { Download, FileText, TriangleAlert } from "lucide-react";
import { paths } from "../../../app/paths";
import { usePortalQuery } from "../../../graphql/operations/clients";
import { clientTexts } from "../../../i18n/texts/client";
import { useT } from "../../../i18n/useT";
import type { Period } from "../../../shared/interval/resolveInterval";

type ReportLinksProps = { clientId: string; period: Period };

/** The printable report of a period: to look at, and as a PDF where one can be made. */
export function ReportLinks({ clientId, period }: ReportLinksProps) {
  const t = useT(clientTexts);
  const { data } = usePortalQuery();
  const reports = data?.portal?.reports;
  const missing = reports?.available === false ? (reports.reason ?? "") : null;
  const report = { clientId, from: period.from, to: period.to };
  return (
    <HStack gap="2" wrap="wrap">
      <Button asChild variant="outline" size="sm">
        <a href={paths.reportPreview(report)} target="_blank" rel="noreferrer">
          <FileText size={16} aria-hidden />
          {t("previewReport")}
        </a>
      </Button>
      {missing === null ? (
        <Button asChild colorPalette="brand" size="sm">
          <a href={paths.reportPdf(report)} target="_blank" rel="noreferrer">
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
    </HStack>
  );
}
