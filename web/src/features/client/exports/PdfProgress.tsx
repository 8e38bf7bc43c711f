import { Button, HStack, Spinner, Text } from "@chakra-ui/react";
import { CircleCheck, Download, ExternalLink, TriangleAlert } from "lucide-react";
import { useT } from "../../../i18n/useT";
import { useNow } from "../../../shared/time/useNow";
import type { PdfFault } from "./fetchPdf";
import { reportFileTexts } from "./reportFileTexts";
import type { PdfState } from "./usePdf";

type PdfProgressProps = { pdf: PdfState; onCancel: () => void };

/** How far a PDF is: being made, ready to be opened and saved, or why there is none. */
export function PdfProgress({ pdf, onCancel }: PdfProgressProps) {
  return (
    // Always there, so that it is read out; without room of its own while it says nothing.
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
      {/* Told once, not each second. */}
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
