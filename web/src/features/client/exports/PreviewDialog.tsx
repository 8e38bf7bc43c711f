import { Button, Skeleton, Stack, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useState } from "react";
import type { Language } from "../../../i18n/language";
import { useT } from "../../../i18n/useT";
import { DialogFrame } from "../../../shared/ui/DialogFrame";
import type { ExportFile } from "./exportFiles";
import { exportTexts } from "./exportTexts";
import type { FirstRows } from "./firstRows";
import { PreviewTable } from "./PreviewTable";
import { type Preview, usePreview } from "./usePreview";

type PreviewDialogProps = {
  file: ExportFile;
  href: string;
  language: Language;
  zone: string;
  onClose: () => void;
};

/** What a CSV file begins with, before somebody downloads the whole of it. */
export function PreviewDialog({ file, href, language, zone, onClose }: PreviewDialogProps) {
  const t = useT(exportTexts);
  // The portal's clock moves the period on; what is looked at stays.
  const [held] = useState(href);
  const [preview, retry] = usePreview(held, language);
  const title = t("previewOf", { name: t(file.text) });
  return (
    <DialogFrame
      title={title}
      size="xl"
      isBusy={false}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" size="sm" onClick={onClose}>
            {t("close")}
          </Button>
          <Button asChild colorPalette="brand" size="sm">
            <a href={held} download>
              <Download size={16} aria-hidden />
              {t("download")}
            </a>
          </Button>
        </>
      }
    >
      <Text color="fg.muted" textStyle="sm">
        {preview.state === "shown" ? <Count {...preview.rows} /> : null} {t("previewZone", { zone })}
      </Text>
      <Content preview={preview} title={title} onRetry={retry} />
    </DialogFrame>
  );
}

function Count({ rows, whole }: FirstRows) {
  const t = useT(exportTexts);
  return t(whole ? "previewAll" : "previewFirst", { count: rows.length });
}

function Content({ preview, title, onRetry }: { preview: Preview; title: string; onRetry: () => void }) {
  const t = useT(exportTexts);
  if (preview.state === "loading") return <Skeleton height="20rem" aria-label={t("previewLoading")} />;
  if (preview.state === "failed")
    return (
      <Stack role="alert" gap="3" align="start">
        <Text color="fg.error">{t(preview.isSignedOut ? "previewExpired" : "previewFailed")}</Text>
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t("retry")}
        </Button>
      </Stack>
    );
  if (preview.rows.rows.length === 0) return <Text>{t("previewEmpty")}</Text>;
  return <PreviewTable rows={preview.rows} label={title} />;
}
